/// The keys by which a page says what it has to do with the glossary.
package enum TermLinking {
    /// Whether terms in its text link to the glossary.
    package static let key = "autolink"
    /// The terms that it explains.
    package static let wordsKey = "keyTerms"
}
