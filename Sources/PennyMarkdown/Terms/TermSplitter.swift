/// A link to a term at some bytes of a block's text.
struct TermLink {
    var id: TextRange
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
        if case .text(let words) = event.kind {
            append(words.range, at: start, range: event.range)
        } else {
            events.append(event)
        }
    }

    private mutating func append(_ words: Range<Int>, at start: Int, range: Range<Int>) {
        let end = start + words.count
        var offset = start
        while offset < end {
            if open == nil, let link = links.first, link.range.lowerBound == offset {
                open = links.removeFirst()
                events.append(Event(.enter(.term(id: link.id)), range: range))
            }
            let border = open?.range.upperBound ?? links.first?.range.lowerBound ?? end
            let next = min(border, end)
            let first = words.lowerBound + offset - start
            let part = TextRange(first..<first + next - offset)
            events.append(Event(.text(part), range: range))
            offset = next
            if let link = open, link.range.upperBound == offset {
                events.append(Event(.exit(.term(id: .empty)), range: range))
                open = nil
            }
        }
    }
}
