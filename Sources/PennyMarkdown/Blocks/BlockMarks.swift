/// The lines that begin and end blocks CommonMark does not have: `:::note`, `:::` and `: text`.
///
/// Markdown's own rules decide which container such a line is in. So the body is parsed with other
/// marks in the same positions: a heading, a thematic break and an item of a list. Where the tree
/// does not have them, in code for example, the line stays as it was.
struct BlockMarks {
    enum Mark {
        /// `:::name`, with the name as typed and the index at which the title begins.
        case opening(Callout.Kind, name: String, title: Int)
        case closing
        /// `: ` before a definition or the caption of a table.
        case definition
    }

    /// The body with the substitute marks.
    private(set) var bytes: [UInt8]
    /// The marks by their start offset.
    private(set) var marks: [Int: Mark] = [:]

    /// The most parses. A candidate that turns out to be no mark can have changed the context of
    /// others.
    private static let parseLimit = 4

    init(in source: SourceText) {
        bytes = source.bytes
        var candidates = Self.candidates(in: source)
        for _ in 0..<Self.parseLimit where !candidates.isEmpty {
            let written = Self.written(candidates, in: source)
            var text = EventText()
            let tree = SyntaxTree(parsing: written).events(in: source, &text)
            let confirmed = Self.confirmed(candidates, by: tree)
            if confirmed.count == candidates.count {
                (bytes, marks) = (written, candidates)
                return
            }
            candidates = confirmed
        }
    }

    // MARK: - Finding

    private static func candidates(in source: SourceText) -> [Int: Mark] {
        let bytes = source.bytes
        guard bytes.contains(.colon) else { return [:] }
        var candidates: [Int: Mark] = [:]
        for line in source.lines(in: 0..<bytes.count) {
            let start = line.first { !isPrefix(bytes[$0]) }
            guard let start, bytes[start] == .colon else { continue }
            candidates[start] = mark(bytes[start..<line.upperBound])
        }
        return candidates
    }

    /// Whether the byte can be part of a prefix that lists and quotes put before a line.
    private static func isPrefix(_ byte: UInt8) -> Bool {
        byte.isBlank || byte.isDigit || ">-*+.)".utf8.contains(byte)
    }

    private static func mark(_ line: ArraySlice<UInt8>) -> Mark? {
        let colons = line.prefix { $0 == .colon }.count
        let rest = line.dropFirst(colons)
        let words = rest.drop(while: \.isBlank)
        if colons == 1 { return rest.first?.isBlank == true && !words.isEmpty ? .definition : nil }
        guard colons >= 3 else { return nil }
        if words.isEmpty { return .closing }
        let name = BlockName(words)
        guard let kind = Callout.kind(name.name) else { return nil }
        return .opening(kind, name: name.name, title: name.end)
    }

    private static func written(_ marks: [Int: Mark], in source: SourceText) -> [UInt8] {
        var bytes = source.bytes
        for (start, mark) in marks {
            let written: String
            var end = start
            switch mark {
            case .opening(_, _, let title): (written, end) = ("######", title)
            case .closing:
                written = "***"
                while end < bytes.count, !bytes[end].isLineEnd { end += 1 }
            case .definition: (written, end) = ("+", start + 1)
            }
            for index in start..<end { bytes[index] = .space }
            bytes.replaceSubrange(start..<start + written.utf8.count, with: written.utf8)
            if case .opening = mark { BlockName.openTitle(at: end, in: &bytes) }
        }
        return bytes
    }

    // MARK: - Reading

    private static func confirmed(_ marks: [Int: Mark], by tree: [Event]) -> [Int: Mark] {
        var confirmed: [Int: Mark] = [:]
        /// For each enclosing list, the offsets of its items; nil where it can have no definitions.
        var lists: [[Int]?] = []
        for (index, event) in tree.enumerated() {
            let start = event.range.lowerBound
            switch (event.kind, marks[start]) {
            case (.enter(.heading), .opening?), (.thematicBreak, .closing?):
                confirmed[start] = marks[start]
            case (.enter(.list), _):
                lists.append(index > 0 && tree[index - 1].kind.isEndOfParagraph ? [] : nil)
            case (.enter(.item), .definition?):
                if let last = lists.indices.last { lists[last]?.append(start) }
            case (.enter(.item), _):
                if let last = lists.indices.last { lists[last] = nil }
            case (.exit(.list), _):
                for start in lists.popLast().flatMap(\.self) ?? [] {
                    confirmed[start] = .definition
                }
            default: break
            }
        }
        return confirmed
    }
}

/// The name after the colons of a block, and the index at which its title begins.
struct BlockName {
    let name: String
    let end: Int

    /// - Parameter words: the line from the name on.
    init(_ words: ArraySlice<UInt8>) {
        let name = words.prefix { !$0.isBlank && $0 != .openBracket }
        self.name = String(decoding: name, as: UTF8.self)
        end = name.endIndex
    }

    /// Removes the brackets around a title, if it has some.
    static func openTitle(at start: Int, in bytes: inout [UInt8]) {
        guard start < bytes.count, bytes[start] == .openBracket else { return }
        var end = start
        while end < bytes.count, !bytes[end].isLineEnd { end += 1 }
        while end > start, bytes[end - 1].isBlank { end -= 1 }
        guard bytes[end - 1] == .closeBracket else { return }
        bytes[start] = .space
        bytes[end - 1] = .space
    }
}

extension Event.Kind {
    var isEndOfParagraph: Bool {
        if case .exit(.paragraph) = self { true } else { false }
    }
}
