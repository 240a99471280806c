import PennyDiagnostics
import PennyEngine

/// Turns the keys of a file into a calculator's inputs and remembers where
/// each stands.
struct InputCollector {
    private(set) var inputs: [RawInput] = []
    private(set) var places: InputPlaces
    private(set) var diagnostics: [Diagnostic] = []

    init(start: SourceLocation) {
        places = InputPlaces(start: start)
    }

    mutating func add(_ entry: ContentNode.Entry) {
        let name = entry.key
        places.names[name] = entry.keyLocation
        places.values[name] = entry.value.location
        switch entry.value.value {
        case .text(let text): inputs.append(RawInput(name, text))
        case .list(let items): addList(name, items)
        case .mapping(let fields):
            places.entries[name] = [entry.value.location]
            inputs.append(RawInput(name, .entries([row(fields, name, 0)])))
        }
    }

    /// A list of mappings is a list of entries; a list of texts is the one-line
    /// form, an entry each.
    private mutating func addList(_ name: String, _ items: [ContentNode]) {
        places.entries[name] = items.map(\.location)
        var rows: [[RawInput.Field]] = []
        var lines: [(text: String, location: SourceLocation)] = []
        for (index, item) in items.enumerated() {
            switch item.value {
            case .mapping(let fields): rows.append(row(fields, name, index))
            case .text(let text): lines.append((text, item.location))
            case .list: report(.textExpected(name), item.location)
            }
        }
        if rows.isEmpty {
            inputs.append(RawInput(name, lines.map(\.text).joined(separator: "; ")))
        } else {
            for line in lines { report(.mappingExpected, line.location) }
            inputs.append(RawInput(name, .entries(rows)))
        }
    }

    private mutating func row(
        _ fields: [ContentNode.Entry], _ name: String, _ index: Int
    ) -> [RawInput.Field] {
        fields.compactMap { field in
            let place = InputPlaces.Field(input: name, entry: index, field: field.key)
            places.fieldNames[place] = field.keyLocation
            places.fields[place] = field.value.location
            guard case .text(let text) = field.value.value else {
                report(.textExpected(field.key), field.value.location)
                return nil
            }
            return RawInput.Field(name: field.key, text: text)
        }
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
