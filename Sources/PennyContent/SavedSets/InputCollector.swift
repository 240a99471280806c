import PennyDiagnostics
import PennyEngine

/// Converts the keys of a file to a calculator's inputs and records the location of each.
struct InputCollector {
    private(set) var inputs: [RawInput] = []
    private(set) var locations: InputLocations
    private(set) var diagnostics: [Diagnostic] = []

    init(_ entries: [ContentNode.Entry], start: SourceLocation, room: Int = 0) {
        locations = InputLocations(start: start)
        inputs.reserveCapacity(entries.count + room)
        let parsed = entries.map { entry in
            InputLocations.ParsedInput(
                name: entry.key, key: entry.keyLocation, value: entry.value.location,
                entries: add(entry))
        }
        locations = InputLocations(start: start, parsed)
    }

    /// - Returns: the locations of the entries of a list.
    private mutating func add(_ entry: ContentNode.Entry) -> [InputLocations.Entry] {
        let name = entry.key
        switch entry.value.value {
        case .text(let text):
            inputs.append(RawInput(name, text))
            return []
        case .list(let items): return addList(name, items)
        case .mapping(let fields):
            inputs.append(RawInput(name, .entries([row(fields)])))
            return [self.entry(at: entry.value.location, fields)]
        }
    }

    /// Adds a list of mappings as entries, and a list of texts as the one-line form with one entry
    /// each.
    private mutating func addList(
        _ name: String, _ items: [ContentNode]
    ) -> [InputLocations.Entry] {
        var rows: [[RawInput.Field]] = []
        var lines: [(text: String, location: SourceLocation)] = []
        var entries: [InputLocations.Entry] = []
        for item in items {
            switch item.value {
            case .mapping(let fields):
                rows.append(row(fields))
                entries.append(entry(at: item.location, fields))
                continue
            case .text(let text): lines.append((text, item.location))
            case .list: report(.key.textExpected(name), item.location)
            }
            entries.append(entry(at: item.location))
        }
        if rows.isEmpty {
            inputs.append(RawInput(name, lines.map(\.text).joined(separator: "; ")))
        } else {
            for line in lines { report(.yaml.mappingExpected, line.location) }
            inputs.append(RawInput(name, .entries(rows)))
        }
        return entries
    }

    private mutating func row(_ fields: [ContentNode.Entry]) -> [RawInput.Field] {
        fields.compactMap { field in
            guard case .text(let text) = field.value.value else {
                report(.key.textExpected(field.key), field.value.location)
                return nil
            }
            return RawInput.Field(name: field.key, text: text)
        }
    }

    private func entry(
        at location: SourceLocation, _ fields: [ContentNode.Entry] = []
    ) -> InputLocations.Entry {
        InputLocations.Entry(
            position: InputLocations.Position(location),
            fields: fields.map { field in
                InputLocations.Field(
                    name: field.key, key: InputLocations.Position(field.keyLocation),
                    value: InputLocations.Position(field.value.location))
            })
    }

    /// Adds the site's default of every input that the file leaves out.
    mutating func add(defaults: SavedSetReader.CalculatorDefaults) {
        for input in defaults.inputs where !inputs.contains(where: { $0.name == input.name }) {
            inputs.append(input)
            locations.inherit(input.name, from: defaults.locations)
        }
    }

    private mutating func report(_ fault: Fault, _ location: SourceLocation) {
        diagnostics.append(Diagnostic(fault, at: location))
    }
}
