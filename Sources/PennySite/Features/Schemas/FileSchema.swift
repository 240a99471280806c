import PennyContent
public import PennyEngine
public import PennyMarkup

/// The JSON Schema of a kind of file, by which an editor completes its keys and marks typos.
public enum FileSchema: Equatable, Sendable {
    case site, report, page, lesson, part, term
    /// A saved set of one calculator; nil for any calculator.
    case set(Calculator?)

    /// The schema by a writer's word for the file: `site`, `page`, `set`, or a calculator's name.
    public init?(_ word: String) {
        switch word {
        case "site": self = .site
        case "report": self = .report
        case "page": self = .page
        case "lesson": self = .lesson
        case "part": self = .part
        case "term": self = .term
        case "set": self = .set(nil)
        default:
            guard let calculator = CalculatorCatalog.builtIn[name: word] else { return nil }
            self = .set(calculator)
        }
    }

    /// The words for all of them.
    public static let words =
        ["site", "report", "page", "lesson", "part", "term", "set"]
        + CalculatorCatalog.builtIn.names

    /// The schema, by draft 7 of JSON Schema, which most editors support.
    public var json: JSONValue {
        var members: [JSONValue.Member] = [
            .init("$schema", .text("http://json-schema.org/draft-07/schema#")),
            .init("title", .text(title)),
        ]
        switch self {
        case .site: members += SchemaWriter.members(of: KeyField.site)
        case .report: members += SchemaWriter.members(of: KeyField.report)
        case .page: members += SchemaWriter.members(of: KeyField.page)
        case .lesson: members += SchemaWriter.members(of: KeyField.lesson)
        case .part: members += SchemaWriter.members(of: KeyField.part)
        case .term: members += SchemaWriter.members(of: KeyField.term)
        case .set(let calculator?): members += SetSchema(calculator).members
        case .set(nil): members += SetSchema.ofAnyKind
        }
        return .object(members)
    }

    private var title: String {
        switch self {
        case .site: "site.yaml"
        case .report: "report.yaml"
        case .page: "Front matter of a page"
        case .lesson: "Front matter of a lesson"
        case .part: "Front matter of a part of the course"
        case .term: "Front matter of a term"
        case .set(let calculator?): "A saved set of kind \(calculator.name)"
        case .set(nil): "A saved set"
        }
    }
}
