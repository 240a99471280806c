/// The keys by which a page says what it has to do with the glossary.
enum TermLinking {
    /// Whether terms in its text link to the glossary.
    static let key = "autolink"
    /// The terms that it explains.
    static let wordsKey = "keyTerms"
}
