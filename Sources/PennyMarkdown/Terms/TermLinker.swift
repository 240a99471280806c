/// Links the first use of each term in a body's paragraphs and table cells;
/// notes name sources, whose words are their own.
struct TermLinker {
    private let names: TermNames
    private let silent: Set<String>
    private let handLinks: [String: String]
    /// The terms that were linked, by themselves or by hand.
    private var used: Set<String> = []

    /// The events with the links; unchanged without a glossary.
    static func linked(_ events: [Event], of source: MarkdownSource) -> [Event] {
        guard let names = source.terms else { return events }
        var linker = TermLinker(names: names, source: source)
        return linker.linked(events)
    }

    private init(names: TermNames, source: MarkdownSource) {
        self.names = names
        silent = source.silentTerms
        handLinks = source.handLinks
    }

    private mutating func linked(_ events: [Event]) -> [Event] {
        var linked: [Event] = []
        linked.reserveCapacity(events.count)
        var index = 0
        while index < events.count {
            let event = events[index]
            linked.append(event)
            index += 1
            if let id = handLink(event) { used.insert(id) }
            if event.kind == .enter(.notes) { return linked + events[index...] }
            guard case .enter(let block) = event.kind, block.mayHaveTerms else { continue }
            let end = events[index...].firstIndex { $0.kind == .exit(block) } ?? events.count
            linked += self.linked(inlines: events[index..<end])
            index = end
        }
        return linked
    }

    private mutating func linked(inlines: ArraySlice<Event>) -> [Event] {
        let block = BlockText(inlines)
        var handLinks = zip(inlines, block.starts).compactMap { event, start in
            handLink(event).map { (id: $0, start: start) }
        }[...]
        var links: [TermLink] = []
        for match in TermFinder.matches(of: names, in: block.text) {
            while let hand = handLinks.first, hand.start <= match.range.lowerBound {
                used.insert(hand.id)
                handLinks.removeFirst()
            }
            if let entry = match.entry, let id = use(names.entries[entry]) {
                links.append(TermLink(id: id, range: match.range))
            }
        }
        for hand in handLinks { used.insert(hand.id) }
        guard !links.isEmpty else { return Array(inlines) }
        var splitter = TermSplitter(links: links[...])
        for (event, start) in zip(inlines, block.starts) { splitter.append(event, at: start) }
        return splitter.events
    }

    /// The term to link, if this is its first use.
    private mutating func use(_ entry: TermNames.Entry) -> String? {
        guard entry.linking != .never, !silent.contains(entry.id), used.insert(entry.id).inserted
        else { return nil }
        return entry.id
    }

    private func handLink(_ event: Event) -> String? {
        guard case .enter(.link(let destination, _)) = event.kind else { return nil }
        return handLinks[destination]
    }
}

extension Container {
    /// Whether terms are linked in it.
    fileprivate var mayHaveTerms: Bool {
        switch self {
        case .paragraph, .tableCell(_, isHeading: false): true
        default: false
        }
    }
}
