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
        #expect(taken < seconds * 1000, "it took \(taken) ms", sourceLocation: location)
    }
    return try work()
}

private func computed() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
}
