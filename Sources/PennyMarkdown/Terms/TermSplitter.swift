/// A link to a term at some scalars of a block's text.
struct TermLink {
    var id: String
    var range: Range<Int>
}

/// Puts links into inline content, splitting its texts where one starts or ends.
struct TermSplitter {
    private(set) var events: [Event] = []
    private var links: ArraySlice<TermLink>
    private var open: TermLink?

    init(links: ArraySlice<TermLink>) {
        self.links = links
    }

    mutating func append(_ event: Event, at start: Int) {
        if case .text(let text) = event.kind {
            append(text, at: start, range: event.range)
        } else {
            events.append(event)
        }
    }

    private mutating func append(_ text: String, at start: Int, range: Range<Int>) {
        let scalars = text.unicodeScalars
        let end = start + scalars.count
        var offset = start
        var index = scalars.startIndex
        while offset < end {
            if open == nil, let link = links.first, link.range.lowerBound == offset {
                open = links.removeFirst()
                events.append(Event(.enter(.term(id: link.id)), range: range))
            }
            let border = open?.range.upperBound ?? links.first?.range.lowerBound ?? end
            let next = min(border, end)
            let nextIndex = scalars.index(index, offsetBy: next - offset)
            events.append(Event(.text(String(scalars[index..<nextIndex])), range: range))
            (offset, index) = (next, nextIndex)
            if let link = open, link.range.upperBound == offset {
                events.append(Event(.exit(.term(id: link.id)), range: range))
                open = nil
            }
        }
    }
}
