import PennyEngine
import PennyMarkup

// The module is called from one thread and does one thing at a time.
nonisolated(unsafe) private var request = SharedBlock()
nonisolated(unsafe) private var output = SharedBlock()

/// What `penny_compute` says about its output.
private enum Status: Int {
    /// The output is the result.
    case computed = 0
    /// The output is the inputs' problems.
    case problems = 1
    /// The request or its format cannot be read; there is no output.
    case unreadable = 2
}

/// A place for a request of `length` bytes, valid until the next call.
@_expose(wasm, "penny_alloc") @_cdecl("penny_alloc")
public func allocate(_ length: Int) -> UnsafeMutablePointer<UInt8>? {
    request.renew(count: length)
    return request.start
}

/// Answers the request that lies at `place`: a `CalculationRequest` as UTF-8,
/// in a `ResultFormat`.
@_expose(wasm, "penny_compute") @_cdecl("penny_compute")
public func compute(_ place: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    let text = Array(UnsafeBufferPointer(start: place, count: length))
    guard let request = CalculationRequest(reading: text),
        let format = ResultFormat(rawValue: format)
    else { return put(Bytes(), .unreadable) }
    do throws(InputProblems) {
        return put(try request.answer(format), .computed)
    } catch {
        return put(ProblemLines(error).file(), .problems)
    }
}

/// Where the output of the last `penny_compute` lies, valid until the next.
@_expose(wasm, "penny_output") @_cdecl("penny_output")
public func outputPlace() -> UnsafeMutablePointer<UInt8>? { output.start }

/// How many bytes the output of the last `penny_compute` has.
@_expose(wasm, "penny_output_length") @_cdecl("penny_output_length")
public func outputLength() -> Int { output.count }

private func put(_ bytes: Bytes, _ status: Status) -> Int {
    output.renew(with: bytes.bytes)
    return status.rawValue
}
