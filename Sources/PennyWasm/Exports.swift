import PennyEngine
import PennyMarkup

// The module is called from one thread and does one thing at a time.
nonisolated(unsafe) private var request = SharedBlock()
nonisolated(unsafe) private var output = SharedBlock()
/// Whom answers are for; nobody before their words were sent.
nonisolated(unsafe) private(set) var readers: Readers?

/// In the place of a format: what was sent are the words for later answers and how their readers
/// write numbers, a `CatalogBundle`.
let wordsFormat = ResultFormat.allCases.count

/// What an entry says about its output.
enum Status: Int {
    /// The output is the result.
    case computed = 0
    /// The output is the inputs' problems.
    case problems = 1
    /// The request or its format cannot be read, or it is one for another module; there
    /// is no output.
    case unreadable = 2
}

/// A place for a request of `length` bytes, valid until the next call.
@_expose(wasm, "penny_alloc") @_cdecl("penny_alloc")
public func allocate(_ length: Int) -> UnsafeMutablePointer<UInt8>? {
    request.renew(count: length)
    return request.start
}

/// Answers the request that lies at `place`: a `CalculationRequest` as UTF-8,
/// in a `ResultFormat`. Or takes the words that lie there.
func answer(
    _ place: UnsafePointer<UInt8>, _ length: Int, _ format: Int, _ definition: CalculatorDefinition
) -> Int {
    let text = Array(UnsafeBufferPointer(start: place, count: length))
    if format == wordsFormat {
        return take(words: text, having: definition.wordAreas)
    }
    guard let readers, let request = CalculationRequest(reading: text, for: readers.style),
        request.calculator == definition.calculator, let format = ResultFormat(rawValue: format)
    else { return put(Bytes(), .unreadable) }
    do throws(InputProblems) {
        return put(try request.answer(format, definition, readers.words), .computed)
    } catch {
        return put(request.lines(of: error, definition, readers.words), .problems)
    }
}

/// Takes the words for later answers.
func take(words bytes: [UInt8], having areas: [MessageArea]) -> Int {
    guard let sent = Readers(bundle: bytes, having: areas) else {
        return put(Bytes(), .unreadable)
    }
    readers = sent
    return put(Bytes(), .computed)
}

/// Where the output of the last answer lies, valid until the next.
@_expose(wasm, "penny_output") @_cdecl("penny_output")
public func outputPlace() -> UnsafeMutablePointer<UInt8>? { output.start }

/// How many bytes the output of the last answer has.
@_expose(wasm, "penny_output_length") @_cdecl("penny_output_length")
public func outputLength() -> Int { output.count }

func put(_ bytes: Bytes, _ status: Status) -> Int {
    output.renew(with: bytes.bytes)
    return status.rawValue
}
