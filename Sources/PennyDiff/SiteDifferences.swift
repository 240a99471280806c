/// What is different between two built sites.
public struct SiteDifferences: Sendable {
    /// One of the two.
    public struct Side: Equatable, Sendable {
        /// The folder as it was named.
        public let folder: String
        /// The program that made it: `Pennypress 0.1.0`.
        public let generator: String
        public let pages: Int
        /// Whether it has the data of its results, by which their figures are compared.
        public var hasData = true
    }

    /// A file that is no part of a page.
    public struct File: Equatable, Sendable {
        public enum Fate: String, Sendable { case added, removed, changed }
        public let fate: Fate
        public let path: String
    }

    public let old: Side
    public let new: Side
    /// The pages that came, went, moved, or say something else, by their addresses.
    public let pages: [PageDifference]
    /// How many pages differ in what the frame gives and in markup alone.
    public let framed: Int
    /// The other files that came, went or have changed, by their paths.
    public let files: [File]

    /// Whether every file is the same.
    public var isSame: Bool { pages.isEmpty && files.isEmpty && framed == 0 }
}
