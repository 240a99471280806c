import PennyEngine

/// Renders an input's value: a list of several entries as an HTML list, one item each.
struct InputHTML {
    private let numbers: NumberWriter

    init(_ numbers: NumberWriter) { self.numbers = numbers }

    /// Appends the input as a name and its value, for a description list.
    ///
    /// - Parameter members: the compared sets that the entries of a list name, which have inputs.
    func append(_ input: NormalisedInput, members: [Calculation] = [], to out: inout Bytes) {
        out.raw("<div><dt>")
        numbers.append(input.label, to: &out)
        out.raw("</dt><dd>")
        append(input.quantity, of: input.name, input.columns, members, to: &out)
        out.raw("</dd></div>\n")
    }

    /// Appends the value of an input.
    ///
    /// - Parameter columns: the fields of a list's entries.
    func append(
        _ quantity: Quantity, of input: String, _ columns: [InputField],
        _ members: [Calculation] = [], to out: inout Bytes
    ) {
        switch quantity {
        case .entries(let entries) where !entries.isEmpty:
            append(entries, columns, members, to: &out)
        case .choice(let word): numbers.append(numbers.choice(word, of: input), to: &out)
        default: numbers.append(quantity, to: &out)
        }
    }

    private func append(
        _ entries: [[NamedQuantity]], _ columns: [InputField], _ members: [Calculation],
        to out: inout Bytes
    ) {
        out.raw("<ul class=\"entries\">")
        var own = members.map(inputs)
        let shared = takeShared(&own)
        if !shared.isEmpty {
            let words = ResultWords.entryShared(inputs: .list(shared, .semicolon))
            appendItem(words, to: &out)
        }
        for (place, entry) in entries.enumerated() {
            var values = values(of: entry, columns)
            if place < own.count { values += own[place] }
            appendItem(.value(.list(values, .semicolon)), to: &out)
        }
        out.raw("</ul>")
    }

    private func appendItem(_ words: Message, to out: inout Bytes) {
        out.raw("<li>")
        numbers.append(words, to: &out)
        out.raw("</li>")
    }

    private func values(of entry: [NamedQuantity], _ columns: [InputField]) -> [Quantity] {
        entry.enumerated().map { index, field in
            index == 0 ? field.quantity : .words(labeled(field, columns))
        }
    }

    /// The inputs of a compared set that are not its defaults, each with its label.
    private func inputs(of member: Calculation) -> [Quantity] {
        member.inputs.filter { !$0.isDefault }.map { input in
            .words(ResultWords.entry(label: input.label, value: shown(input)))
        }
    }

    /// Takes what all sets have in common out of their inputs, and returns it.
    private func takeShared(_ all: inout [[Quantity]]) -> [Quantity] {
        var shared: [Quantity] = []
        guard all.count > 1 else { return shared }
        for input in all[0] {
            let text = self.text(input)
            var indices: [Int] = []
            for inputs in all {
                for (index, other) in inputs.enumerated()
                where self.text(other).isSameText(as: text) {
                    indices.append(index)
                    break
                }
            }
            if indices.count < all.count { continue }
            shared.append(input)
            for (member, index) in indices.enumerated() { all[member].remove(at: index) }
        }
        return shared
    }

    private func text(_ input: Quantity) -> String { numbers.text(.value(input)) }

    private func shown(_ input: NormalisedInput) -> Quantity {
        switch input.quantity {
        case .choice(let word): .words(numbers.choice(word, of: input.name))
        case .entries(let entries):
            .list(entries.flatMap { values(of: $0, input.columns) }, .comma)
        default: input.quantity
        }
    }

    /// The value with the label of its form field. The first value of an entry has no label.
    private func labeled(_ field: NamedQuantity, _ columns: [InputField]) -> Message {
        for column in columns where column.name.isSameText(as: field.name) {
            return ResultWords.entry(label: column.label, value: field.quantity)
        }
        return .value(field.quantity)
    }
}
