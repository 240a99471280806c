import PennyDiagnostics
import PennyMarkdown
import PennyMarkup

/// The contents of the blocks of a text. Blocks with equal words share their content.
struct EmbeddedBlocks: Sendable {
    private struct Block: Sendable {
        /// The index of the block in the outline.
        let index: Int
        let location: SourceLocation
        /// The index of its part.
        let part: Int
    }

    private var parts: [EmbeddedPart] = []
    private var known: [String: Int] = [:]
    /// The blocks in the order of the text.
    private var blocks: [Block] = []

    var isEmpty: Bool { blocks.isEmpty }

    /// The form of a saved set among the parts; nil without one.
    var form: EmbeddedForm? {
        for part in parts { if case .form(let form) = part { return form } }
        return nil
    }

    /// Adds a block. Its content is made only if no earlier block has equal words.
    mutating func add(
        _ embed: MarkdownOutline.Embed, at index: Int, _ make: () -> EmbeddedPart?
    ) {
        let words = embed.words
        var number = known[words]
        if number == nil, let part = make() {
            number = parts.count
            known[words] = number
            parts.append(part)
        }
        guard let number else { return }
        blocks.append(Block(index: index, location: embed.location, part: number))
    }

    /// Renders the HTML of each block, by the block's index.
    ///
    /// - Throws: the faults of templates, or the block that exceeds the limit of bytes.
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
            html[block.index] = part
        }
        return html
    }
}

/// Counts the bytes that replace blocks and examples.
struct ShownBytes {
    private let limit: Int
    private var count = 0

    init(limit: Int = BlockBounds.bytes) { self.limit = limit }

    mutating func add(_ size: Int, at location: SourceLocation) throws(DiagnosticError) {
        count += size
        if count <= limit { return }
        let fault = Fault.embed.tooMuchShown(limit)
        throw DiagnosticError([Diagnostic(fault, at: location)])
    }
}

extension MarkdownOutline.Embed {
    /// All keys and values of the block; blocks with equal words show the same.
    var words: String { entries.map { "\($0.key):\($0.value)\n" }.joined() }
}
