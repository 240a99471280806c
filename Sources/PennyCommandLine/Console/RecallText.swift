import PennyContent
import PennyEngine
import PennyLibrary
import PennyMarkup
import PennySite

/// A saved set as text for a person.
struct RecallText {
    private let recall: Recall
    private let open: OpenLibrary

    init(_ recall: Recall, _ open: OpenLibrary) {
        self.recall = recall
        self.open = open
    }

    func bytes() -> [UInt8] {
        let (set, numbers) = (recall.set, open.numbers(recall.result.currency))
        var out = Bytes()
        out.heading(open.context.title(of: set, recall.result))
        if !set.description.isEmpty { out.line(set.description) }
        var facts = [recall.stored.id, numbers.text(set.calculator.words.one), recall.stored.path]
        if let date = set.date { facts.append(numbers.text(date)) }
        if let origin = set.origin { facts.append("adjusted from \(origin.text)") }
        out.line(facts.joined(separator: " · "))
        if !set.tags.isEmpty { out.line("Tags: " + set.tags.joined(separator: ", ")) }
        out.line("")
        let report = TextReport(recall.result, for: open.context.readers)
        return out.bytes + report.summary(title: "").bytes + changes(numbers) + notes()
    }

    /// The text below the front matter, as written.
    private func notes() -> [UInt8] {
        let lines = recall.set.body.split(separator: "\n", omittingEmptySubsequences: false)
        var text = lines.drop { $0.allSatisfy(\.isWhitespace) }
        while text.last?.allSatisfy(\.isWhitespace) == true { text.removeLast() }
        if text.isEmpty { return [] }
        var out = Bytes()
        out.line("")
        out.line("Its text, in \(recall.stored.path):")
        for line in text { out.line(line.isEmpty ? "" : "  \(line)") }
        return out.bytes
    }

    private func changes(_ numbers: NumberWriter) -> [UInt8] {
        if recall.changes.isEmpty { return [] }
        var out = Bytes()
        out.line("")
        out.line("Not what was shown when it was saved:")
        out.columns(
            [["", "Then", "Today"]]
                + recall.changes.map { change in
                    [
                        numbers.text(change.label), numbers.text(change.then),
                        change.now.map { numbers.text($0) } ?? "no such figure",
                    ]
                })
        return out.bytes
    }
}
