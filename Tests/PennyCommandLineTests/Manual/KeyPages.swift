import PennyContent
import PennyEngine
import PennySite

/// A page for each kind of file that has keys of its own.
enum KeyPages {
    private struct File {
        let name: String
        let title: String
        let about: String
        let keys: [KeyField]
    }

    private static let files = [
        File(
            name: "site", title: "site.yaml", about: "The settings of a site.",
            keys: KeyField.site),
        File(
            name: "set", title: "Front matter of a saved set",
            about: "What a calculation, comparison or budget can have besides its inputs.",
            keys: KeyField.set),
        File(
            name: "page", title: "Front matter of a page",
            about: "The keys of a file in the folder `pages`.", keys: KeyField.page),
        File(
            name: "term", title: "Front matter of a word",
            about: "The keys of a file, or the columns of a table, in the folder `glossary`.",
            keys: KeyField.term),
        File(
            name: "lesson", title: "Front matter of a chapter",
            about: "The keys of a file in the folder `lessons`.", keys: KeyField.lesson),
        File(
            name: "part", title: "Front matter of a part of the course",
            about: "The keys of an `index.md` in the folder `lessons`.", keys: KeyField.part),
        File(
            name: "report", title: "report.yaml", about: "The sources of the daily report.",
            keys: KeyField.report),
    ]

    static var all: [ManualPage] {
        [index] + files.enumerated().map { page($1, order: $0 + 1) }
    }

    private static var index: ManualPage {
        var lines = [
            "Keys are the words before the colons, in `site.yaml` and at the top of other files. An editor with a",
            "[schema](../../write/calculations.md#let-your-editor-help) completes them.", "",
            "## The files", "", "| file | has |", "|---|---|",
        ]
        lines += files.map { "| [\($0.title)](\($0.name).md) | \($0.about) |" }
        return ManualPage(
            "reference/keys/index.md", title: "Keys of files",
            description: "The keys of site.yaml, report.yaml and the front matter of all files.",
            order: 3,
            more: "list: none", lines)
    }

    private static func page(_ file: File, order: Int) -> ManualPage {
        let schema =
            "`pennypress schema \(file.name)` prints these keys as a JSON Schema for editors."
        return ManualPage(
            "reference/keys/\(file.name).md", title: file.title,
            description:
                "All keys of \(file.title.prefix(1).lowercased() + file.title.dropFirst()), "
                + "with what each one takes.",
            order: order, [file.about + " " + schema] + sections(file.keys, below: []))
    }

    /// A table of the keys, and one for the keys below each that has some.
    private static func sections(_ keys: [KeyField], below path: [String]) -> [String] {
        let title = path.isEmpty ? "Keys" : "Keys below `\(path.joined(separator: " › "))`"
        let id = path.isEmpty ? "" : " {#\(path.joined(separator: "-").lowercased())}"
        var lines = ["", "## \(title)\(id)", "", "| key | takes | is |", "|---|---|---|"]
        for key in keys {
            let rules = (key.isRequired ? ["Required."] : []) + key.ruleWords(mark: "`")
            let help = ([ManualPage.prose(text(key.help))] + rules).joined(separator: " ")
            lines.append("| `\(key.name)` | \(words(for: key, path + [key.name])) | \(help) |")
        }
        for key in keys {
            // The entries of a menu have entries of the same kind.
            if path.last == "children" { continue }
            if let below = key.syntax.keys { lines += sections(below, below: path + [key.name]) }
        }
        return lines
    }

    /// The text of a help. Braces in a sentence are no figure here.
    private static func text(_ help: String) -> String {
        help.replacing(/\{\{[^}]*\}\}/) { "`\($0.0)`" }
    }

    private static func words(for key: KeyField, _ path: [String]) -> String {
        let link = "[keys](#\(path.joined(separator: "-").lowercased()))"
        switch key.syntax {
        case .text: return "text"
        case .yesOrNo: return "`yes` or `no`"
        case .wholeNumber:
            let range = key.range.map { " from \($0.lowerBound) to \($0.upperBound)" }
            return "a whole number" + (range ?? "")
        case .date: return "a date"
        case .webAddress: return "a web address"
        case .nameOfCalculator:
            return "one of "
                + CalculatorCatalog.builtIn.names.map { "`\($0)`" }.joined(separator: ", ")
        case .choice(let words): return "one of " + words.map { "`\($0)`" }.joined(separator: ", ")
        case .words: return "a list of words"
        case .wordsAmong(let words):
            return "a list of " + words.map { "`\($0)`" }.joined(separator: ", ")
        case .keys: return link
        case .list:
            // `children` of `children` has the keys of the entry itself.
            return path.suffix(2) == ["children", "children"]
                ? "a list of the same keys" : "a list, each with \(link)"
        case .inputsOfCalculators: return "names of kinds, each with [inputs](../inputs/index.md)"
        case .figures: return "figures by their names"
        case .fields: return "values by names of your own"
        }
    }
}

extension KeyField.Syntax {
    fileprivate var keys: [KeyField]? {
        switch self {
        case .keys(let keys), .list(let keys): keys
        default: nil
        }
    }
}
