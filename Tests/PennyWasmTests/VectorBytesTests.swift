import PennyEngine
import PennyMarkup
import PennyTestSupport
import PennyVectors
import PennyWordsSupport
import Testing

/// Every external vector, computed by the module and by the native build.
@Suite(.enabled(if: WasmModule.canRun, WasmModule.whySkipped))
struct VectorBytesTests {
    private static func request(_ vector: VectorRequest) -> [UInt8] {
        var lines = ["kind=\(vector.calculator.name)"]
        for input in vector.inputs {
            switch input.value {
            case .text(let text): lines.append("\(input.name)=\(text)")
            case .entries(let entries):
                lines.append("\(input.name)=\(EntryText.line(of: entries))")
            }
        }
        return Array(lines.map { $0 + "\n" }.joined().utf8)
    }

    @Test func `vectors have the same bytes in the module`() async throws {
        try #require(VectorRequests.all.count > 1000)
        let vectors = Effort.some(250, of: VectorRequests.all)
        let requests = vectors.map(Self.request)
        let answers = try await WasmModule.run(
            requests.map { (ResultFormat.json.rawValue, $0) }
        ).answers
        try #require(answers.count == vectors.count)
        var results = 0
        for (index, vector) in vectors.enumerated() {
            let request = try #require(
                CalculationRequest(reading: requests[index], of: .builtIn), "\(vector.id)")
            let expected: WasmModule.Answer
            do throws(InputProblems) {
                let output = try request.answer(.json, .english)
                    .bytes
                expected = WasmModule.Answer(status: 0, output: output)
                results += 1
            } catch {
                let lines = request.lines(of: error, .english)
                expected = .init(status: 1, output: lines.bytes)
            }
            let isSame = answers[index] == expected
            #expect(isSame, "\(vector.file) \(vector.id)")
        }
        print("\(results) results and \(vectors.count - results) refusals, the same in the module")
        #expect(results > vectors.count * 4 / 5)
    }
}
