import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup

/// The text of a set's file.
struct SetFileText {
    let set: SavedSet
    /// The result at the time of saving.
    let result: Calculation

    /// - Throws: the fault of a text that is too large, or of an input that would not be read back.
    func text(at path: String, reader: SavedSetReader) throws(DiagnosticError) -> String {
        var yaml = FrontMatterWriter()
        yaml.add("kind", set.calculator.name)
        yaml.add("title", set.hasOwnTitle ? set.title : nil)
        yaml.add("description", set.description.isEmpty ? nil : set.description)
        yaml.add("date", set.date?.isoText)
        yaml.add("order", set.order.map { "\($0)" })
        yaml.add("tags", list: set.tags)
        for (name, values) in set.groups.sorted(by: { $0.key < $1.key }) {
            yaml.add(name, list: values)
        }
        yaml.add(TermLinking.wordsKey, list: set.terms.map(\.text))
        yaml.add(TermLinking.key, set.linksTerms ? nil : "no")
        yaml.add("draft", set.isDraft ? "yes" : nil)
        yaml.add(SavedSetReader.originKey, set.origin?.text)
        for input in set.ownInputs {
            switch input.value {
            case .text(let text): yaml.add(input.name, text)
            case .entries(let entries):
                yaml.add(input.name, entries.map { $0.map { ($0.name, $0.text) } })
            }
        }
        yaml.add(SavedSetReader.shownKey, fields: shown)
        guard yaml.yaml.utf8.count <= FrontMatter.byteLimit else {
            throw fault(.library.tooLarge(FrontMatter.byteLimit), path)
        }
        let text = "---\n\(yaml.yaml)---\n" + (set.body.isEmpty ? "" : "\(set.body)")
        try check(text, path, reader)
        return text
    }

    /// The figures as first shown, which a set from elsewhere keeps.
    private var shown: [FrontMatterWriter.Field] {
        if set.shown.isEmpty { return ShownFigures(result).texts }
        return set.shown.map { (name: $0.name, text: $0.text) }
    }

    /// Checks that the set is read back as it was typed; otherwise it would be another set.
    private func check(
        _ text: String, _ path: String, _ reader: SavedSetReader
    ) throws(DiagnosticError) {
        let file = ContentText(path: path, text: text)
        let again = try reader.read(markdown: file, id: set.id).sound()
        for (stored, wanted) in zip(again.ownInputs, set.ownInputs) where stored != wanted {
            throw fault(.library.notReadBack(wanted.name), path)
        }
        guard again.ownInputs.count == set.ownInputs.count else {
            throw fault(.library.notReadBack("kind"), path)
        }
    }

    private func fault(_ fault: Fault, _ path: String) -> DiagnosticError {
        DiagnosticError([Diagnostic(fault, at: SourceLocation(path: path))])
    }
}
