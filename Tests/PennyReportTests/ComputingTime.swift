import PennyTestSupport
import Testing

/// Runs work, and sees that it does not compute longer than what is asked. What
/// the thread waits for on a busy machine does not count.
func expect<Value, Failure: Error>(
    withinSeconds seconds: Int, at location: SourceLocation = #_sourceLocation,
    _ work: () throws(Failure) -> Value
) throws(Failure) -> Value {
    let (value, taken) = try computing(work)
    #expect(taken < seconds * 1000 * slowness, "it took \(taken) ms", sourceLocation: location)
    return value
}
