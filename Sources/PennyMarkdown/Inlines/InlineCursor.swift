/// Follows a block's inline content through its source, because libcmark's positions of inline
/// elements are wrong after a continued line.
///
/// It follows only the marks of `isTracked`: if the tree's elements are passed in order, the next
/// mark in the source is the element's. The prefixes that containers put before continued lines
/// have none of these marks.
struct InlineCursor {
    private let bytes: [UInt8]
    private let start: Int
    private let end: Int
    private var position: Int
    /// Whether some words were not found; the search is not repeated in this block.
    private var hasLostWord = false
    /// The number of bytes that were searched for words without passing them.
    private var searched = 0

    init(source: SourceText, range: Range<Int>) {
        bytes = source.bytes
        start = range.lowerBound
        end = range.upperBound
        position = range.lowerBound
    }

    static func isTracked(_ byte: UInt8) -> Bool {
        switch byte {
        case .openBracket, .closeBracket, UInt8(ascii: "<"), .openBrace, .backtick, .tilde,
            UInt8(ascii: "="), UInt8(ascii: "$"), UInt8(ascii: "^"):
            true
        default: false
        }
    }

    /// Passes the link definitions a paragraph may start with; they are not
    /// in the tree.
    mutating func passDefinitions() {
        let links = LinkSyntax(bytes: bytes, end: end)
        while NoteLabel.definition(in: bytes[position..<end]) == nil,
            let definitionEnd = links.endOfDefinition(at: position)
        {
            position = links.afterSpace(definitionEnd)
        }
    }

    /// Passes one tracked mark of a text. `isEscaped` if the source has it with a backslash or as
    /// an entity.
    mutating func passMark(_ mark: UInt8) -> (offset: Int, isEscaped: Bool) {
        let found = passFirst { $0 == mark }
        return (found.offset, found.isEscaped)
    }

    /// Passes a mark if it comes next without a backslash before it.
    mutating func passNext(_ mark: UInt8) -> Bool {
        guard position < end, bytes[position] == mark else { return false }
        position += 1
        return true
    }

    /// Passes the next occurrence of some words, up to 64 bytes of them; nil where the source
    /// writes them otherwise, with a backslash or an entity.
    mutating func passWord(_ word: ArraySlice<UInt8>) -> Int? {
        guard !hasLostWord else { return nil }
        let word = word.prefix(64)
        guard let first = word.first else { return nil }
        var offset = position
        while offset + word.count <= end, searched <= Self.searchLimit {
            if bytes[offset] == first, bytes[offset..<offset + word.count] == word {
                position = offset + word.count
                return offset
            }
            offset += 1
            searched += 1
        }
        hasLostWord = true
        return nil
    }

    /// The most bytes that are searched in a block for words that are somewhere else. Beyond them,
    /// locations are those of the block.
    private static let searchLimit = 1 << 20

    /// Copies the search state of another cursor that went ahead of this one.
    mutating func rememberSearch(of other: InlineCursor) {
        searched = other.searched
        hasLostWord = other.hasLostWord
    }

    /// Whether an unescaped brace comes next.
    var hasOpenBrace: Bool {
        position < end && bytes[position] == UInt8(ascii: "{")
    }

    /// Passes a code span with its backticks.
    mutating func passCode() -> Int {
        let start = passMark(.backtick).offset
        let length = 1 + passRun()
        while position < end {
            guard bytes[position] == .backtick else {
                position += 1
                continue
            }
            if passRun() == length { break }
        }
        return start
    }

    /// Passes a raw tag or comment.
    mutating func passRaw(_ literal: ArraySlice<UInt8>) -> Int {
        let start = passMark(UInt8(ascii: "<")).offset
        for byte in literal.dropFirst() where Self.isTracked(byte) {
            pass(byte)
        }
        return start
    }

    /// Passes the opening bracket of a link, or all of a link in pointed brackets.
    mutating func enterLink() -> (offset: Int, isAutomatic: Bool) {
        let opening = passFirst { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "<") }
        let isAutomatic = opening.mark == UInt8(ascii: "<")
        if isAutomatic { pass(UInt8(ascii: ">")) }
        return (opening.offset, isAutomatic)
    }

    /// Passes the opening of an image.
    mutating func enterImage() -> Int {
        max(passMark(UInt8(ascii: "[")).offset - 1, 0)
    }

    /// Passes the closing bracket and what follows it.
    mutating func exitLink() {
        _ = passMark(UInt8(ascii: "]"))
        position = LinkSyntax(bytes: bytes, end: end).endOfTail(at: position)
    }

    /// Passes the next of some marks; the block's start if it has none.
    private mutating func passFirst(
        where isWanted: (UInt8) -> Bool
    ) -> (offset: Int, mark: UInt8, isEscaped: Bool) {
        while position < end {
            let offset = position
            let byte = bytes[offset]
            if byte == .backslash, offset + 1 < end, bytes[offset + 1].isPunctuation {
                position += 2
                if isWanted(bytes[offset + 1]) { return (offset, bytes[offset + 1], true) }
            } else if byte == .ampersand, let entity = MarkEntity(in: bytes[offset..<end]) {
                position += entity.length
                if let mark = entity.mark, isWanted(mark) { return (offset, mark, true) }
            } else {
                position += 1
                if isWanted(byte) { return (offset, byte, false) }
            }
        }
        return (start, 0, false)
    }

    private mutating func pass(_ byte: UInt8) {
        position = bytes[position..<end].firstIndex(of: byte).map { $0 + 1 } ?? end
    }

    private mutating func passRun() -> Int {
        let start = position
        while position < end, bytes[position] == .backtick { position += 1 }
        return position - start
    }
}
