import PennyEngine

/// The inputs of a request, read line by line. The lines of one entry need not be adjacent; entries
/// are in the order in which they are first named. Lines of the inputs of a set in a list, such as
/// `sets.0.inputs.rate` and `sets.0.inputs.extra.0.amount`, become the one text of its field, as in
/// files.
struct InputLines {
    private var typed: [RawInput] = []
    /// The entry numbers of each list input, as given.
    private var numbers: [[[UInt8]]] = []
    private var sets: [SetLines] = []

    /// The lines of the inputs of a set in a list.
    private struct SetLines {
        let input: Int
        let entry: Int
        var lines: InputLines
    }

    mutating func append(_ line: RequestLine) {
        guard let name = Name(line.name) else {
            typed.append(RawInput(line.name, line.value))
            numbers.append([])
            return
        }
        let position = position(of: name.list)
        guard case .entries(var entries) = typed[position].value else { return }
        var entry = entries.count
        for (index, known) in numbers[position].enumerated() where known == name.number {
            entry = index
        }
        if entry == entries.count {
            entries.append([])
            numbers[position].append(name.number)
        }
        if let inner = name.inner {
            // The text of the inputs comes where the first of them does.
            if append(RequestLine(name: inner, value: line.value), position, entry) {
                entries[entry].append(RawInput.Field(name: MemberForm.inputs, text: ""))
            }
        } else {
            entries[entry].append(RawInput.Field(name: name.field, text: line.value))
        }
        typed[position] = RawInput(name.list, .entries(entries))
    }

    /// Appends a line to those of a set; whether it is the first. An empty one is left out, unless
    /// it is that of a list, whose entry may be new in the form.
    private mutating func append(_ line: RequestLine, _ input: Int, _ entry: Int) -> Bool {
        if line.value.bytes.allSatisfy({ $0 == UInt8(ascii: " ") }), Name(line.name) == nil {
            return false
        }
        for index in sets.indices where sets[index].input == input && sets[index].entry == entry {
            sets[index].lines.append(line)
            return false
        }
        var lines = InputLines()
        lines.append(line)
        sets.append(SetLines(input: input, entry: entry, lines: lines))
        return true
    }

    private mutating func position(of list: String) -> Int {
        for (index, input) in typed.enumerated() where input.name.isSameText(as: list) {
            if case .entries = input.value { return index }
        }
        typed.append(RawInput(list, .entries([])))
        numbers.append([])
        return typed.count - 1
    }

    var isEmpty: Bool { typed.isEmpty }

    /// The inputs, each set's as one text.
    var inputs: [RawInput] {
        var inputs = typed
        for set in sets {
            guard case .entries(var entries) = inputs[set.input].value,
                let field = entries[set.entry].firstIndex(where: {
                    $0.name.isSameText(as: MemberForm.inputs) && $0.text.bytes.isEmpty
                })
            else { continue }
            entries[set.entry][field] = RawInput.Field(
                name: MemberForm.inputs, text: EntryText.line(ofInputs: set.lines.inputs))
            inputs[set.input] = RawInput(inputs[set.input].name, .entries(entries))
        }
        return inputs
    }
}

extension InputLines {
    /// The name of a line of a list, in its parts: `extra.0.amount`.
    private final class Name {
        let list: String
        let number: [UInt8]
        let field: String
        /// The name of the input where the field has the inputs of a set.
        let inner: String?

        /// Splits a name; nil for one of no list.
        init?(_ name: String) {
            let parts = name.bytes.split(
                separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            guard parts.count >= 3, !parts[1].isEmpty,
                parts[1].allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") })
            else { return nil }
            list = String(bytes: Array(parts[0]))
            number = Array(parts[1])
            field = String(bytes: Array(parts[2]))
            if parts.count == 3 {
                inner = nil
            } else if parts.count == 4 || parts.count == 6,
                parts[2].elementsEqual(MemberForm.inputs.bytes)
            {
                let start = parts[0].count + parts[1].count + parts[2].count + 3
                inner = String(bytes: Array(name.bytes.dropFirst(start)))
            } else {
                return nil
            }
        }
    }
}
