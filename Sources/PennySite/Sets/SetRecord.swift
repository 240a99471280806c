import PennyEngine

/// What is left of a saved set when its page is made: what lists and other pages show of it.
struct SetRecord: Sendable {
    /// The set, by its place among the site's.
    let place: Int
    /// The title with its figures filled in.
    let title: String
    let summary: String
    let highlights: Highlights
    let hasTable: Bool
    let date: CivilDate?
    /// The terms that its page uses.
    let terms: [String]
}
