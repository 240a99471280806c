public import PennyDiagnostics
import PennyEngine

/// The location of each input in its file. Nearly all inputs are in the set's own file, so its path
/// is stored once.
public struct InputLocations: Equatable, Sendable {
    /// The location at which a missing input is reported.
    let start: SourceLocation
    /// Sorted by name. Of inputs of one name, the last one counts.
    private var inputs: [Input] = []
    /// The paths of other files and options that inputs come from.
    private var others: [String] = []

    public init(start: SourceLocation) {
        self.start = start
    }

    init(start: SourceLocation, _ parsed: [ParsedInput]) {
        self.start = start
        inputs.reserveCapacity(parsed.count)
        for input in parsed { inputs.append(self.input(input)) }
        inputs.sort { $0.name < $1.name }
    }

    /// Sets the location of an input that comes from elsewhere, such as an option.
    public mutating func setLocation(of input: String, to location: SourceLocation) {
        inputs.removeAll { $0.name == input }
        insert(self.input(ParsedInput(name: input, key: location, value: location)))
    }

    /// Copies the location of an input from the defaults of the site.
    mutating func inherit(_ name: String, from others: InputLocations) {
        let theirs = others.input(name)
        var input = theirs ?? self.input(ParsedInput(name: name, key: start, value: start))
        if let theirs { input.file = file(others.path(of: theirs)) }
        input.isInherited = true
        insert(input)
    }

    /// Whether an input comes from the defaults of the site.
    func isInherited(_ name: String) -> Bool { input(name)?.isInherited ?? false }

    /// The location of a field of an entry of a list.
    public func location(
        ofEntry index: Int, _ field: String, of name: String
    ) -> SourceLocation {
        guard let input = input(name) else { return start }
        guard input.entries.indices.contains(index) else { return location(input.value, input) }
        let entry = input.entries[index]
        let match = entry.fields.last { $0.name == field }
        return location(match?.value ?? entry.position, input)
    }

    /// The location of a problem of the engine.
    func location(of problem: InputProblem) -> SourceLocation {
        let subject = problem.path
        guard let input = input(subject.input) else { return start }
        if case .unknownInput = problem.kind { return location(input.key, input) }
        guard let entry = subject.entry else { return location(input.value, input) }
        if case .unknownField = problem.kind, input.entries.indices.contains(entry),
            let field = input.entries[entry].fields.last(where: { $0.name == subject.field })
        {
            return location(field.key, input)
        }
        return location(ofEntry: entry, subject.field ?? "", of: subject.input)
    }

    // MARK: - Inputs by name

    private func input(_ name: String) -> Input? {
        let end = end(of: name)
        return end > 0 && inputs[end - 1].name == name ? inputs[end - 1] : nil
    }

    private mutating func insert(_ input: Input) {
        inputs.insert(input, at: end(of: input.name))
    }

    /// The number of inputs up to and including a name. Binary search, since a hostile file can
    /// have thousands.
    private func end(of name: String) -> Int {
        var (low, high) = (0, inputs.count)
        while low < high {
            let middle = (low + high) / 2
            if inputs[middle].name <= name { low = middle + 1 } else { high = middle }
        }
        return low
    }

    // MARK: - Files

    private mutating func input(_ parsed: ParsedInput) -> Input {
        Input(
            name: parsed.name, key: Position(parsed.key), value: Position(parsed.value),
            entries: parsed.entries, file: file(parsed.value.path))
    }

    /// The number of a file: 0 for the set's own.
    private mutating func file(_ path: String) -> Int32 {
        if path == start.path { return 0 }
        if let last = others.last, last == path { return Int32(others.count) }
        others.append(path)
        return Int32(others.count)
    }

    private func path(of input: Input) -> String {
        input.file == 0 ? start.path : others[Int(input.file) - 1]
    }

    private func location(_ position: Position, _ input: Input) -> SourceLocation {
        SourceLocation(
            path: path(of: input), line: Int(position.line), column: Int(position.column))
    }
}

extension InputLocations {
    /// An input with its locations in a file.
    struct ParsedInput {
        let name: String
        let key: SourceLocation
        let value: SourceLocation
        var entries: [Entry] = []
    }

    /// A position in a file whose path is known.
    struct Position: Equatable, Sendable {
        let line: Int32
        let column: Int32

        init(_ location: SourceLocation) {
            line = Int32(clamping: location.line)
            column = Int32(clamping: location.column)
        }
    }

    struct Entry: Equatable, Sendable {
        let position: Position
        var fields: [Field] = []
    }

    struct Field: Equatable, Sendable {
        let name: String
        let key: Position
        let value: Position
    }

    private struct Input: Equatable, Sendable {
        let name: String
        let key: Position
        let value: Position
        let entries: [Entry]
        var file: Int32
        var isInherited = false
    }
}
