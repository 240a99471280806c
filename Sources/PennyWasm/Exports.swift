import PennyEngine
import PennyMarkup

// The module is called from one thread and does one thing at a time.
nonisolated(unsafe) private var request = SharedBlock()
nonisolated(unsafe) private var output = SharedBlock()
/// The readers of the answers; nil until their words have been loaded.
nonisolated(unsafe) private(set) var readers: Readers?

/// The format number of a request that loads the words for later answers and the number style of
/// their readers, a `CatalogBundle`.
let wordsFormat = ResultFormat.allCases.count

/// The status of an answer.
enum Status: Int {
    /// The output is the result.
    case computed = 0
    /// The output is the inputs' problems.
    case problems = 1
    /// The request or its format is invalid, or is for another module; there is no output.
    case unreadable = 2
}

/// Allocates a block for a request of `length` bytes, valid until the next call.
@_expose(wasm, "penny_alloc") @_cdecl("penny_alloc")
public func allocate(_ length: Int) -> UnsafeMutablePointer<UInt8>? {
    request.renew(count: length)
    return request.start
}

/// Answers the request at `start`, a `CalculationRequest` as UTF-8, in a `ResultFormat`; or loads
/// the words there.
func answer(
    _ start: UnsafePointer<UInt8>, _ length: Int, _ format: Int, _ calculator: Calculator
) -> Int {
    let text = Array(UnsafeBufferPointer(start: start, count: length))
    if format == wordsFormat {
        return load(words: text, having: calculator.wordAreas)
    }
    guard let readers, let format = ResultFormat(rawValue: format),
        let request = CalculationRequest(reading: text, of: calculator, for: readers.style)
    else { return put(Bytes(), .unreadable) }
    do throws(InputProblems) {
        return put(try request.answer(format, readers.words), .computed)
    } catch {
        return put(request.lines(of: error, readers.words), .problems)
    }
}

/// Loads the words for later answers.
func load(words bytes: [UInt8], having areas: [MessageArea]) -> Int {
    guard let sent = Readers(bundle: bytes, having: areas) else {
        return put(Bytes(), .unreadable)
    }
    readers = sent
    return put(Bytes(), .computed)
}

/// The address of the last answer's output, valid until the next call.
@_expose(wasm, "penny_output") @_cdecl("penny_output")
public func outputAddress() -> UnsafeMutablePointer<UInt8>? { output.start }

/// The number of bytes of the last answer's output.
@_expose(wasm, "penny_output_length") @_cdecl("penny_output_length")
public func outputLength() -> Int { output.count }

func put(_ bytes: Bytes, _ status: Status) -> Int {
    output.renew(with: bytes.bytes)
    return status.rawValue
}
