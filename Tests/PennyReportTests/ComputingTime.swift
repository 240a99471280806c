import Glibc
import Testing

/// Runs work, and sees that it does not compute longer than what is asked. What
/// the thread waits for on a busy machine does not count.
func expect<Value, Failure: Error>(
    withinSeconds seconds: Int, at location: SourceLocation = #_sourceLocation,
    _ work: () throws(Failure) -> Value
) throws(Failure) -> Value {
    let start = computed()
    defer {
        let taken = computed() - start
        #expect(taken < seconds * 1000 * slowness, "it took \(taken) ms", sourceLocation: location)
    }
    return try work()
}

/// How much slower code is than where the tests usually run, as `make check-memory` says. What is
/// held to the limits of the program itself is smaller by that.
let slowness = getenv("PENNY_SLOWNESS").flatMap { Int(String(cString: $0)) } ?? 1

private func computed() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
}
