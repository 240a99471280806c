/// The reason why a file holds no sets. `BundleProblem+Wording.swift` has the wording.
public enum BundleProblem: Equatable, Sendable {
    /// A list or a plain word, without keys.
    case withoutKeys
    /// A result, as pages and `compute` write it: figures, tables, and inputs in normalized form.
    case result
    /// A later version of the format.
    case later(Int)
}
