public import PennyDiagnostics
public import PennyEngine

/// Reads saved sets from Markdown files with front matter, from plain YAML or
/// JSON, and from CSV tables with a set a row.
public struct SavedSetReader {
    /// The inputs a site gives every set of a calculator that leaves them out.
    public typealias Defaults = [Calculator: CalculatorDefaults]

    /// The inputs, and where each stands in the site's own file.
    public struct CalculatorDefaults: Equatable, Sendable {
        public let inputs: [RawInput]
        public let places: InputPlaces

        public init(inputs: [RawInput], places: InputPlaces) {
            self.inputs = inputs
            self.places = places
        }
    }

    private let defaults: Defaults
    private let numbers: InputDefaults?

    /// - Parameter numbers: With it, a set that is refused for its keys has its
    ///   inputs judged too, so that one run tells all that is wrong with it.
    public init(defaults: Defaults = [:], numbers: InputDefaults? = nil) {
        self.defaults = defaults
        self.numbers = numbers
    }

    static let commonKeys = [
        "kind", "title", "description", "date", "currency", "tags", "draft", "order",
    ]

    // MARK: - One set a file

    /// The set of a Markdown file.
    public func set(markdown file: ContentText, id: String) throws(DiagnosticError) -> SavedSet {
        let parts = try FrontMatter(file)
        let entries = try YAMLReader(path: file.path, firstLine: parts.yamlLine)
            .entries(of: parts.yaml)
        return try set(
            entries, id: id, start: SourceLocation(path: file.path), body: parts.body,
            bodyLine: parts.bodyLine)
    }

    /// The set of a YAML or JSON file without a body.
    public func set(yaml file: ContentText, id: String) throws(DiagnosticError) -> SavedSet {
        let entries = try YAMLReader(path: file.path, firstLine: 1).entries(of: file.text)
        return try set(
            entries, id: id, start: SourceLocation(path: file.path), body: "", bodyLine: 1)
    }

    // MARK: - One set a row

    /// The sets of a CSV table, in its order. A row's name is its `name` cell,
    /// or the file's with the row's number.
    public func sets(
        csv file: ContentText, id stem: String
    ) throws(DiagnosticError) -> [SavedSet] {
        var reader = CSVReader(file)
        let table = try reader.table()
        var sets: [SavedSet] = []
        var diagnostics: [Diagnostic] = []
        for (index, row) in table.rows.enumerated() {
            let start = SourceLocation(path: file.path, line: row[0].location.line)
            var entries: [ContentNode.Entry] = []
            var name: CSVReader.Cell?
            for (column, cell) in zip(table.header, row) {
                if column.text == "name" {
                    name = cell
                } else if !cell.text.isEmpty {
                    entries.append(
                        ContentNode.Entry(
                            key: column.text, keyLocation: column.location,
                            value: ContentNode(value: .text(cell.text), location: cell.location)))
                }
            }
            let id = name.map(\.text) ?? "\(stem)-\(index + 1)"
            if !Slug.isValid(id) {
                let fault = ContentFault.badName(id, suggestion: Slug.suggestion(for: id))
                diagnostics.append(Diagnostic(.error, fault, at: name?.location ?? start))
            }
            do throws(DiagnosticError) {
                sets.append(try set(entries, id: id, start: start, body: "", bodyLine: 1))
            } catch {
                diagnostics += error.diagnostics
            }
        }
        if !diagnostics.isEmpty { throw DiagnosticError(diagnostics) }
        return sets
    }

    // MARK: - Keys

    private func set(
        _ entries: [ContentNode.Entry], id: String, start: SourceLocation, body: String,
        bodyLine: Int
    ) throws(DiagnosticError) -> SavedSet {
        var keys = KeyReader(entries, start: start)
        let calculator = calculator(&keys)
        let title = keys.text("title")
        let description = keys.text("description")
        let date = keys.date("date")
        let tags = keys.words("tags")
        let isDraft = keys.flag("draft")
        let order = keys.wholeNumber("order")
        guard let calculator else { throw DiagnosticError(keys.diagnostics) }
        var inputs = InputCollector(start: start)
        for entry in keys.unusedEntries { inputs.add(entry) }
        if let given = defaults[calculator] { inputs.add(defaults: given) }
        let set = SavedSet(
            id: id, location: start, calculator: calculator,
            title: title?.text ?? Slug.title(of: id), titleLocation: title?.location ?? start,
            description: description?.text ?? "",
            descriptionLocation: description?.location ?? start, date: date, tags: tags,
            isDraft: isDraft, order: order, inputs: inputs.inputs, places: inputs.places,
            body: body, bodyLine: bodyLine)
        let diagnostics = keys.diagnostics + inputs.diagnostics
        if !diagnostics.isEmpty { throw DiagnosticError(diagnostics + problems(of: set)) }
        return set
    }

    private func problems(of set: SavedSet) -> [Diagnostic] {
        guard let numbers else { return [] }
        do throws(DiagnosticError) {
            _ = try set.calculation(numbers)
            return []
        } catch {
            return error.diagnostics
        }
    }

    private func calculator(_ keys: inout KeyReader) -> Calculator? {
        let known = Calculator.allCases.map(\.name)
        guard let kind = keys.requiredText("kind", example: known[0]) else { return nil }
        if let calculator = Calculator.named(kind.text) { return calculator }
        let near = nearMiss(to: kind.text, among: known)
        keys.report(.unknownKind(kind.text, near: near, known: known), kind.location)
        return nil
    }
}
