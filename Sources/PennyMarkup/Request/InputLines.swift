import PennyEngine

/// The inputs of a request, read line by line. The lines of one entry need not be adjacent; entries
/// are in the order in which they are first named. Lines of the inputs of a set in a list, such as
/// `sets.0.inputs.rate`, become the one text of its field, as in files.
struct InputLines {
    private(set) var inputs: [RawInput] = []
    /// The entry numbers of each list input, as given.
    private var numbers: [[[UInt8]]] = []

    mutating func append(_ line: RequestLine) {
        guard let (list, number, field, inner) = Self.parts(of: line.name) else {
            inputs.append(RawInput(line.name, line.value))
            numbers.append([])
            return
        }
        let position = position(of: list)
        guard case .entries(var entries) = inputs[position].value else { return }
        var entry = entries.count
        for (index, known) in numbers[position].enumerated() where known == number { entry = index }
        if entry == entries.count {
            entries.append([])
            numbers[position].append(number)
        }
        if let inner {
            Self.append(inner, line.value, to: field, of: &entries[entry])
        } else {
            entries[entry].append(RawInput.Field(name: field, text: line.value))
        }
        inputs[position] = RawInput(list, .entries(entries))
    }

    private static func append(
        _ inner: String, _ value: String, to name: String, of entry: inout [RawInput.Field]
    ) {
        if value.bytes.allSatisfy({ $0 == UInt8(ascii: " ") }) { return }
        let added = EntryText.line(of: [[RawInput.Field(name: inner, text: value)]])
        guard let index = entry.firstIndex(where: { $0.name.isSameText(as: name) }) else {
            entry.append(RawInput.Field(name: name, text: added))
            return
        }
        let text: Wording = "\(entry[index].text) \(added)"
        entry[index] = RawInput.Field(name: name, text: text.text)
    }

    private mutating func position(of list: String) -> Int {
        for (index, input) in inputs.enumerated() where input.name.isSameText(as: list) {
            if case .entries = input.value { return index }
        }
        inputs.append(RawInput(list, .entries([])))
        numbers.append([])
        return inputs.count - 1
    }

    /// Splits `extra.0.amount` into its list, the entry's number, the field, and the inner input if
    /// there is one; nil for other names.
    private static func parts(of name: String) -> (String, [UInt8], String, String?)? {
        let parts = name.bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let isInner = parts.count == 4 && parts[2].elementsEqual(MemberForm.inputs.bytes)
        guard parts.count == 3 || isInner, !parts[1].isEmpty,
            parts[1].allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") })
        else { return nil }
        return (
            String(bytes: Array(parts[0])), Array(parts[1]), String(bytes: Array(parts[2])),
            isInner ? String(bytes: Array(parts[3])) : nil
        )
    }
}
