/// What a text is, as far as it matters to what blocks it can have.
enum EmbedPlace {
    /// A page of `pages/`, or that of a folder of sets, which can have the form of a set.
    case page
    /// The text of a saved set. Its turn comes before lists of sets are known.
    case set
    /// Any other, which may be on several pages.
    case other

    init(of body: CheckedContent.Body) {
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
