import Foundation
import PennyMessages
import PennyTestSupport

/// A file of the specification's test suite.
struct ConformanceFile {
    let name: String
    let cases: [ConformanceCase]

    static let names = [
        "bidi", "data-model-errors", "fallback", "functions/currency", "functions/datetime",
        "functions/integer", "functions/number", "functions/string", "functions/time",
        "pattern-selection", "syntax", "syntax-errors", "u-options",
    ]

    init(_ name: String) throws {
        self.name = name
        let path = "Tests/PennyMessagesTests/Vectors/\(name).json"
        let json = try JSONSerialization.jsonObject(with: Data(Repository.bytes(of: path)))
        let file = json as? [String: Any] ?? [:]
        let defaults = file["defaultTestProperties"] as? [String: Any] ?? [:]
        let tests = file["tests"] as? [[String: Any]] ?? []
        cases = tests.enumerated().map { index, test in
            ConformanceCase(
                name: "\(name) \(index + 1)", test.merging(defaults) { own, _ in own })
        }
    }
}

struct ConformanceCase {
    let name: String
    let source: String
    let locale: String
    let isolation: BidiIsolation
    let values: [String: TestChain.Base]
    let expected: String?
    /// Nil if the test is not about errors of formatting.
    let errors: Set<String>
    let marks: [TestMark]?

    init(name: String, _ test: [String: Any]) {
        self.name = name
        source = test["src"] as? String ?? ""
        locale = test["locale"] as? String ?? "en-US"
        isolation = test["bidiIsolation"] as? String == "default" ? .marks : .none
        expected = test["exp"] as? String
        let errors = test["expErrors"] as? [[String: Any]] ?? []
        self.errors = Set(errors.compactMap { $0["type"] as? String })
        var values: [String: TestChain.Base] = [:]
        for parameter in test["params"] as? [[String: Any]] ?? [] {
            guard let name = parameter["name"] as? String else { continue }
            switch parameter["value"] {
            case let text as String: values[name] = .text(text)
            case let number as NSNumber: values[name] = .number(number.stringValue)
            default: values[name] = .missing
            }
        }
        self.values = values
        let parts = test["expParts"] as? [[String: Any]]
        marks = parts?.filter { $0["type"] as? String == "markup" }.map { part in
            var options = part["options"] as? [String: String] ?? [:]
            options["u:id"] = part["id"] as? String
            let kinds: [String: MessageMarkupKind] = [
                "open": .open, "close": .close, "standalone": .standalone,
            ]
            return TestMark(
                kind: kinds[part["kind"] as? String ?? ""] ?? .open,
                name: part["name"] as? String ?? "", options: options)
        }
    }

    /// The differences from the expected result; empty if the test passes.
    func differences() throws -> [String] {
        var found: [String] = []
        var formatted: Formatted?
        var errors: Set<String>
        do {
            let message = try OneMessage(source, language: locale)
            let problems = message.model.problems(in: Array(source.utf8))
            if problems.isEmpty {
                let result = try message.formatted(values, isolation: isolation)
                formatted = result
                errors = Set(result.faults.names)
            } else {
                errors = Set(problems.map { $0.kind.testName })
            }
        } catch is MessageProblem {
            errors = ["syntax-error"]
        }
        if errors != self.errors {
            found.append("errors \(errors.sorted()), not \(self.errors.sorted())")
        }
        if let expected, formatted?.text != expected {
            found.append("“\(formatted?.text ?? "nothing")”, not “\(expected)”")
        }
        if let marks, formatted?.marks.withoutLocale != marks {
            found.append("\(formatted?.marks ?? []), not \(marks)")
        }
        return found
    }
}

extension [TestMark] {
    /// The suite leaves out an option that a tag cannot have.
    fileprivate var withoutLocale: [TestMark] {
        map { mark in
            var mark = mark
            mark.options["u:locale"] = nil
            return mark
        }
    }
}

extension MessageProblem.Kind {
    /// The name of a data model error in the suite.
    var testName: String {
        switch self {
        case .variantKeyMismatch: "variant-key-mismatch"
        case .missingFallbackVariant: "missing-fallback-variant"
        case .missingSelectorAnnotation: "missing-selector-annotation"
        case .duplicateDeclaration: "duplicate-declaration"
        case .duplicateOptionName: "duplicate-option-name"
        case .duplicateVariant: "duplicate-variant"
        default: "syntax-error"
        }
    }
}
