import PennyMarkup
import PennyWordsSupport
import Testing

/// The keypad's module and the native build give the same bytes.
@Suite(.enabled(if: WasmModule.canRun, WasmModule.whySkipped))
struct KeypadBytesTests {
    @Test func `the keypad's module needs nothing of a host and offers only its functions`()
        async throws
    {
        let run = try await WasmModule.run([(0, request("", "", mark: "."))])
        let module = try #require(run.interfaces.first)
        #expect(module.kind == "keypad")
        #expect(module.imports == [])
        #expect(
            module.exports == [
                "memory", "penny_alloc", "penny_keypad", "penny_output", "penny_output_length",
            ])
    }

    @Test(arguments: [".", ","])
    func `every sequence of up to five keys is answered with the native bytes`(
        _ mark: String
    ) async throws {
        var longest = [""]
        var requests: [[UInt8]] = []
        for _ in 1...5 {
            longest = longest.flatMap { keys in
                ["2", "0", ".", "-", "/", "=", "<"].map { keys + $0 }
            }
            requests += longest.map { request("", $0, mark: mark) }
        }
        try await expectNativeBytes(requests)
    }

    @Test(arguments: [".", ","])
    func `whatever stands in the field is answered with the native bytes`(_ mark: String)
        async throws
    {
        let starts = [
            "", "4.99", "4,99", "350,000", "350.000", "1\u{202F}234,5", "$4.99", "4.99 - 0.50",
            "5×", "5÷0", "−5", "1+2+3", "abc", "“é”\u{1}\t", "9÷3=", "1/3", "12%", ".", "-", "5.",
            "999999999999999999999999", "0.000000000000000000001", "=", "==", "6x330",
        ]
        try await expectNativeBytes(
            starts.flatMap { start in
                ["", "1", "*3", "=", "=*3=", "<", "C", ";", "-;", "+1;", "9.9", "===;;"].map {
                    request(start, $0, mark: mark)
                }
            })
    }

    @Test func `a request of another form is unreadable`() async throws {
        let sound = request("5", "+", mark: ".")
        let run = try await WasmModule.run([
            (1, sound), (0, request("5", "a", mark: ".")), (0, Array("kind=keypad\n".utf8)),
        ])
        #expect(run.answers.allSatisfy { $0 == WasmModule.Answer(status: 2, output: []) })
    }

    private func expectNativeBytes(_ requests: [[UInt8]]) async throws {
        let answers = try await WasmModule.run(requests.map { (0, $0) }).answers
        try #require(answers.count == requests.count)
        var mismatches: [String] = []
        for (request, answer) in zip(requests, answers) {
            let native = try #require(KeypadRequest(reading: request)).answer(in: .english).bytes
            if answer != WasmModule.Answer(status: 0, output: native) {
                mismatches.append(String(decoding: request, as: UTF8.self))
            }
        }
        #expect(mismatches.prefix(5) == [])
    }

    private func request(_ start: String, _ keys: String, mark: String) -> [UInt8] {
        Array(
            "kind=keypad\nmark=\(mark)\ndecimals=2\nsymbols=$ USD\nstart=\(start)\nkeys=\(keys)\n"
                .utf8)
    }
}
