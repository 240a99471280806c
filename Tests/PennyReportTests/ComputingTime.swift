import PennyTestSupport
import Testing

/// Runs work and checks that it does not take more CPU time than requested. Waiting on a busy
/// machine does not count.
func expect<Value, Failure: Error>(
    withinSeconds seconds: Int, at location: SourceLocation = #_sourceLocation,
    _ work: () throws(Failure) -> Value
) throws(Failure) -> Value {
    let (value, taken) = try computing(work)
    #expect(taken < seconds * 1000 * slowness, "it took \(taken) ms", sourceLocation: location)
    return value
}
