import PennyTestSupport
import Testing

/// One line of source and what a rule says about it: nothing when it is good.
struct Sample: Sendable, CustomTestStringConvertible {
    var rule: HouseRule
    var path: String
    var text: String
    var messages: [String]

    init(_ rule: HouseRule, _ path: String, _ text: String, _ messages: String...) {
        (self.rule, self.path, self.text, self.messages) = (rule, path, text, messages)
    }

    var testDescription: String {
        "\(rule.name): \(path): \(text.prefix(60).replacing("\n", with: "⏎"))"
    }

    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        let found = rule.findings(RepositoryFile(path: path, text: text)).map(\.message)
        #expect(found == messages, sourceLocation: sourceLocation)
    }
}

extension Sample {
    /// A file of a module, for a rule that does not ask for its name.
    static func path(in module: String) -> String { "Sources/\(module)/File.swift" }
}
