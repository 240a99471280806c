/// The number of list entries per page. Longer lists continue on further pages.
public enum PageLength {
    /// The default number of cards: few enough to look through, and for a page that loads fast.
    public static let standard = 100
    public static let bounds = 1...10_000

    static let key = "entriesPerPage"

    /// The default number of dictionary words per page. Readers find those of a page as they type.
    public static let standardWords = 1_000
}
