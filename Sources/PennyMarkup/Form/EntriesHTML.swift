import PennyEngine

/// Renders the entries of a list input: a group of fields for each, with a button to remove it, and
/// a button to add one. A long list is folded so that the rest of the form stays near.
struct EntriesHTML {
    private let controls: FieldHTML
    private let field: InputField
    private let name: FieldName
    private let columns: [InputField]
    private let defaults: InputDefaults
    /// The calculator of the form; nil for the inputs of a compared set.
    private let calculator: Calculator?
    /// The entries of the page's example.
    private let example: [[RawInput.Field]]

    init(
        _ controls: FieldHTML, _ field: InputField, _ name: FieldName, _ columns: [InputField],
        _ defaults: InputDefaults, _ calculator: Calculator?, example: [[RawInput.Field]]
    ) {
        self.controls = controls
        self.field = field
        self.name = name
        self.columns = columns
        self.defaults = defaults
        self.calculator = calculator
        self.example = example
    }

    private static let maximumUnfolded = 3
    /// The most compared sets whose fields are all in sight, as each has several.
    private static let maximumUnfoldedSets = 2

    func append(_ entries: [[RawInput.Field]], to out: inout Bytes) {
        let isLong = entries.count > Self.maximumUnfolded
        if isLong { Folding.open(list: field, name, entries.count, controls.numbers, &out) }
        appendList(entries, &out)
        if isLong { Folding.close(&out) }
    }

    private func appendList(_ entries: [[RawInput.Field]], _ out: inout Bytes) {
        out.raw("<fieldset class=\"list\" data-list=\"")
        name.append(to: &out)
        out.raw("\"><legend>")
        controls.numbers.append(field.label, to: &out)
        out.raw("</legend>\n")
        if let help = field.help {
            out.raw("<p class=\"help\">")
            controls.numbers.append(help, to: &out)
            out.raw("</p>\n")
        }
        let foldsSets = entries.count > Self.maximumUnfoldedSets
        for (index, entry) in entries.enumerated() {
            append(entry, index, foldsSet: foldsSets && index > 0, &out)
        }
        out.raw("<button type=\"button\" class=\"button quiet\" data-add=\"")
        name.append(to: &out)
        if let first = columns.first {
            out.raw("\" data-first=\"")
            out.escaped(first.name)
        }
        if let last = entries.last, MemberForm(columns, last, of: calculator) != nil {
            out.raw("\" data-copies=\"")
            out.number(entries.count - 1)
        }
        out.raw("\">")
        controls.numbers.append(FormWords.entryAdd, to: &out)
        out.raw("</button>\n</fieldset>\n")
    }

    /// Appends the filled and required fields of an entry, then the others, folded.
    private func append(
        _ entry: [RawInput.Field], _ index: Int, foldsSet: Bool, _ out: inout Bytes
    ) {
        out.raw("<fieldset class=\"entry\"><legend>")
        out.append(Int64(index + 1), .ordinal, controls.numbers.cells)
        out.raw("</legend>\n")
        if let member = MemberForm(columns, entry, of: calculator) {
            let example = MemberForm(columns, exampleEntry(index), of: calculator)
            let own = name.entry(index)
            if foldsSet { Folding.open(set: member.heading, own, controls.numbers, &out) }
            member.append(own, controls, defaults, example: example, to: &out)
            appendRemove(index, &out)
            if foldsSet { Folding.close(&out) }
        } else {
            appendFields(entry, index, &out)
            appendRemove(index, &out)
        }
        out.raw("</fieldset>\n")
    }

    private func appendRemove(_ index: Int, _ out: inout Bytes) {
        out.raw("<button type=\"button\" class=\"button quiet\" data-remove=\"")
        name.entry(index).append(to: &out)
        out.raw("\">")
        controls.numbers.append(FormWords.entryRemove, to: &out)
        out.raw("</button>\n")
    }

    private func appendFields(_ entry: [RawInput.Field], _ index: Int, _ out: inout Bytes) {
        var others: [InputField] = []
        for (position, column) in columns.enumerated() {
            let typed = Self.text(column.name, entry)
            if typed != nil || column.requirement.isRequired || position == 0 {
                append(column, index, typed ?? "", &out)
            } else {
                others.append(column)
            }
        }
        if !others.isEmpty {
            out.raw("<details class=\"more\">\n<summary>")
            controls.numbers.append(FormWords.entryMore, to: &out)
            out.raw("</summary>\n")
            for column in others { append(column, index, "", &out) }
            out.raw("</details>\n")
        }
    }

    private func append(_ column: InputField, _ index: Int, _ typed: String, _ out: inout Bytes) {
        let name = name.entry(index).field(column.name)
        let text = Self.text(column.name, exampleEntry(index))
        // The first field of an entry is often its name, which the text of the example has.
        let isFirst = columns.first?.name.isSameText(as: column.name) == true
        let shown = isFirst ? text : text.flatMap { FieldHTML.number($0, of: column) }
        controls.append(column, name, typed, example: shown, slides: false, to: &out)
    }

    private func exampleEntry(_ index: Int) -> [RawInput.Field] {
        index < example.count ? example[index] : []
    }

    static func text(_ name: String, _ entry: [RawInput.Field]) -> String? {
        for field in entry where field.name.isSameText(as: name) && !field.text.bytes.isEmpty {
            return field.text
        }
        return nil
    }
}
