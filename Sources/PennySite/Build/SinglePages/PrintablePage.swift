public import PennyEngine

/// A page of a site as one file to print, with its style and pictures in it.
public struct PrintablePage: Equatable, Sendable {
    public let html: [UInt8]
    /// The name of its file, without an ending.
    public let name: String
    /// The day the page was updated on.
    public let date: CivilDate?
    /// The usual paper in the country of the site's locale.
    public let paper: CountryPaper
}
