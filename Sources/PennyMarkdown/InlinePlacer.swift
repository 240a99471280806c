/// Gives the inline elements of one block their places, and finds the live
/// figures in its texts.
struct InlinePlacer {
    private var cursor: InlineCursor
    /// For each link one is inside of, whether it was written as `<address>`.
    private var automaticLinks: [Bool] = []
    private var placed: [Event] = []

    init(source: SourceText, range: Range<Int>) {
        cursor = InlineCursor(source: source, range: range)
    }

    mutating func place(_ inlines: ArraySlice<Event>) -> [Event] {
        cursor.passDefinitions()
        for event in inlines { place(event) }
        return placed
    }

    private mutating func place(_ event: Event) {
        var event = event
        switch event.kind {
        case .text(let text): return place(text: text)
        case .code: event.range = at(cursor.passCode())
        case .rawInline(let literal): event.range = at(cursor.passRaw(literal))
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
        placed.append(event)
    }

    private func at(_ offset: Int) -> Range<Int> { offset..<offset }

    /// Splits a text at its references; braces that are escaped in the source
    /// are text.
    private mutating func place(text: String) {
        guard automaticLinks.last != true, text.utf8.contains(where: InlineCursor.isTracked)
        else { return append(text) }
        let scalars = text.unicodeScalars
        var textStart = scalars.startIndex
        var index = scalars.startIndex
        while index < scalars.endIndex {
            let next = scalars.index(after: index)
            guard let mark = UInt8(exactly: scalars[index].value), InlineCursor.isTracked(mark)
            else {
                index = next
                continue
            }
            let (offset, isEscaped) = cursor.passMark(mark)
            if mark == UInt8(ascii: "["), !isEscaped,
                let note = NoteLabel.reference(in: scalars, at: index)
            {
                _ = cursor.passMark(UInt8(ascii: "]"))
                append(String(scalars[textStart..<index]))
                placed.append(Event(.noteReference(label: note.label), at: offset))
                textStart = note.end
                index = note.end
                continue
            }
            guard mark == UInt8(ascii: "{"), !isEscaped, next < scalars.endIndex,
                scalars[next] == "{", cursor.hasOpenBrace
            else {
                index = next
                continue
            }
            _ = cursor.passMark(mark)
            if let found = FigureSyntax.reference(in: scalars, at: index, typographic: true) {
                append(String(scalars[textStart..<index]))
                placed.append(Event(.figure(name: found.name), at: offset))
                textStart = found.end
                index = found.end
            } else {
                let excerpt = FigureSyntax.excerpt(of: scalars, at: index)
                placed.append(Event(.fault(.malformedReference(excerpt)), at: offset))
                index = scalars.index(after: next)
            }
        }
        append(String(scalars[textStart...]))
    }

    private mutating func append(_ text: String) {
        if !text.isEmpty { placed.append(Event(.text(text), at: 0)) }
    }
}
