/// What has become of a page from one site to the other.
public struct PageDifference: Sendable {
    public enum Fate: Equatable, Sendable {
        case added, removed
        case moved(from: String)
        /// It is where it was, and says something else.
        case changed
    }

    public let fate: Fate
    /// Its address in the new site; of one that was removed, in the old.
    public let path: String
    public let title: String
    /// The calculator of a result; nil for a page without data.
    public var kind: String?
    public var texts: [TextChange] = []
    public var inputs: [ValueChange] = []
    public var figures: [ValueChange] = []
    public var tables: [TableChange] = []

    /// Whether what the page computes from or computes is another.
    public var hasValues: Bool { !inputs.isEmpty || !figures.isEmpty || !tables.isEmpty }
    /// Whether it says anything else than before.
    public var isChanged: Bool { hasValues || !texts.isEmpty }
}

/// An input or a figure with another value.
public struct ValueChange: Equatable, Sendable {
    /// A value as readers see it, and as tools read it.
    public struct Value: Equatable, Sendable {
        public let text: String
        public let exact: String
    }

    /// The name in files: `payment`.
    public let name: String
    /// What the page calls it: `Monthly payment`.
    public let label: String
    /// What the page called it before, where that was something else.
    public var labelBefore: String?
    /// The entry of a list that it belongs to.
    public var entry: String?
    /// Nil for one that was not there.
    public let before: Value?
    /// Nil for one that is no longer there.
    public let after: Value?
}

/// A table with other rows.
public struct TableChange: Equatable, Sendable {
    /// The first row that differs.
    public struct Row: Equatable, Sendable {
        /// Counted from 1.
        public let number: Int
        /// Its first cell, which names it.
        public let name: String
        public let cells: [Cell]
    }

    public struct Cell: Equatable, Sendable {
        public let column: String
        public let before: String?
        public let after: String?
    }

    public let name: String
    /// Nil where there was no such table.
    public let rowsBefore: Int?
    /// Nil where there is no such table any more.
    public let rowsAfter: Int?
    /// How many rows differ.
    public let differing: Int
    public let first: Row?
}

/// A text of a page that is another.
public struct TextChange: Equatable, Sendable {
    public enum Part: String, Sendable {
        case title, summary, kind, currency, text, link
    }

    public let part: Part
    /// With a few words around it, where it is part of a longer text.
    public let before: String
    public let after: String
    /// In how many places a text differs; nil where the rest of it could not be told apart.
    public var places: Int? = 1
}
