#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

do throws(BenchmarkError) {
  try Command(Array(CommandLine.arguments.dropFirst())).run()
} catch {
  let message = Array("screenfit-benchmark: \(error.reason)\n".utf8)
  write(2, message, message.count)
  exit(1)
}
