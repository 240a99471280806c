import PennyEngine

/// The name of a field in a form: `principal`, `extra.0.amount`, `sets.0.inputs.rate`. The inputs
/// of a set in a list may be lists themselves: `sets.0.inputs.extra.0.amount`.
struct FieldName {
    private let text: String

    init(_ input: String) {
        text = input
    }

    /// The name of an entry of this list: `extra.0`.
    func entry(_ index: Int) -> FieldName {
        let name: Wording = "\(text).\(index)"
        return FieldName(name.text)
    }

    /// The name of a field of this entry, or of an input of this set.
    func field(_ field: String) -> FieldName {
        let name: Wording = "\(text).\(field)"
        return FieldName(name.text)
    }

    func append(to out: inout Bytes) {
        out.escaped(text)
    }
}
