import Foundation
import PennyEngine
import PennyTestSupport

/// The parts of a page about a calculator in addition to its declarations: an example, and the
/// meanings of its choices. `docs/manual/_inputs` has the notes, where there are any, and the explanation of the
/// calculator has the example.
struct InputNotes {
    static let folder = "docs/manual/_inputs"

    /// Sentences above all inputs.
    let introduction: [String]
    /// A file that computes.
    let example: String
    let exampleFolder: String
    /// The names that have notes, in their order.
    let names: [String]
    private let texts: [String: String]
    private let inputs: [String]

    init(_ calculator: Calculator) throws {
        let notes = "\(Self.folder)/\(calculator.name).md"
        let lines =
            (FileManager.default.fileExists(atPath: Repository.path(of: notes))
            ? try Repository.text(of: notes) : "")
            .split(separator: "\n", omittingEmptySubsequences: false)
        var introduction: [String] = []
        var names: [String] = []
        var texts: [String: String] = [:]
        for line in lines {
            if let match = line.firstMatch(of: /^- `([A-Za-z]+)`: (.*)$/) {
                names.append(String(match.1))
                texts[String(match.1)] = String(match.2)
            } else if let name = names.last, line.hasPrefix("  ") {
                texts[name, default: ""] += "\n" + line.dropFirst(2)
            } else if names.isEmpty, !line.isEmpty {
                introduction.append(String(line))
            }
        }
        self.introduction = introduction
        self.names = names
        self.texts = texts
        inputs = calculator.fields.map(\.name)
        exampleFolder = calculator.folder.rawValue
        example = try Self.example(calculator)
    }

    /// The note on an input, or on a field of a list.
    subscript(name: String) -> String? { texts[name] }

    func isInput(_ name: String) -> Bool { inputs.contains(name) }

    /// The inputs that explain the calculator, without those of that page alone.
    private static func example(_ calculator: Calculator) throws -> String {
        let text = try Repository.text(of: "templates/explain-\(calculator.name).md")
        let front = text.split(separator: "---\n", maxSplits: 2, omittingEmptySubsequences: false)[
            1]
        let left = front.split(separator: "\n").filter { line in
            !["title:", "description:", "keyTerms:", "autolink:", "#"]
                .contains { line.hasPrefix($0) }
        }
        return (["---", "title: An example"] + left.map(String.init) + ["---"])
            .joined(separator: "\n")
    }
}
