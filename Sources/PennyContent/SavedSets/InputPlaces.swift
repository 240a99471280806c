public import PennyDiagnostics
import PennyEngine

/// Where each input stands in its file. Nearly all inputs stand in the set's own: its path is
/// kept once.
public struct InputPlaces: Equatable, Sendable {
    /// Where a missing input is reported.
    let start: SourceLocation
    /// By their names; of those of one name the last one counts.
    private var inputs: [Input] = []
    /// Other files that inputs stand in, and options.
    private var others: [String] = []

    public init(start: SourceLocation) {
        self.start = start
    }

    init(start: SourceLocation, _ found: [Found]) {
        self.start = start
        inputs.reserveCapacity(found.count)
        for found in found { inputs.append(input(found)) }
        inputs.sort { $0.name < $1.name }
    }

    /// Puts an input that comes from elsewhere, such as an option, at `location`.
    public mutating func place(_ input: String, at location: SourceLocation) {
        inputs.removeAll { $0.name == input }
        insert(self.input(Found(name: input, key: location, value: location)))
    }

    /// Takes over where an input stands in the defaults of the site.
    mutating func inherit(_ name: String, from others: InputPlaces) {
        let theirs = others.input(name)
        var input = theirs ?? self.input(Found(name: name, key: start, value: start))
        if let theirs { input.file = file(others.path(of: theirs)) }
        input.isInherited = true
        insert(input)
    }

    /// Whether an input comes from the defaults of the site.
    func isInherited(_ name: String) -> Bool { input(name)?.isInherited ?? false }

    /// Where a field of an entry of a list stands.
    public func location(
        ofEntry index: Int, _ field: String, of name: String
    ) -> SourceLocation {
        guard let input = input(name) else { return start }
        guard input.entries.indices.contains(index) else { return location(input.value, input) }
        let entry = input.entries[index]
        let found = entry.fields.last { $0.name == field }
        return location(found?.value ?? entry.place, input)
    }

    /// The place that a problem of the engine is about.
    func location(of problem: InputProblem) -> SourceLocation {
        let place = problem.place
        guard let input = input(place.input) else { return start }
        if case .unknownInput = problem.kind { return location(input.key, input) }
        guard let entry = place.entry else { return location(input.value, input) }
        if case .unknownField = problem.kind, input.entries.indices.contains(entry),
            let field = input.entries[entry].fields.last(where: { $0.name == place.field })
        {
            return location(field.key, input)
        }
        return location(ofEntry: entry, place.field ?? "", of: place.input)
    }

    // MARK: - Inputs by name

    private func input(_ name: String) -> Input? {
        let end = end(of: name)
        return end > 0 && inputs[end - 1].name == name ? inputs[end - 1] : nil
    }

    private mutating func insert(_ input: Input) {
        inputs.insert(input, at: end(of: input.name))
    }

    /// How many inputs come before a name or have it. A hostile file has thousands.
    private func end(of name: String) -> Int {
        var (low, high) = (0, inputs.count)
        while low < high {
            let middle = (low + high) / 2
            if inputs[middle].name <= name { low = middle + 1 } else { high = middle }
        }
        return low
    }

    // MARK: - Files

    private mutating func input(_ found: Found) -> Input {
        Input(
            name: found.name, key: Mark(found.key), value: Mark(found.value),
            entries: found.entries, file: file(found.value.path))
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

    private func location(_ mark: Mark, _ input: Input) -> SourceLocation {
        SourceLocation(path: path(of: input), line: Int(mark.line), column: Int(mark.column))
    }
}

extension InputPlaces {
    /// An input as it was found in a file.
    struct Found {
        let name: String
        let key: SourceLocation
        let value: SourceLocation
        var entries: [Entry] = []
    }

    /// A place in a file that is known.
    struct Mark: Equatable, Sendable {
        let line: Int32
        let column: Int32

        init(_ location: SourceLocation) {
            line = Int32(clamping: location.line)
            column = Int32(clamping: location.column)
        }
    }

    struct Entry: Equatable, Sendable {
        let place: Mark
        var fields: [Field] = []
    }

    struct Field: Equatable, Sendable {
        let name: String
        let key: Mark
        let value: Mark
    }

    private struct Input: Equatable, Sendable {
        let name: String
        let key: Mark
        let value: Mark
        let entries: [Entry]
        var file: Int32
        var isInherited = false
    }
}
