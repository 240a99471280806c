import PennyEngine

/// The fields of a compared set: its name, and the inputs of its calculator.
///
/// A file has the inputs in one text (`principal 350,000 rate 6.25%`). Readers get a field for
/// each.
final class MemberForm {
    private let name: String
    private let kind: String
    private let fields: [InputField]
    private let title: InputField
    private let typedTitle: String
    private let inputs: [RawInput]

    /// Creates the fields; nil for an entry of another list, and if the calculator or inputs cannot
    /// be recognized.
    ///
    /// - Parameter calculator: the calculator that compares sets.
    init?(_ columns: [InputField], _ entry: [RawInput.Field], of calculator: Calculator?) {
        guard let calculator, columns.contains(where: { $0.name.isSameText(as: Self.inputs) }),
            let title = columns.first(where: { $0.name.isSameText(as: "title") }),
            let name = EntriesHTML.text("set", entry),
            let kind = EntriesHTML.text("kind", entry),
            let fields = calculator.comparedFields(of: kind)
        else { return nil }
        var inputs: [RawInput] = []
        if let text = EntriesHTML.text(Self.inputs, entry) {
            let names = fields.map { $0.name } + ["currency"]
            guard let split = EntryText.split(text, names), split.count == 1 else { return nil }
            inputs = split[0].map { RawInput($0.name, $0.text) }
        }
        self.name = name
        self.kind = kind
        self.fields = fields
        self.title = title
        typedTitle = EntriesHTML.text(title.name, entry) ?? ""
        self.inputs = inputs
    }

    /// The field of a list that contains the inputs of a set.
    static let inputs = "inputs"

    /// The title of the set, or else its name, above fields that are folded.
    var heading: String { typedTitle.bytes.isEmpty ? name : typedTitle }

    /// - Parameters:
    /// - entry: the name of the set's entry in the form.
    /// - example: the set that the page's example has here; nil for none.
    func append(
        _ entry: FieldName, _ controls: FieldHTML, _ defaults: InputDefaults,
        example: MemberForm?, to out: inout Bytes
    ) {
        for (field, value) in [("set", name), ("kind", kind)] {
            FieldHTML.appendHidden(entry.field(field), value, to: &out)
        }
        controls.append(
            title, entry.field(title.name), typedTitle, example: example?.typedTitle,
            slides: false, to: &out)
        let shown = example.map { $0.kind.isSameText(as: kind) ? $0.inputs : [] } ?? []
        let form = FormHTML(
            fields, of: nil, inputs, defaults, controls.numbers, example: shown,
            member: entry.field(Self.inputs))
        out.append(form.content().bytes)
    }
}
