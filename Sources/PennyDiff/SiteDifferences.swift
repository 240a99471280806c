/// The differences between two built sites.
public struct SiteDifferences: Sendable {
    /// One of the two sites.
    public struct Side: Equatable, Sendable {
        /// The folder as it was named.
        public let folder: String
        /// The program that made it: `Pennypress 0.2.0`.
        public let generator: String
        public let pages: Int
        /// Whether it has the data of its results, which is needed to compare their figures.
        public var hasData = true
    }

    /// A file that does not belong to a page.
    public struct File: Equatable, Sendable {
        public enum Fate: String, Sendable { case added, removed, changed }
        public let fate: Fate
        public let path: String
    }

    public let old: Side
    public let new: Side
    /// The pages that were added, removed, moved or changed, by their addresses.
    public let pages: [PageDifference]
    /// The number of pages that differ only in their layout and markup.
    public let layoutOnly: Int
    /// The other files that were added, removed or changed, by their paths.
    public let files: [File]

    /// Whether all files are the same.
    public var isSame: Bool { pages.isEmpty && files.isEmpty && layoutOnly == 0 }
}
