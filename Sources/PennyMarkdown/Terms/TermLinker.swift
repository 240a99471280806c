/// Links the first use of each term in a body's paragraphs and table cells;
/// notes name sources, whose words are their own.
struct TermLinker {
    private let names: TermNames
    private let silent: Set<String>
    private let handLinks: [String: String]
    /// The terms that were linked, automatically or by hand.
    private var used: Set<String> = []
    private var block = BlockText()

    /// The events with the links; unchanged without a glossary.
    ///
    /// - Parameter handLinks: the terms that explicit links lead to, by the links' destinations.
    static func linked(
        _ events: [Event], of source: MarkdownSource, handLinks: [String: String],
        _ text: inout EventText
    ) -> [Event] {
        guard let names = source.terms else { return events }
        var linker = TermLinker(names, silent: source.silentTerms, handLinks: handLinks)
        return linker.linked(events, &text)
    }

    private init(_ names: TermNames, silent: Set<String>, handLinks: [String: String]) {
        self.names = names
        self.silent = silent
        self.handLinks = handLinks
    }

    private mutating func linked(_ events: [Event], _ text: inout EventText) -> [Event] {
        var linked: [Event] = []
        linked.reserveCapacity(events.count + events.count / 2)
        var index = 0
        while index < events.count {
            let event = events[index]
            linked.append(event)
            index += 1
            if let id = handLink(event, text) { used.insert(id) }
            guard case .enter(let block) = event.kind else { continue }
            if block == .notes { return linked + events[index...] }
            guard block.mayHaveTerms else { continue }
            let end = events[index...].firstIndex(where: \.endsBlockWithTerms) ?? events.count
            link(events[index..<end], &text, to: &linked)
            index = end
        }
        return linked
    }

    private mutating func link(
        _ inlines: ArraySlice<Event>, _ text: inout EventText, to linked: inout [Event]
    ) {
        block.read(inlines, text)
        var handLinks = zip(inlines, block.starts).compactMap { event, start in
            handLink(event, text).map { (id: $0, start: start) }
        }[...]
        var links: [TermLink] = []
        for match in TermFinder.matches(of: names, in: block.text) {
            while let hand = handLinks.first, hand.start <= match.range.lowerBound {
                used.insert(hand.id)
                handLinks.removeFirst()
            }
            if let entry = match.entry, let id = use(names.entries[entry]) {
                links.append(TermLink(id: text.add(id), range: match.range))
            }
        }
        for hand in handLinks { used.insert(hand.id) }
        if links.isEmpty {
            linked += inlines
            return
        }
        var splitter = TermSplitter(links: links[...])
        for (event, start) in zip(inlines, block.starts) { splitter.append(event, at: start) }
        linked += splitter.events
    }

    /// The term to link, if this is its first use.
    private mutating func use(_ entry: TermNames.Entry) -> String? {
        guard entry.linking != .never, !silent.contains(entry.id), used.insert(entry.id).inserted
        else { return nil }
        return entry.id
    }

    private func handLink(_ event: Event, _ text: EventText) -> String? {
        guard !handLinks.isEmpty, case .enter(.link(let destination, _)) = event.kind
        else { return nil }
        return handLinks[text.string(destination)]
    }
}

extension Container {
    /// Whether its text may link to terms.
    fileprivate var mayHaveTerms: Bool {
        switch self {
        case .paragraph, .tableCell(_, isHeading: false): true
        default: false
        }
    }
}

extension Event {
    /// Whether the event exits such a container. These do not nest.
    fileprivate var endsBlockWithTerms: Bool {
        if case .exit(let container) = kind { container.mayHaveTerms } else { false }
    }
}
