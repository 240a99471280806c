/// The difference between a page of one site and the same page of the other.
public struct PageDifference: Sendable {
    public enum Fate: Equatable, Sendable {
        case added, removed
        case moved(from: String)
        /// The page has the same address and other content.
        case changed
    }

    public let fate: Fate
    /// Its address in the new site; for a removed page, in the old one.
    public let path: String
    public let title: String
    /// The calculator of a result; nil for a page without data.
    public var kind: String?
    public var texts: [TextChange] = []
    public var inputs: [ValueChange] = []
    public var figures: [ValueChange] = []
    public var tables: [TableChange] = []

    /// Whether an input or a result of the page has changed.
    public var hasValues: Bool { !inputs.isEmpty || !figures.isEmpty || !tables.isEmpty }
    /// Whether any content of the page has changed.
    public var isChanged: Bool { hasValues || !texts.isEmpty }
}

/// An input or a figure with another value.
public struct ValueChange: Equatable, Sendable {
    /// A value as readers see it, and its exact form for tools.
    public struct Value: Equatable, Sendable {
        public let text: String
        public let exact: String
    }

    /// The name in files: `payment`.
    public let name: String
    /// The label on the page: `Monthly payment`.
    public let label: String
    /// The earlier label, if it differs.
    public var labelBefore: String?
    /// The list entry that it belongs to.
    public var entry: String?
    /// Nil for a new value.
    public let before: Value?
    /// Nil for a removed value.
    public let after: Value?
}

/// A table with other rows.
public struct TableChange: Equatable, Sendable {
    /// The first differing row.
    public struct Row: Equatable, Sendable {
        /// The number of the row, from 1.
        public let number: Int
        /// The first cell, which names the row.
        public let name: String
        public let cells: [Cell]
    }

    public struct Cell: Equatable, Sendable {
        public let column: String
        public let before: String?
        public let after: String?
    }

    public let name: String
    /// Nil for a new table.
    public let rowsBefore: Int?
    /// Nil for a removed table.
    public let rowsAfter: Int?
    /// The number of differing rows.
    public let differing: Int
    public let first: Row?
}

/// A changed text of a page.
public struct TextChange: Equatable, Sendable {
    public enum Part: String, Sendable {
        case title, summary, kind, currency, text, link
    }

    public let part: Part
    /// The earlier text, with a few words around it if it is part of a longer text.
    public let before: String
    public let after: String
    /// The number of differences in a text; nil if the rest of it could not be compared.
    public var changeCount: Int? = 1
}
