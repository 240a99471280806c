import PennyDiagnostics
import PennyEngine

/// Turns the keys of a file into a calculator's inputs and remembers where
/// each stands.
struct InputCollector {
    private(set) var inputs: [RawInput] = []
    private(set) var places: InputPlaces
    private(set) var diagnostics: [Diagnostic] = []

    init(_ entries: [ContentNode.Entry], start: SourceLocation, room: Int = 0) {
        places = InputPlaces(start: start)
        inputs.reserveCapacity(entries.count + room)
        let found = entries.map { entry in
            InputPlaces.Found(
                name: entry.key, key: entry.keyLocation, value: entry.value.location,
                entries: add(entry))
        }
        places = InputPlaces(start: start, found)
    }

    /// - Returns: where the entries of a list stand.
    private mutating func add(_ entry: ContentNode.Entry) -> [InputPlaces.Entry] {
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

    /// A list of mappings is a list of entries; a list of texts is the one-line
    /// form, an entry each.
    private mutating func addList(
        _ name: String, _ items: [ContentNode]
    ) -> [InputPlaces.Entry] {
        var rows: [[RawInput.Field]] = []
        var lines: [(text: String, location: SourceLocation)] = []
        var entries: [InputPlaces.Entry] = []
        for item in items {
            switch item.value {
            case .mapping(let fields):
                rows.append(row(fields))
                entries.append(entry(at: item.location, fields))
                continue
            case .text(let text): lines.append((text, item.location))
            case .list: report(.textExpected(name), item.location)
            }
            entries.append(entry(at: item.location))
        }
        if rows.isEmpty {
            inputs.append(RawInput(name, lines.map(\.text).joined(separator: "; ")))
        } else {
            for line in lines { report(.mappingExpected, line.location) }
            inputs.append(RawInput(name, .entries(rows)))
        }
        return entries
    }

    private mutating func row(_ fields: [ContentNode.Entry]) -> [RawInput.Field] {
        fields.compactMap { field in
            guard case .text(let text) = field.value.value else {
                report(.textExpected(field.key), field.value.location)
                return nil
            }
            return RawInput.Field(name: field.key, text: text)
        }
    }

    private func entry(
        at location: SourceLocation, _ fields: [ContentNode.Entry] = []
    ) -> InputPlaces.Entry {
        InputPlaces.Entry(
            place: InputPlaces.Mark(location),
            fields: fields.map { field in
                InputPlaces.Field(
                    name: field.key, key: InputPlaces.Mark(field.keyLocation),
                    value: InputPlaces.Mark(field.value.location))
            })
    }

    /// Adds the site's default of every input that the file leaves out.
    mutating func add(defaults: SavedSetReader.CalculatorDefaults) {
        for input in defaults.inputs where !inputs.contains(where: { $0.name == input.name }) {
            inputs.append(input)
            places.inherit(input.name, from: defaults.places)
        }
    }

    private mutating func report(_ fault: ContentFault, _ location: SourceLocation) {
        diagnostics.append(Diagnostic(.error, fault, at: location))
    }
}
