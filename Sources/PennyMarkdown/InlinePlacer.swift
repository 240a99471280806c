/// Gives the inline elements of one block their places, and finds the live
/// figures and references to notes in its texts.
struct InlinePlacer {
    private var cursor: InlineCursor
    /// For each link one is inside of, whether it was written as `<address>`.
    private var automaticLinks: [Bool] = []

    init(source: SourceText, range: Range<Int>) {
        cursor = InlineCursor(source: source, range: range)
    }

    mutating func place(
        _ inlines: ArraySlice<Event>, _ text: inout EventText, to placed: inout [Event]
    ) {
        cursor.passDefinitions()
        for event in inlines {
            if case .text(let words) = event.kind {
                place(words, &text, to: &placed)
            } else {
                placed.append(self.placed(event, text))
            }
        }
    }

    private mutating func placed(_ event: Event, _ text: EventText) -> Event {
        var event = event
        switch event.kind {
        case .code: event.range = at(cursor.passCode())
        case .rawInline(let literal): event.range = at(cursor.passRaw(text[literal]))
        case .enter(.image): event.range = at(cursor.enterImage())
        case .exit(.image): cursor.exitLink()
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

    /// Splits a text at its references; brackets and braces that are escaped
    /// in the source are text.
    private mutating func place(
        _ words: TextRange, _ text: inout EventText, to placed: inout [Event]
    ) {
        func append(_ range: Range<Int>) {
            if !range.isEmpty { placed.append(Event(.text(TextRange(range)), at: 0)) }
        }
        let range = words.range
        guard automaticLinks.last != true else { return append(range) }
        var textStart = range.lowerBound
        var index = range.lowerBound
        while index < range.upperBound {
            guard InlineCursor.isTracked(text.bytes[index]),
                let found = pass(index..<range.upperBound, &text)
            else {
                index += 1
                continue
            }
            if found.isReference {
                append(textStart..<index)
                textStart = found.end
            }
            placed.append(found.event)
            index = found.end
        }
        append(textStart..<range.upperBound)
    }

    /// Passes the mark that a stretch of a text begins with in the source, with the reference
    /// it starts or the fault of one that is not whole.
    private mutating func pass(
        _ range: Range<Int>, _ text: inout EventText
    ) -> (event: Event, end: Int, isReference: Bool)? {
        let mark = text.bytes[range.lowerBound]
        let (offset, isEscaped) = cursor.passMark(mark)
        guard !isEscaped else { return nil }
        if mark == UInt8(ascii: "["),
            let (label, end) = NoteLabel.reference(in: text.bytes[range])
        {
            _ = cursor.passMark(UInt8(ascii: "]"))
            return (Event(.noteReference(label: text.add(label)), at: offset), end, true)
        }
        guard mark == .openBrace, text.bytes[range].starts(with: "{{".utf8), cursor.hasOpenBrace
        else { return nil }
        _ = cursor.passMark(mark)
        if let (name, end) = FigureSyntax.reference(in: text.bytes[range], typographic: true) {
            return (Event(.figure(name: text.add(name)), at: offset), end, true)
        }
        let fault = MarkdownFault.malformedReference(FigureSyntax.excerpt(of: text.bytes[range]))
        return (text.fault(fault, at: offset), range.lowerBound + 2, false)
    }
}
