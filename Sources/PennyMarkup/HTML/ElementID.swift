/// The `id`s of the elements of a result and a form. The `id` of a table is its name.
public enum ElementID {
    public static let result: StaticString = "result"
    public static let beside: StaticString = "beside"
    public static let steps: StaticString = "how"
    public static let proofs: StaticString = "proof"
    public static let inputs: StaticString = "understood"
    /// The prefix of the `id` of a form's field, before the field's name.
    public static let field: StaticString = "input-"
    public static let help: StaticString = "help-"
}
