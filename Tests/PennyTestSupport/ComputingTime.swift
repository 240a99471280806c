import Foundation

/// Runs work, and says how many milliseconds its thread computed. What the thread waits for on a busy
/// machine does not count, so a test can hold code to a limit that the other tests beside it do not
/// touch. (The clock can not: all tests begin at once and share the processors.)
public func computing<Value, Failure: Error>(
    _ work: () throws(Failure) -> Value
) throws(Failure) -> (value: Value, milliseconds: Int) {
    let start = computed()
    let value = try work()
    return (value, computed() - start)
}

/// How much slower code is than where the tests usually run, as `make check-memory` says. What is
/// held to the limits of the program itself is smaller by that.
public let slowness = ProcessInfo.processInfo.environment["PENNY_SLOWNESS"].flatMap(Int.init) ?? 1

private func computed() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
}
