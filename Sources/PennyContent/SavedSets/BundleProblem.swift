/// What a file is that should hold sets and does not; `BundleProblem+Wording.swift` says it.
public enum BundleProblem: Equatable, Sendable {
    /// A list or a plain word, without keys.
    case withoutKeys
    /// What a page or `compute` gives: figures and tables, the inputs as they were understood.
    case result
    /// The form of a later version.
    case later(Int)
}
