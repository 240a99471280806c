/// The `id`s that a result and a form give to their elements, beside those of tables, which are the
/// tables' names.
public enum ElementID {
    public static let result: StaticString = "result"
    public static let beside: StaticString = "beside"
    public static let steps: StaticString = "how"
    public static let proofs: StaticString = "proof"
    public static let inputs: StaticString = "understood"
    /// The beginnings of those of a form's fields, before the fields' names.
    public static let field: StaticString = "input-"
    public static let help: StaticString = "help-"
}
