import PennyDiagnostics

/// Gives the inline elements of one block their source offsets, and finds in its texts the syntax
/// that libcmark leaves there: live figures, references to notes, tildes that strike out text, bare
/// links, and syntax of other programs.
struct InlineLocator {
    private let source: SourceText
    private let range: Range<Int>
    private let isHeading: Bool
    private var cursor: InlineCursor
    /// For each enclosing link, whether it was written as `<address>`.
    private var automaticLinks: [Bool] = []
    private var imageDepth = 0
    /// The index of the text before which no web address begins, as all would be too long.
    private var tooLongUntil = 0
    /// The offset in the source of the last bracket that begins no link.
    private var openBracket: Int?

    init(source: SourceText, range: Range<Int>, isHeading: Bool = false) {
        self.source = source
        self.range = range
        self.isHeading = isHeading
        cursor = InlineCursor(source: source, range: range)
    }

    mutating func locate(
        _ inlines: ArraySlice<Event>, _ text: inout EventText, to located: inout [Event]
    ) {
        let start = located.count
        cursor.passDefinitions()
        for (index, event) in zip(inlines.indices, inlines) {
            if case .text(let words) = event.kind {
                let next = index + 1 < inlines.endIndex ? inlines[index + 1].kind : .softBreak
                locate(words, before: next, &text, to: &located)
            } else {
                located.append(self.located(event, text))
            }
        }
        Deletions.pair(&located, from: start, &text)
    }

    private mutating func located(_ event: Event, _ text: EventText) -> Event {
        var event = event
        switch event.kind {
        case .code: event.range = at(cursor.passCode())
        case .rawInline(let literal): event.range = at(cursor.passRaw(text[literal]))
        case .enter(.image):
            event.range = at(cursor.enterImage())
            imageDepth += 1
        case .exit(.image):
            cursor.exitLink()
            imageDepth -= 1
        case .enter(.link):
            let (offset, isAutomatic) = cursor.enterLink()
            automaticLinks.append(isAutomatic)
            event.range = at(offset)
        case .exit(.link):
            if automaticLinks.popLast() == false { cursor.exitLink() }
        default: break
        }
        return event
    }

    private func at(_ offset: Int) -> Range<Int> { offset..<offset }

    // MARK: - Texts

    /// The syntax found in a range of a text.
    private enum Match {
        /// Events that replace the range.
        case events([Event], Range<Int>)
        /// Text that stays, with a fault to report.
        case words(Event?, end: Int)
    }

    /// Splits a text at its syntax; marks that are escaped in the source stay text.
    private mutating func locate(
        _ words: TextRange, before next: Event.Kind, _ text: inout EventText,
        to located: inout [Event]
    ) {
        func append(_ range: Range<Int>) {
            if !range.isEmpty { located.append(Event(.text(TextRange(range)), at: 0)) }
        }
        let range = words.range
        guard automaticLinks.last != true else { return append(range) }
        let sides = Flanking.Sides(
            before: located.last.map { $0.kind.isSpace } ?? true, after: next.isSpace)
        var textStart = range.lowerBound
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = text.bytes[index]
            guard InlineCursor.isTracked(byte) || BareLink.mayBegin(byte) else {
                index += 1
                continue
            }
            let match =
                if let link = bareLink(at: index, after: textStart, in: range, &text) {
                    link
                } else if InlineCursor.isTracked(text.bytes[index]) {
                    pass(index, in: range, sides, &text)
                } else {
                    Match.words(nil, end: index + 1)
                }
            switch match {
            case .events(let events, let taken):
                append(textStart..<taken.lowerBound)
                located += events
                (index, textStart) = (taken.upperBound, taken.upperBound)
            case .words(let fault, let end):
                if let fault { located.append(fault) }
                index = end
            }
        }
        append(textStart..<range.upperBound)
    }

    /// Passes the mark at an index of a text in the source, with the syntax that belongs to it.
    private mutating func pass(
        _ index: Int, in range: Range<Int>, _ sides: Flanking.Sides, _ text: inout EventText
    ) -> Match {
        let mark = text.bytes[index]
        let rest = index..<range.upperBound
        let (offset, isEscaped) = cursor.passMark(mark)
        guard !isEscaped else { return .words(nil, end: index + 1) }
        switch mark {
        case .openBracket:
            if let (label, end) = NoteLabel.reference(in: text.bytes[rest]) {
                passMarks(index + 1..<end, text)
                let label = text.add(label)
                return .events([Event(.noteReference(label: label), at: offset)], index..<end)
            }
            openBracket = offset
        case .closeBracket:
            if let opening = openBracket, let match = brokenLink(at: index, rest, opening, &text) {
                openBracket = nil
                return match
            }
        case .openBrace where text.bytes[rest].starts(with: "{{".utf8) && cursor.hasOpenBrace:
            return braces(rest, at: offset, &text)
        case .tilde:
            if let match = tildes(at: index, offset, in: range, sides, &text) { return match }
        default: break
        }
        return foreign(at: index, offset, in: range, sides, &text)
    }

    /// Passes the tracked marks of a range that belongs to syntax begun before it.
    private mutating func passMarks(_ range: Range<Int>, _ text: EventText) {
        for byte in text.bytes[range] where InlineCursor.isTracked(byte) {
            _ = cursor.passMark(byte)
        }
    }

    private mutating func braces(
        _ rest: Range<Int>, at offset: Int, _ text: inout EventText
    ) -> Match {
        _ = cursor.passMark(.openBrace)
        if let (name, end) = FigureSyntax.reference(in: text.bytes[rest], typographic: true) {
            let figure = Event(.figure(name: text.add(name)), at: offset)
            return .events([figure], rest.lowerBound..<end)
        }
        let excerpt = FigureSyntax.excerpt(of: text.bytes[rest])
        let isShortcode = excerpt.hasPrefix("{{<") || excerpt.hasPrefix("{{%")
        let fault =
            isShortcode ? Fault.body.shortcode(excerpt) : .body.malformedReference(excerpt)
        return .words(text.fault(fault, at: offset), end: rest.lowerBound + 2)
    }

    /// Reads two tildes; one or three are text.
    private mutating func tildes(
        at index: Int, _ offset: Int, in range: Range<Int>, _ sides: Flanking.Sides,
        _ text: inout EventText
    ) -> Match? {
        var end = index + 1
        while end < range.upperBound, text.bytes[end] == .tilde, cursor.passNext(.tilde) {
            end += 1
        }
        if end == index + 1 { return nil }
        guard end == index + 2 else { return .words(nil, end: end) }
        let flanking = Flanking(of: index..<end, in: text.bytes[range], sides)
        let tildes = Event(.tildes(opens: flanking.isLeft, closes: flanking.isRight), at: offset)
        return .events([tildes], index..<end)
    }

    // MARK: - Links

    private mutating func bareLink(
        at index: Int, after start: Int, in range: Range<Int>, _ text: inout EventText
    ) -> Match? {
        guard automaticLinks.isEmpty, imageDepth == 0,
            let beginning = BareLink.beginning(at: index, after: start, in: text.bytes[range]),
            !(beginning.isOfWeb && index < tooLongUntil)
        else { return nil }
        var following = cursor
        let position = following.passWord(text.bytes[beginning.start..<beginning.end])
        cursor.rememberSearch(of: following)
        let rest = position.map { source.bytes[$0..<self.range.upperBound] }
        guard let link = BareLink(beginning, in: text.bytes[range], source: rest) else {
            if beginning.isOfWeb, index >= tooLongUntil {
                tooLongUntil =
                    BareLink.tooLongUntil(beginning, in: text.bytes[range], source: rest) ?? index
            }
            return nil
        }
        if position != nil { cursor = following }
        passMarks(max(index, beginning.end)..<link.end, text)
        let offset = position ?? self.range.lowerBound
        let words = text.add(link.address)
        let container = Container.link(
            destination: text.add(link.scheme.utf8 + link.address), title: .empty)
        let exit = Container.link(destination: .empty, title: .empty)
        return .events(
            [
                Event(.enter(container), at: offset), Event(.text(words), at: offset),
                Event(.exit(exit), at: offset),
            ], beginning.start..<link.end)
    }

    /// The most bytes that are searched for the end of a broken link.
    private static let linkLimit = 240

    /// Reads `](` and `][`, which libcmark would have read if an address or the name of one
    /// followed.
    private func brokenLink(
        at index: Int, _ rest: Range<Int>, _ opening: Int, _ text: inout EventText
    ) -> Match? {
        let following = text.bytes[rest].dropFirst()
        let isName = following.first == .openBracket
        guard isName || following.first == UInt8(ascii: "("),
            let last = following.dropFirst().first,
            last != .closeBracket, last != UInt8(ascii: "^"), last != UInt8(ascii: ")"),
            following.prefix(Self.linkLimit).contains(isName ? .closeBracket : UInt8(ascii: ")"))
        else { return nil }
        let line = source.bytes[opening..<range.upperBound].prefix(Self.linkLimit)
        let excerpt = String(decoding: line.prefix { !$0.isLineEnd }, as: UTF8.self)
        let fault =
            isName
            ? Fault.destination.linkWithoutDefinition(excerpt) : .destination.brokenLink(excerpt)
        return .words(text.fault(fault, at: opening), end: index + 1)
    }

    // MARK: - Other programs' syntax

    private mutating func foreign(
        at index: Int, _ offset: Int, in range: Range<Int>, _ sides: Flanking.Sides,
        _ text: inout EventText
    ) -> Match {
        guard imageDepth == 0,
            let (syntax, end) = ForeignSyntax.match(at: index, in: text.bytes[range], sides),
            !(isHeading && end == range.upperBound && HeadingID(atEndOf: text.bytes[range]) != nil)
        else { return .words(nil, end: index + 1) }
        passMarks(index + 1..<end, text)
        let excerpt = String(decoding: text.bytes[index..<end], as: UTF8.self)
        return .words(text.fault(.body.foreign(syntax, excerpt), at: offset), end: end)
    }
}

extension Event.Kind {
    /// Whether an adjacent word is next to white space.
    fileprivate var isSpace: Bool {
        switch self {
        case .softBreak, .lineBreak: true
        case .enter(let container): !container.isInline
        default: false
        }
    }
}
