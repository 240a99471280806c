import PennyEngine
import PennyMarkup
import PennyTestSupport
import PennyWordsSupport
import Testing

/// The module and the native build give the same bytes.
@Suite(.enabled(if: WasmModule.canRun, WasmModule.whySkipped))
struct SameBytesTests {
    private static let run = Task { try await answered(in: "en") }

    /// Samples in every format, answered in one run of the module.
    private static func answered(
        _ samples: [Sample] = Sample.all, in language: String
    ) async throws -> WasmModule.Run {
        try await WasmModule.run(
            samples.flatMap { sample in
                ResultFormat.allCases.map { ($0.rawValue, sample.request.text) }
            }, in: language)
    }

    @Test func `a module needs nothing of a host and offers only its functions`() async throws {
        let requests = CalculatorCatalog.builtIn.all.map { (0, Array("kind=\($0.name)\n".utf8)) }
        let run = try await WasmModule.run(requests)
        #expect(run.interfaces.map(\.kind) == CalculatorCatalog.builtIn.all.map(\.name))
        for module in run.interfaces {
            let entry = "penny_" + module.kind.replacing("-", with: "_")
            let names = ["memory", "penny_alloc", "penny_output", "penny_output_length", entry]
            #expect(module.imports == [])
            #expect(module.exports == names.sorted())
        }
    }

    @Test(arguments: Sample.all)
    func `a request is answered with the native bytes in every format`(_ sample: Sample)
        async throws
    {
        let answers = try await Self.run.value.answers
        let count = ResultFormat.allCases.count
        try #require(answers.count == Sample.all.count * count)
        try check(sample, in: "en", answers.dropFirst(sample.index * count).prefix(count))
    }

    @Test(arguments: Words.otherLanguages)
    func `requests are answered with the native bytes in each language`(_ language: String)
        async throws
    {
        let samples = Effort.some(6, of: Sample.all)
        let answers = try await Self.answered(samples, in: language).answers
        let count = ResultFormat.allCases.count
        try #require(answers.count == samples.count * count)
        for (number, sample) in samples.enumerated() {
            try check(sample, in: language, answers.dropFirst(number * count).prefix(count))
        }
    }

    @Test(arguments: [
        ("de", "25 Jahre", "monatlich"), ("fr", "25 ans", "tous les mois"),
        ("es", "25 años", "cada mes"), ("ja", "25年", "毎月"), ("ar", "25 سنة", "كل شهر"),
    ])
    func `what is typed in a language is read as natively`(
        _ language: String, _ term: String, _ payments: String
    ) async throws {
        let sample = SampleRequest(
            "typed", "kind=loan", "locale=de-DE", "principal=350.000", "rate=3,65%",
            "term=\(term)", "payments=\(payments)")
        let requests = ResultFormat.allCases.map { ($0.rawValue, sample.text) }
        let run = try await WasmModule.run(requests, in: language)
        let native = NativeAnswers(sample, in: language)
        for (format, answer) in zip(ResultFormat.allCases, run.answers) where format != .form {
            #expect(answer.status == 0)
            let isSame = try native.answer(format).output == answer.output
            #expect(isSame, "\(format); \(advice)")
        }
    }

    private func check(
        _ sample: Sample, in language: String, _ answers: ArraySlice<WasmModule.Answer>
    ) throws {
        let native = NativeAnswers(sample.request, in: language)
        for (format, answer) in zip(ResultFormat.allCases, answers) {
            let expected = try native.answer(format)
            if format != .form { #expect(expected.status == sample.status) }
            #expect(answer.status == expected.status)
            let offset = firstDifference(answer.output, expected.output)
            let isSame = answer.output == expected.output
            #expect(
                isSame, "\(sample.request.name): \(format) differs at byte \(offset); \(advice)")
        }
    }

    @Test(arguments: [-1, 8, 256])
    func `a format there is not is refused`(_ format: Int) async throws {
        let run = try await WasmModule.run([(format, SampleRequest.computed[0].text)])
        #expect(run.answers == [WasmModule.Answer(status: 2, output: [])])
    }

    @Test func `an answer depends on its request only`() async throws {
        let first = SampleRequest.computed[0].text
        let others = SampleRequest.faulty[0].text
        let run = try await WasmModule.run([(2, first), (0, others), (9, []), (2, first)])
        #expect(run.answers[0] == run.answers[3])
    }

    private let advice = "if the module is older than the sources, run make wasm"

    private func firstDifference(_ first: [UInt8], _ second: [UInt8]) -> Int {
        zip(first, second).enumerated().first { $0.element.0 != $0.element.1 }?.offset
            ?? min(first.count, second.count)
    }
}

/// A request with its expected status.
struct Sample: Sendable, CustomTestStringConvertible {
    let request: SampleRequest
    let status: Int
    let index: Int

    var testDescription: String { request.name }

    static let all: [Sample] = {
        let requests =
            SampleRequest.computed.map { ($0, 0) } + SampleRequest.faulty.map { ($0, 1) }
            + SampleRequest.unreadable.map { ($0, 2) }
        return requests.enumerated().map { index, pair in
            Sample(request: pair.0, status: pair.1, index: index)
        }
    }()
}
