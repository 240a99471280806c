import PennyDiagnostics

/// Turns marked blocks of a tree into callouts, folds, lists of definitions and captions of tables.
/// Quotes that begin with `[!NOTE]` become callouts, too.
struct BlockBuilder {
    let source: SourceText
    private let marks: [Int: BlockMarks.Mark]
    private var built: [Event] = []
    /// The fenced blocks that have not ended yet, innermost last.
    private var open: [(callout: Callout, name: String, offset: Int, depth: Int)] = []
    /// The number of enclosing quotes, items and notes.
    private var depth = 0
    /// The callout of each enclosing quote; nil for a plain quote.
    private var quotes: [Callout?] = []
    /// Whether each enclosing list is one of definitions.
    private var lists: [Bool] = []

    static func built(
        _ tree: [Event], _ marks: BlockMarks, in source: SourceText, _ text: inout EventText
    ) -> [Event] {
        let mayHaveCallouts = source.bytes.indices.contains { index in
            source.bytes[index] == .openBracket && index + 1 < source.bytes.count
                && source.bytes[index + 1] == UInt8(ascii: "!")
        }
        if marks.marks.isEmpty, !mayHaveCallouts { return tree }
        var builder = BlockBuilder(source: source, marks: marks.marks)
        builder.build(tree, &text)
        return builder.built
    }

    private init(source: SourceText, marks: [Int: BlockMarks.Mark]) {
        self.source = source
        self.marks = marks
    }

    private mutating func build(_ tree: [Event], _ text: inout EventText) {
        built.reserveCapacity(tree.count + tree.count / 8)
        var index = 0
        while index < tree.count {
            let event = tree[index]
            if let end = marked(index, in: tree, &text) {
                index = end
                continue
            }
            index += 1
            switch event.kind {
            case .enter(.quote):
                quotes.append(nil)
                depth += 1
            case .enter(.note), .enter(.document): depth += 1
            case .exit(.note), .exit(.document): leave(at: event.range.lowerBound, &text)
            case .exit(.quote):
                leave(at: event.range.lowerBound, &text)
                if let callout = quotes.popLast().flatMap(\.self) {
                    built.append(Event(.exit(.callout(callout)), range: event.range))
                    continue
                }
            case .enter(.list): lists.append(false)
            case .enter(.item):
                depth += 1
                if lists.last == true {
                    built.append(Event(.enter(.definition), range: event.range))
                    continue
                }
            case .exit(.item):
                leave(at: event.range.lowerBound, &text)
                if lists.last == true {
                    built.append(Event(.exit(.definition), range: event.range))
                    continue
                }
            case .exit(.list):
                if lists.popLast() == true {
                    built.append(Event(.exit(.definitions), range: event.range))
                    continue
                }
            default: break
            }
            built.append(event)
        }
    }

    /// Builds the block that a mark at an event begins or ends.
    ///
    /// - Returns: the index to go on at; nil where there is no mark.
    private mutating func marked(
        _ index: Int, in tree: [Event], _ text: inout EventText
    ) -> Int? {
        let event = tree[index]
        let start = event.range.lowerBound
        switch event.kind {
        case .enter(.heading):
            guard case .opening(let kind, let name, let title)? = marks[start] else { return nil }
            return begin(kind, name, title: title, at: index, in: tree)
        case .thematicBreak:
            guard case .closing? = marks[start] else { return nil }
            if let last = open.last, last.depth == depth {
                built.append(Event(.exit(.callout(last.callout)), at: start))
                open.removeLast()
            } else {
                built.append(text.fault(.block.strayEnd, at: start))
            }
            return index + 1
        case .enter(.quote): return quote(at: index, in: tree, &text)
        case .enter(.list): return definitions(at: index, in: tree)
        default: return nil
        }
    }

    // MARK: - Blocks of lines

    private mutating func begin(
        _ kind: Callout.Kind, _ name: String, title: Int, at index: Int, in tree: [Event]
    ) -> Int {
        let range = tree[index].range
        let end = tree[index...].firstIndex(where: \.endsTextBlock) ?? tree.count
        let callout = Callout(kind: kind, fold: kind == .details ? .closed : .never)
        open.append((callout, name, range.lowerBound, depth))
        built.append(Event(.enter(.callout(callout)), range: range))
        addTitle(
            of: callout, tree[min(index + 1, end)..<end],
            range: min(title, range.upperBound)..<range.upperBound)
        return end + 1
    }

    private mutating func addTitle(
        of callout: Callout, _ words: some Collection<Event>, range: Range<Int>
    ) {
        let title = Container.calloutTitle(callout, hasWords: !words.isEmpty)
        built.append(Event(.enter(title), range: range))
        built += words
        built.append(Event(.exit(title), range: range))
    }

    /// Ends the blocks that the current quote or item has begun.
    private mutating func leave(at offset: Int, _ text: inout EventText) {
        while let last = open.last, last.depth >= depth {
            built.append(text.fault(.block.unclosed(last.name), at: last.offset))
            built.append(Event(.exit(.callout(last.callout)), at: offset))
            open.removeLast()
        }
        depth -= 1
    }

    // MARK: - Quotes

    private mutating func quote(at index: Int, in tree: [Event], _ text: inout EventText) -> Int? {
        guard index + 2 < tree.count, case .enter(.paragraph) = tree[index + 1].kind,
            case .text(let words) = tree[index + 2].kind,
            let mark = CalloutMark(in: text[words]),
            CalloutMark(in: source.bytes[tree[index + 1].range]) != nil
        else { return nil }
        let paragraph = tree[index + 1].range
        guard let kind = Callout.kind(mark.name), kind != .details else {
            let near = nearName(mark.name).map { "[!\($0.uppercased())]" }
            built.append(
                text.fault(
                    .block.unknown("[!\(mark.name)]", near), at: paragraph.lowerBound))
            return nil
        }
        let callout = Callout(kind: kind, fold: mark.fold, isQuote: true)
        built.append(Event(.enter(.callout(callout)), range: tree[index].range))
        let lines = TableFinder.lines(of: paragraph, quoteDepth: quotes.count + 1, in: source)
        quotes.append(callout)
        depth += 1
        let end = tree[index...].firstIndex(where: \.endsTextBlock) ?? tree.count
        let line = endOfLine(from: index + 3, to: end, in: tree)
        var title: [Event] = []
        let rest = words.suffix(words.range.count - mark.length)
        if !rest.isEmpty { title.append(Event(.text(rest), at: 0)) }
        title += tree[(index + 3)..<line]
        let titleStart = min(paragraph.lowerBound + mark.length, lines[0].upperBound)
        addTitle(of: callout, title, range: titleStart..<lines[0].upperBound)
        guard line < end, lines.count > 1 else { return end + 1 }
        let start = lines[1].lowerBound
        built.append(Event(tree[index + 1].kind, range: start..<paragraph.upperBound))
        return line + 1
    }

    /// The first line break that is in no nested element.
    private func endOfLine(from start: Int, to end: Int, in tree: [Event]) -> Int {
        var depth = 0
        for index in start..<end {
            switch tree[index].kind {
            case .enter: depth += 1
            case .exit: depth -= 1
            case .softBreak where depth == 0, .lineBreak where depth == 0: return index
            default: break
            }
        }
        return end
    }

    private func nearName(_ name: String) -> String? {
        nearMiss(to: name, among: Callout.names.filter { $0 != Callout.Kind.details.rawValue })
    }

    // MARK: - Definitions

    /// Reads a list of marked items as the definitions of the paragraph before it, or as the
    /// caption of the table in that paragraph.
    private mutating func definitions(at index: Int, in tree: [Event]) -> Int? {
        guard index + 1 < tree.count, case .definition? = marks[tree[index + 1].range.lowerBound],
            built.last?.kind.isEndOfParagraph == true,
            let start = built.lastIndex(where: \.kind.isStartOfParagraph)
        else { return nil }
        let lines = TableFinder.lines(
            of: built[start].range, quoteDepth: quotes.count, in: source)
        if lines.count > 1, TableSource.alignments(of: lines[1], in: source.bytes) != nil {
            return caption(ofTableAt: start, by: index, in: tree)
        }
        lists.append(true)
        let range = built[start].range
        built[start].kind = .enter(.defined)
        built[built.count - 1].kind = .exit(.defined)
        if start > 0, built[start - 1].kind == .exit(.definitions) {
            built.remove(at: start - 1)
        } else {
            built.insert(Event(.enter(.definitions), range: range), at: start)
        }
        return index + 1
    }

    private mutating func caption(ofTableAt start: Int, by index: Int, in tree: [Event]) -> Int? {
        guard let end = tree[index...].firstIndex(where: \.endsTextBlock),
            case .enter(.paragraph) = tree[index + 2].kind, end + 2 < tree.count,
            tree[end + 1].kind == .exit(.item), case .exit(.list) = tree[end + 2].kind
        else { return nil }
        let range = tree[index + 2].range
        let caption =
            [Event(.enter(.caption), range: range)] + tree[(index + 3)..<end]
            + [Event(.exit(.caption), range: range)]
        built.insert(contentsOf: caption, at: start)
        return end + 3
    }
}

/// `[!NOTE]` at the start of a quote, followed by `+` or `-` for one that readers can open.
struct CalloutMark {
    let name: String
    let fold: Callout.Fold
    /// The length in bytes of the mark and the white space after it.
    let length: Int

    init?(in text: ArraySlice<UInt8>) {
        guard text.starts(with: "[!".utf8) else { return nil }
        let name = text.dropFirst(2).prefix(while: \.isLetter)
        var rest = text[name.endIndex...]
        guard !name.isEmpty, rest.first == .closeBracket else { return nil }
        rest = rest.dropFirst()
        switch rest.first {
        case UInt8(ascii: "-"): fold = .closed
        case UInt8(ascii: "+"): fold = .open
        default: fold = .never
        }
        if fold != .never { rest = rest.dropFirst() }
        guard rest.first.map({ $0.isWhitespace }) ?? true else { return nil }
        self.name = String(decoding: name, as: UTF8.self)
        length = rest.startIndex + rest.prefix(while: \.isBlank).count - text.startIndex
    }
}

extension Event.Kind {
    fileprivate var isStartOfParagraph: Bool {
        if case .enter(.paragraph) = self { true } else { false }
    }
}
