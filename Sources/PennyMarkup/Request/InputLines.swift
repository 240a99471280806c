import PennyEngine

/// The inputs of a request, line by line. Lines of one entry stand together or apart;
/// entries are in the order in which they are first named. Lines of the inputs of a set in a list,
/// such as `sets.0.inputs.rate`, become the one text of its field, as files have it.
struct InputLines {
    private(set) var inputs: [RawInput] = []
    /// For each input that is a list: the numbers of its entries, as they were given.
    private var numbers: [[[UInt8]]] = []

    mutating func append(_ line: RequestLine) {
        guard let (list, number, field, inner) = Self.parts(of: line.name) else {
            inputs.append(RawInput(line.name, line.value))
            numbers.append([])
            return
        }
        let place = place(of: list)
        guard case .entries(var entries) = inputs[place].value else { return }
        var entry = entries.count
        for (index, known) in numbers[place].enumerated() where known == number { entry = index }
        if entry == entries.count {
            entries.append([])
            numbers[place].append(number)
        }
        if let inner {
            Self.append(inner, line.value, to: field, of: &entries[entry])
        } else {
            entries[entry].append(RawInput.Field(name: field, text: line.value))
        }
        inputs[place] = RawInput(list, .entries(entries))
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

    private mutating func place(of list: String) -> Int {
        for (index, input) in inputs.enumerated() where input.name.isSameText(as: list) {
            if case .entries = input.value { return index }
        }
        inputs.append(RawInput(list, .entries([])))
        numbers.append([])
        return inputs.count - 1
    }

    /// `extra.0.amount` as its list, the entry's number and the field, and the input behind the
    /// field if there is one; nil for another name.
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
