/// The keys that relate a page to the glossary.
package enum TermLinking {
    /// The key for linking terms in a page's text to the glossary.
    package static let key = "autolink"
    /// The key for the terms that a page explains.
    package static let wordsKey = "keyTerms"
}
