/// How many entries of a list are on a page. A longer list goes on on further pages.
public enum PageLength {
    /// So many cards can be looked through, and are a page that is soon there.
    public static let standard = 100
    public static let bounds = 1...10_000

    static let key = "entriesPerPage"

    /// So many words of the dictionary are on a page: those of a page are found as you type.
    public static let standardWords = 1_000
    static let wordsKey = "wordsPerPage"
}
