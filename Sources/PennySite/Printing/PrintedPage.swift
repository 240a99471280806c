public import PennyEngine

/// A page of a site as one file to print: its style and its pictures are in it.
public struct PrintedPage: Equatable, Sendable {
    public let html: [UInt8]
    /// What its file would be called, without an ending.
    public let name: String
    /// The day the page was updated on.
    public let date: CivilDate?
    /// How the site writes its numbers, which tells the paper that its readers have.
    public let locale: String
}
