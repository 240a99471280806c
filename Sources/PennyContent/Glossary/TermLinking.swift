/// The key by which a page says whether terms in its text link to the glossary.
enum TermLinking {
    static let key = "autolink"
}
