/// The name of a field in a form: `principal`, `extra.0.amount`, `sets.0.inputs.rate`.
struct FieldName {
    private let input: String
    private let entry: Int?
    private let field: String
    private let inner: String?

    init(_ input: String) {
        self.input = input
        entry = nil
        field = ""
        inner = nil
    }

    /// - Parameter inner: the name of an input of the set in this field.
    init(_ input: String, entry: Int, field: String, inner: String? = nil) {
        self.input = input
        self.entry = entry
        self.field = field
        self.inner = inner
    }

    func append(to out: inout Bytes) {
        out.escaped(input)
        guard let entry else { return }
        out.raw(".")
        out.number(entry)
        out.raw(".")
        out.escaped(field)
        guard let inner else { return }
        out.raw(".")
        out.escaped(inner)
    }
}
