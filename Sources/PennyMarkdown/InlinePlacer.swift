/// Gives the inline elements of one block their places, and finds the live
/// figures and references to notes in its texts.
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

    /// Splits a text at its references; brackets and braces that are escaped
    /// in the source are text.
    private mutating func place(text: String) {
        guard automaticLinks.last != true, text.utf8.contains(where: InlineCursor.isTracked)
        else { return append(text) }
        let scalars = text.unicodeScalars
        var textStart = scalars.startIndex
        var index = scalars.startIndex
        while index < scalars.endIndex {
            guard let mark = UInt8(exactly: scalars[index].value), InlineCursor.isTracked(mark),
                let found = pass(mark, in: scalars, at: index)
            else {
                scalars.formIndex(after: &index)
                continue
            }
            if found.isReference {
                append(String(scalars[textStart..<index]))
                textStart = found.end
            }
            placed.append(found.event)
            index = found.end
        }
        append(String(scalars[textStart...]))
    }

    /// Passes a mark of a text in the source, with the reference it starts or
    /// the fault of one that is not whole.
    private mutating func pass(
        _ mark: UInt8, in text: String.UnicodeScalarView, at index: String.Index
    ) -> (event: Event, end: String.Index, isReference: Bool)? {
        let (offset, isEscaped) = cursor.passMark(mark)
        guard !isEscaped else { return nil }
        if mark == UInt8(ascii: "["), let found = NoteLabel.reference(in: text, at: index) {
            _ = cursor.passMark(UInt8(ascii: "]"))
            return (Event(.noteReference(label: found.label), at: offset), found.end, true)
        }
        guard mark == UInt8(ascii: "{"), text[index...].starts(with: "{{".unicodeScalars),
            cursor.hasOpenBrace
        else { return nil }
        _ = cursor.passMark(mark)
        if let found = FigureSyntax.reference(in: text, at: index, typographic: true) {
            return (Event(.figure(name: found.name), at: offset), found.end, true)
        }
        let fault = MarkdownFault.malformedReference(FigureSyntax.excerpt(of: text, at: index))
        return (Event(.fault(fault), at: offset), text.index(index, offsetBy: 2), false)
    }

    private mutating func append(_ text: String) {
        if !text.isEmpty { placed.append(Event(.text(text), at: 0)) }
    }
}
