public import PennyDiagnostics
public import PennyEngine

/// A saved calculation: the inputs, a title and a date, never the results.
public struct SavedSet: Equatable, Sendable {
    /// The name in addresses and references: `first-home`.
    public let id: String
    /// The file, and for a row of a table its line.
    public let location: SourceLocation
    public let calculator: Calculator
    /// The title as written; it may hold references to figures.
    public let title: String
    public let titleLocation: SourceLocation
    public let description: String
    public let descriptionLocation: SourceLocation
    public let date: CivilDate?
    public let tags: [String]
    public let isDraft: Bool
    /// Where the set stands among others; sets without one come after.
    public let order: Int?
    /// The terms of the glossary that its page explains.
    public let terms: [LocatedWord]
    /// Whether terms in the text link to the glossary.
    public let linksTerms: Bool
    /// The set that this one was adjusted from.
    public let origin: LocatedWord?
    /// What was shown when the set was saved.
    public let shown: [ShownFigure]
    public let inputs: [RawInput]
    public let places: InputPlaces
    /// The Markdown below the front matter, and the line where it begins.
    public let body: String
    public let bodyLine: Int

    /// The same set with other inputs, as `--set name=value` asks.
    public func replacing(_ inputs: [RawInput], places: InputPlaces) -> SavedSet {
        copy(id, inputs, places)
    }

    /// The same set under another name.
    package func named(_ id: String) -> SavedSet { copy(id, inputs, places) }

    private func copy(
        _ id: String, _ inputs: [RawInput], _ places: InputPlaces
    ) -> SavedSet {
        SavedSet(
            id: id, location: location, calculator: calculator, title: title,
            titleLocation: titleLocation, description: description,
            descriptionLocation: descriptionLocation, date: date, tags: tags, isDraft: isDraft,
            order: order, terms: terms, linksTerms: linksTerms, origin: origin, shown: shown,
            inputs: inputs, places: places, body: body, bodyLine: bodyLine)
    }

    /// Whether the title is written, and not made of the name.
    package var hasOwnTitle: Bool { titleLocation != location }

    /// The inputs that the set's own file has, without the defaults of its site.
    public var ownInputs: [RawInput] {
        inputs.filter { !places.inherited.contains($0.name) }
    }
}

/// Where each input stands in its file.
public struct InputPlaces: Equatable, Sendable {
    struct Field: Equatable, Hashable, Sendable {
        let input: String
        let entry: Int
        let field: String
    }

    /// Where a missing input is reported.
    let start: SourceLocation
    var names: [String: SourceLocation] = [:]
    var values: [String: SourceLocation] = [:]
    var entries: [String: [SourceLocation]] = [:]
    var fieldNames: [Field: SourceLocation] = [:]
    var fields: [Field: SourceLocation] = [:]
    /// The inputs that come from the defaults of the site.
    private(set) var inherited: Set<String> = []

    public init(start: SourceLocation) {
        self.start = start
    }

    /// Puts an input that comes from elsewhere, such as an option, at `location`.
    public mutating func place(_ input: String, at location: SourceLocation) {
        inherited.remove(input)
        names[input] = location
        values[input] = location
        entries[input] = nil
        fieldNames = fieldNames.filter { $0.key.input != input }
        fields = fields.filter { $0.key.input != input }
    }

    /// Takes over where an input stands in the defaults of the site.
    mutating func inherit(_ input: String, from others: InputPlaces) {
        inherited.insert(input)
        names[input] = others.names[input]
        values[input] = others.values[input]
        entries[input] = others.entries[input]
        fieldNames.merge(others.fieldNames.filter { $0.key.input == input }) { $1 }
        fields.merge(others.fields.filter { $0.key.input == input }) { $1 }
    }

    /// Where a field of an entry of a list stands.
    public func location(
        ofEntry index: Int, _ field: String, of input: String
    ) -> SourceLocation {
        if let found = fields[Field(input: input, entry: index, field: field)] { return found }
        if let list = entries[input], list.indices.contains(index) { return list[index] }
        return values[input] ?? start
    }

    /// The place that a problem of the engine is about.
    func location(of problem: InputProblem) -> SourceLocation {
        let place = problem.place
        if case .unknownInput = problem.kind, let name = names[place.input] { return name }
        if let entry = place.entry {
            let field = Field(input: place.input, entry: entry, field: place.field ?? "")
            if case .unknownField = problem.kind, let name = fieldNames[field] { return name }
            return location(ofEntry: entry, place.field ?? "", of: place.input)
        }
        return values[place.input] ?? start
    }
}
