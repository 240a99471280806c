import PennyEngine
import PennyMarkup
import PennyWordsSupport
import Testing

/// The native answers to a request, without the module's own entry.
struct NativeAnswers {
    private let request: CalculationRequest?
    private let outcome: Result<Calculation, InputProblems>?
    private let words: Words

    init(_ sample: SampleRequest, in language: String = "en") {
        words = .of(language)
        request = CalculationRequest(reading: sample.text, of: .builtIn)
        guard let request else {
            outcome = nil
            return
        }
        do throws(InputProblems) {
            outcome = .success(
                try request.calculator.calculate(
                    request.inputs, request.defaults.reading(words.typed)))
        } catch {
            outcome = .failure(error)
        }
    }

    func answer(_ format: ResultFormat) throws -> WasmModule.Answer {
        guard let request, let outcome else { return .init(status: 2, output: []) }
        if format == .form {
            let numbers = NumberWriter(
                for: Readers(request.style, words), currency: request.defaults.currency)
            let form = FormHTML(
                request.calculator, request.inputs, request.defaults.reading(words.typed),
                numbers)
            return .init(status: 0, output: form.content().bytes)
        }
        switch outcome {
        case .success(let result):
            return .init(status: 0, output: try output(format, request, result))
        case .failure(let problems):
            let numbers = NumberWriter(
                for: Readers(request.style, words), currency: request.defaults.currency)
            let lines = ProblemLines(problems, of: request.calculator.fields, numbers)
            return .init(status: 1, output: lines.file().bytes)
        }
    }

    private func output(
        _ format: ResultFormat, _ request: CalculationRequest, _ result: Calculation
    ) throws -> [UInt8] {
        let html = ResultHTML(result, for: Readers(request.style, words))
        switch format {
        case .json:
            let readers = Readers(request.style, words)
            return JSONWriter(result).object(title: request.title, for: readers).bytes
        case .csv:
            let table = try #require(result.table(result.calculator.primaryTable))
            return CSVWriter(table, result.currency, request.style.convention).file().bytes
        case .html, .form: return html.section().bytes
        case .beside, .retyped:
            return try request.answer(format, words).bytes
        case .page:
            let published = try request.calculator.calculate(
                request.published, request.defaults.reading(words.typed))
            let parts = [
                html.section(), html.inputs(),
                ChangesHTML(published, result, for: Readers(request.style, words)).list(),
                SetIdentityText(result).lines(),
            ]
            return Array(parts.map(\.bytes).joined(separator: [0x1E]))
        }
    }
}
