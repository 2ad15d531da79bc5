internal import CCrypto

/// Hashes bytes with SHA-256.
package enum SHA256 {
  /// Returns the hash in lower-case hexadecimal; nil if the library cannot hash.
  package static func hexadecimal(of bytes: [UInt8]) -> String? {
    bytes.withUnsafeBytes { hexadecimal(of: $0) }
  }

  /// Returns the hash in lower-case hexadecimal; nil if the library cannot hash.
  static func hexadecimal(of bytes: UnsafeRawBufferPointer) -> String? {
    var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var length: UInt32 = 0
    let done = EVP_Digest(bytes.baseAddress, bytes.count, &digest, &length, EVP_sha256(), nil)
    guard done == 1 else { return nil }
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for byte in digest.prefix(Int(length)) {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
