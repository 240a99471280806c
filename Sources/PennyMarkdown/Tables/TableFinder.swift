import PennyDiagnostics

/// Finds the tables among a body's paragraphs, and text that looks like a table but is none.
struct TableFinder {
    /// The tables by the index of the event that enters the paragraph.
    private(set) var tables: [Int: TableSource] = [:]
    private(set) var faults: [Int: (fault: Fault, offset: Int)] = [:]

    init(tree: [Event], source: SourceText) {
        var quoteDepth = 0
        for (index, event) in tree.enumerated() {
            switch event.kind {
            case .enter(let container) where container.isQuote: quoteDepth += 1
            case .exit(let container) where container.isQuote: quoteDepth -= 1
            case .enter(.paragraph):
                let lines = Self.lines(of: event.range, quoteDepth: quoteDepth, in: source)
                find(at: index, lines: lines, in: source.bytes)
            default: break
            }
        }
    }

    private mutating func find(at index: Int, lines: [Range<Int>], in bytes: [UInt8]) {
        if let table = TableSource(lines: lines, in: bytes) {
            let headings = table.head.cells.count
            if headings == table.alignments.count {
                tables[index] = table
            } else {
                let fault = Fault.markdownTable.delimiters(
                    headings, table.alignments.count)
                faults[index] = (fault, lines[1].lowerBound)
            }
        } else if lines.count > 2 {
            let delimiters = lines.indices.dropFirst(2).first {
                TableSource.alignments(of: lines[$0], in: bytes) != nil
            }
            guard let delimiters else { return }
            faults[index] = (.markdownTable.insideParagraph, lines[delimiters - 1].lowerBound)
        }
    }

    /// The lines of a paragraph, without the prefixes of its quotes and lists.
    static func lines(
        of range: Range<Int>, quoteDepth: Int, in source: SourceText
    ) -> [Range<Int>] {
        var lines = source.lines(in: range)
        for index in lines.indices.dropFirst() {
            var start = lines[index].lowerBound
            let end = lines[index].upperBound
            var depth = quoteDepth
            while start < end {
                let byte = source.bytes[start]
                if byte == UInt8(ascii: ">"), depth > 0 {
                    depth -= 1
                } else if !byte.isBlank {
                    break
                }
                start += 1
            }
            lines[index] = start..<end
        }
        return lines
    }
}
