/// The kind of a text, which decides what blocks it can have.
enum EmbedContext {
    /// A page of `pages/`, or that of a folder of sets, which can have the form of a set.
    case page
    /// The text of a saved set. It is rendered before lists of sets are known.
    case set
    /// Any other text, which may be on several pages.
    case other

    init(of body: AnalyzedTexts.Body) {
        if body.own != nil {
            self = .set
        } else if SourcePath.isPage(body.path) || SourcePath.isPageOfSets(body.path),
            body.page != Address.home
        {
            self = .page
        } else {
            self = .other
        }
    }
}
