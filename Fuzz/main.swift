private import Glibc

/// The driver of libFuzzer, which reads the command line and calls the function with each input.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// What is fuzzed; by name, since libFuzzer has the command line to itself.
private let chosen = getenv("FUZZ_TARGET").flatMap { FuzzTarget(rawValue: String(cString: $0)) }
private let target: FuzzTarget

if let chosen {
  target = chosen
} else {
  let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: " ")
  print("FUZZ_TARGET must be one of: \(names)")
  exit(64)
}

private var count = CommandLine.argc
private var arguments = CommandLine.unsafeArgv
exit(
  runDriver(&count, &arguments) { start, count in
    target.run(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
  })
