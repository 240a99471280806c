public import PennyDiagnostics

/// The parts of a body that others check or list, each with its location.
public struct MarkdownOutline: Equatable, Sendable {
    public struct Heading: Equatable, Sendable {
        public var level: Int
        /// The heading's `id` in the page.
        public var anchor: String
        /// The heading as plain text for `Markdown.fill`, which puts in its figures.
        public var text: String
        public var location: SourceLocation
        /// Whether it asks a quiz question.
        public var isQuestion: Bool

        public init(
            level: Int, anchor: String, text: String, location: SourceLocation,
            isQuestion: Bool = false
        ) {
            self.level = level
            self.anchor = anchor
            self.text = text
            self.location = location
            self.isQuestion = isQuestion
        }
    }

    public struct Link: Equatable, Sendable {
        /// The address as written, its backslashes and entities resolved.
        public var destination: String
        public var location: SourceLocation
        public var isImage: Bool

        public init(destination: String, location: SourceLocation, isImage: Bool = false) {
            self.destination = destination
            self.location = location
            self.isImage = isImage
        }
    }

    public struct FigureReference: Equatable, Sendable {
        /// The text between the braces, such as `first-home.payment`.
        public var name: String
        public var location: SourceLocation

        public init(name: String, location: SourceLocation) {
            self.name = name
            self.location = location
        }
    }

    /// A line of an example block.
    public struct Example: Equatable, Sendable {
        /// A set or one of its figures, as `first-home.payment`; `this` for the page's own set.
        public var name: String
        public var location: SourceLocation

        public init(name: String, location: SourceLocation) {
            self.name = name
            self.location = location
        }
    }

    /// A block that states what is shown instead of it.
    public struct Embed: Equatable, Sendable {
        /// A line: `key: value`.
        public struct Entry: Equatable, Sendable {
            public var key: String
            public var value: String
            /// The location of the key.
            public var location: SourceLocation
            public var valueLocation: SourceLocation

            public init(
                key: String, value: String, location: SourceLocation,
                valueLocation: SourceLocation
            ) {
                self.key = key
                self.value = value
                self.location = location
                self.valueLocation = valueLocation
            }
        }

        /// The location at which the block begins.
        public var location: SourceLocation
        public var entries: [Entry] = []

        public init(location: SourceLocation) { self.location = location }

        public subscript(key: String) -> Entry? { entries.first { $0.key == key } }
    }

    public var headings: [Heading] = []
    /// The links and images with allowed addresses: the first hundred for each address.
    public var links: [Link] = []
    /// The live figures: the first hundred for each name.
    public var figures: [FigureReference] = []
    /// The number of further links and images to an address.
    public var otherLinks: [String: Int] = [:]
    /// The number of further live figures of a name.
    public var otherFigures: [String: Int] = [:]
    public var examples: [Example] = []
    /// The embed blocks, in the order in which the HTML requests them.
    public var embeds: [Embed] = []
    /// The terms that the text links to automatically, in order.
    public var terms: [String] = []
    /// The number of words of the text, without code blocks.
    public var wordCount = 0
    /// The first paragraph as plain text for `Markdown.fill`.
    public var opening = ""

    public init() {}
}
