import PennyDiagnostics
public import PennyEngine
import PennyText

/// Reads saved sets from Markdown files with front matter, from plain YAML or JSON, and from CSV
/// tables with one set per row.
public struct SavedSetReader: Sendable {
    /// The defaults that a site supplies to its sets.
    public struct Defaults: Equatable, Sendable {
        /// The calculators whose sets there can be.
        public var calculators: CalculatorCatalog
        /// The default inputs of each calculator's sets.
        public var inputs: [Calculator: CalculatorDefaults]
        /// The keys by which the site groups sets.
        public var taxonomies: [String]

        public init(
            _ calculators: CalculatorCatalog = .builtIn,
            inputs: [Calculator: CalculatorDefaults] = [:], taxonomies: [String] = []
        ) {
            self.calculators = calculators
            self.inputs = inputs
            self.taxonomies = taxonomies
        }
    }

    /// Default inputs, with their locations in the site's own file.
    public struct CalculatorDefaults: Equatable, Sendable {
        public let inputs: [RawInput]
        public let locations: InputLocations

        public init(inputs: [RawInput], locations: InputLocations) {
            self.inputs = inputs
            self.locations = locations
        }
    }

    private let defaults: Defaults
    private let kinds: KindResolver

    /// Creates a reader of files outside the folders of a site.
    ///
    /// - Parameter standard: the kind of a set that does not name one.
    public init(defaults: Defaults = Defaults(), standard: Calculator? = nil) {
        self.defaults = defaults
        kinds = KindResolver(
            calculators: defaults.calculators, folder: nil, standard: standard)
    }

    /// Creates a reader of the files of a site's folder, which holds only its own kinds.
    public init(defaults: Defaults = Defaults(), folder: SetFolder) {
        self.defaults = defaults
        kinds = KindResolver(
            calculators: defaults.calculators, folder: folder,
            standard: defaults.calculators.onlyCalculator(in: folder))
    }

    static let commonKeys = SetContent.keys.names

    /// The keys that describe a set and are not inputs.
    package static let headerKeys = commonKeys.filter { $0 != "currency" }

    /// The key of the set that this one was adjusted from, and the key of the figures shown.
    package static let originKey = "derivedFrom"
    package static let shownKey = "shown"

    // MARK: - One set per file

    /// Reads the set of a file by its ending.
    public func read(_ file: ContentText, id: String) -> Reading<SavedSet> {
        ContentFormat.isMarkdown(file.path)
            ? read(markdown: file, id: id) : read(yaml: file, id: id)
    }

    /// Reads the set of a Markdown file.
    public func read(markdown file: ContentText, id: String) -> Reading<SavedSet> {
        Reading { () throws(DiagnosticError) in
            set(try ContentFile(markdown: file, inherits: Self.inherits), id, file.path)
        }
    }

    /// Reads the set of a YAML or JSON file, which has no body.
    public func read(yaml file: ContentText, id: String) -> Reading<SavedSet> {
        Reading { () throws(DiagnosticError) in
            set(try ContentFile(data: file, inherits: Self.inherits), id, file.path)
        }
    }

    private func set(_ file: ContentFile, _ id: String, _ path: String) -> Reading<SavedSet> {
        let read = set(
            file.entries, id: id, start: SourceLocation(path: path), missing: file.missing,
            body: file.body, bodyLine: file.bodyLine, bodyPath: file.bodyPath)
        return Reading(read.value, file.diagnostics + read.diagnostics)
    }

    /// A translation inherits the figures shown only if its inputs are the same.
    private static func inherits(_ key: String, _ own: [ContentNode.Entry]) -> Bool {
        key != shownKey || own.allSatisfy { headerKeys.contains($0.key) }
    }

    // MARK: - Sets from keys

    /// Reads a set from keys with their texts, such as the arguments of a command.
    public func read(typed: [TypedText], id: String) -> Reading<SavedSet> {
        let entries = typed.map { typed in
            ContentNode.Entry(
                key: typed.key, keyLocation: typed.location,
                value: ContentNode(value: .text(typed.text), location: typed.location))
        }
        let faults = typed.compactMap { typed in
            ControlCharacter.first(in: typed.text).map { control in
                let fault = Fault.ofCharacter(control)
                return Diagnostic(fault, at: typed.location)
            }
        }
        let read = set(
            entries, id: id, start: SourceLocation.option(id), body: "", bodyLine: 1)
        return Reading(read.value, faults + read.diagnostics)
    }

    /// Reads a set from the entries of a mapping, including its name and its body.
    func read(keys: [ContentNode.Entry], id: String, in path: String) -> Reading<SavedSet> {
        var body = ""
        var entries: [ContentNode.Entry] = []
        for entry in keys {
            switch (entry.key, entry.value.value) {
            case (SetBundle.nameKey, _): break
            case (SetBundle.bodyKey, .text(let text)): body = text
            default: entries.append(entry)
            }
        }
        return set(
            entries, id: id, start: SourceLocation(path: path), body: body, bodyLine: 1)
    }

    // MARK: - One set per row

    /// Reads the sets of a CSV table, in its order. A row with faults may be missing. A row's name
    /// is its `name` cell, or the file's name with the row's number.
    ///
    /// - Parameter text: converts the text of a cell.
    public func read(
        csv file: ContentText, id stem: String, _ text: (String) -> String = { $0 }
    ) -> Reading<[SavedSet]> {
        let reading = TranslatedTable.read(file, rowLimit: .max - 1)
        guard let rows = reading.value else { return Reading(nil, reading.diagnostics) }
        var sets: [SavedSet] = []
        var diagnostics = reading.diagnostics
        for (index, row) in rows.table.rows.enumerated() {
            let row = rows.row(row, text)
            let read = set(row.name, row.entries, row.start, standardID: "\(stem)-\(index + 1)")
            if let set = read.value { sets.append(set) }
            diagnostics += read.diagnostics
        }
        return Reading(sets, diagnostics)
    }

    /// Reads the set of one row of a table that is not in memory.
    func read(
        cells: [CSVReader.Cell], under header: [CSVReader.Cell], standardID: String, in path: String
    ) -> Reading<SavedSet> {
        let (name, entries) = CSVReader.CSVTable.entries(of: cells, under: header)
        let start = SourceLocation(path: path, line: cells.first?.location.line ?? 1)
        return set(name, entries, start, standardID: standardID)
    }

    private func set(
        _ name: CSVReader.Cell?, _ entries: [ContentNode.Entry], _ start: SourceLocation,
        standardID: String
    ) -> Reading<SavedSet> {
        let id = name.map(\.text) ?? standardID
        var faults: [Diagnostic] = []
        if !Slug.isValid(id) {
            let fault = Fault.value.badName(id, Slug.suggestion(for: id))
            faults.append(Diagnostic(fault, at: name?.location ?? start))
        }
        let read = set(entries, id: id, start: start, body: "", bodyLine: 1)
        return Reading(read.value, faults + read.diagnostics)
    }

    // MARK: - Keys

    /// - Parameter missing: the location of what is missing; nil for that of the set.
    private func set(
        _ entries: [ContentNode.Entry], id: String, start: SourceLocation,
        missing: SourceLocation? = nil, body: String, bodyLine: Int, bodyPath: String = ""
    ) -> Reading<SavedSet> {
        let missing = missing ?? start
        var keys = KeyReader(entries, start: start, missing: missing)
        let calculator = kinds.calculator(&keys)
        // The keys of a set without a kind are checked as well.
        var content = SetContent(
            id: id, location: start, calculator: calculator ?? defaults.calculators.all[0],
            title: Slug.title(of: id),
            titleLocation: start, descriptionLocation: start,
            inputLocations: InputLocations(start: missing), body: body, bodyLine: bodyLine,
            bodyPath: bodyPath)
        keys.read(SetContent.keys, into: &content)
        content.groups = Taxonomy.values(defaults.taxonomies, &keys)
        guard let calculator else { return Reading(nil, keys.diagnostics) }
        let given = defaults.inputs[calculator]
        var inputs = InputCollector(
            keys.unusedEntries.named(as: calculator.fields), start: missing,
            room: given?.inputs.count ?? 0)
        if let given { inputs.add(defaults: given) }
        content.inputs = inputs.inputs
        content.inputLocations = inputs.locations
        return Reading(SavedSet(content), keys.diagnostics + inputs.diagnostics)
    }
}
