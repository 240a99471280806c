import PennyDiagnostics
import PennyMarkdown
import PennyMarkup

/// The contents of the blocks of a text. Blocks that say the same share them.
struct EmbeddedBlocks: Sendable {
    private struct Block: Sendable {
        /// Among the outline's.
        let place: Int
        let location: SourceLocation
        /// The index of its part.
        let part: Int
    }

    private var parts: [EmbeddedPart] = []
    private var known: [String: Int] = [:]
    /// In the order of the text.
    private var blocks: [Block] = []

    var isEmpty: Bool { blocks.isEmpty }

    /// The form of a saved set that is among them.
    var form: EmbeddedForm? {
        for part in parts { if case .form(let form) = part { return form } }
        return nil
    }

    /// Adds what a block shows, which is made if no block before it says the same.
    mutating func add(
        _ embed: MarkdownOutline.Embed, at place: Int, _ make: () -> EmbeddedPart?
    ) {
        let words = embed.words
        var number = known[words]
        if number == nil, let part = make() {
            number = parts.count
            known[words] = number
            parts.append(part)
        }
        guard let number else { return }
        blocks.append(Block(place: place, location: embed.location, part: number))
    }

    /// The HTML of each block, by its place.
    ///
    /// - Throws: what is wrong with templates, or the block that is too much.
    func html(
        for readers: Readers, _ bytes: inout ShownBytes
    ) throws(DiagnosticError) -> [Int: String] {
        var made: [Int: String] = [:]
        var html: [Int: String] = [:]
        for block in blocks {
            let part: String
            if let known = made[block.part] {
                part = known
            } else {
                guard let new = try parts[block.part].html(for: readers) else { continue }
                made[block.part] = new
                part = new
            }
            try bytes.add(part.utf8.count, at: block.location)
            html[block.place] = part
        }
        return html
    }
}

/// Counts the bytes of what stands in place of blocks and examples.
struct ShownBytes {
    private let limit: Int
    private var count = 0

    init(limit: Int = BlockBounds.bytes) { self.limit = limit }

    mutating func add(_ size: Int, at place: SourceLocation) throws(DiagnosticError) {
        count += size
        if count <= limit { return }
        let fault = EmbedFault.tooMuchShown(limit: limit)
        throw DiagnosticError([Diagnostic(.error, fault, at: place)])
    }
}

extension MarkdownOutline.Embed {
    /// All that it says, by which blocks are alike.
    var words: String { entries.map { "\($0.key):\($0.value)\n" }.joined() }
}
