import Foundation
import PennyCatalogs
import PennyEngine
import PennyMarkup
import PennyTestSupport
import Testing

/// The browser's modules as `make wasm` builds them, run by Node.js.
enum WasmModule {
    static let folder = ".build-wasm/modules"

    /// Whether the module is required: `make test` builds it and sets the variable.
    static let isNeeded = ProcessInfo.processInfo.environment["PENNY_NEEDS_WASM"] == "1"
    static let canRun =
        isNeeded || (Repository.exists("\(folder)/loan.wasm") && Repository.hasProgram("node"))
    /// The comment of a skipped test.
    static let whySkipped: Comment =
        "node or .build-wasm/modules is missing here; make test builds and needs both"

    struct Answer: Equatable {
        let status: Int
        let output: [UInt8]
    }

    struct Run {
        /// The interface of each module that was called.
        let interfaces: [Interface]
        let answers: [Answer]
    }

    struct Interface {
        let kind: String
        let imports: [String]
        let exports: [String]
    }

    /// The words of each calculator's module, sent before any request.
    private static func words(in language: String) -> [String] {
        CalculatorCatalog.builtIn.all.map { words(of: $0.name, $0.wordAreas, language, .enUS) }
            + [words(of: "keypad", KeypadRequest.wordAreas, language, .enUS)]
    }

    private static func words(
        of module: String, _ areas: [MessageArea], _ language: String, _ style: NumberStyle
    ) -> String {
        let words = bundle(of: module, areas, language, style)
        return #"["words","\#(module)","\#(Data(words).base64EncodedString())"]"#
    }

    /// The file of words beside a module.
    static func bundle(
        of module: String, _ areas: [MessageArea], _ language: String, _ style: NumberStyle
    ) -> [UInt8] {
        Catalogs.bundle(
            language: language, areas: areas.map(\.number),
            readsTyped: module != "keypad", parts: [style.bundlePart])
    }

    /// Answers all requests in order, each kind by one instance of its module.
    static func run(
        _ requests: [(format: Int, text: [UInt8])], in language: String = "en"
    ) async throws -> Run {
        var styles: [Calculator: NumberStyle] = [:]
        var input: [String] = []
        for request in requests {
            // A module includes the number style of one locale.
            if let read = CalculationRequest(reading: request.text, of: .builtIn),
                read.style != styles[read.calculator, default: .enUS]
            {
                let (calculator, style) = (read.calculator, read.style)
                styles[calculator] = style
                let areas = calculator.wordAreas
                input.append(words(of: calculator.name, areas, language, style))
            }
            input.append(try json([request.format, Data(request.text).base64EncodedString()]))
        }
        let lines = try await node(
            "batch", input: (words(in: language) + input).joined(separator: "\n")
        )
        .split(separator: "\n")
        .map { try JSONSerialization.jsonObject(with: Data($0.utf8)) }
        let answers = try lines.prefix(requests.count).map { try #require($0 as? [Any]) }
        return Run(
            interfaces: try lines.dropFirst(requests.count).map(interface),
            answers: try answers.map(answer))
    }

    private static func answer(_ parts: [Any]) throws -> Answer {
        let status = try #require(parts[0] as? Int)
        let text = try #require(parts[1] as? String)
        return Answer(status: status, output: [UInt8](try #require(Data(base64Encoded: text))))
    }

    private static func interface(_ line: Any) throws -> Interface {
        let parts = try #require(line as? [Any])
        return Interface(
            kind: try #require(parts[0] as? String), imports: try #require(parts[1] as? [String]),
            exports: try #require(parts[2] as? [String]))
    }

    private static func json(_ value: [Any]) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: value), as: UTF8.self)
    }

    private static func node(_ word: String, input: String) async throws -> String {
        var child = ChildProcess(["node", Repository.path(of: "scripts/wasm-run.mjs"), word])
        child.input = Array(input.utf8)
        let end = try await child.run()
        try #require(
            end.status == 0, "node failed, or a module is missing in \(folder): \(end.messages)")
        return end.text
    }
}
