/// Numbers the footnotes by their first reference and puts them after the
/// body, in the order of their numbers.
struct NoteLinker {
    private let definitions: NoteDefinitions
    /// What each note holds, by its label.
    private let contents: [String: [Event]]
    /// The labels in the order of their numbers.
    private var order: [String] = []
    /// By label, the number and how often it was referred to.
    private var uses: [String: (number: Int, count: Int)] = [:]

    /// A body's events with its references numbered, and its notes after it.
    static func linked(_ body: [Event], notes: [Event], _ definitions: NoteDefinitions) -> [Event] {
        var linker = NoteLinker(definitions: definitions, contents: contents(of: notes))
        var events = linker.numbered(body) + definitions.faults
        var notes: [[Event]] = []
        while notes.count < linker.order.count {
            let label = linker.order[notes.count]
            notes.append(linker.numbered(linker.contents[label] ?? []))
        }
        for note in definitions.definitions where linker.uses[note.label] == nil {
            events.append(Event(.fault(.unusedNote(note.label)), at: note.offset))
        }
        return events + linker.section(of: notes)
    }

    private init(definitions: NoteDefinitions, contents: [String: [Event]]) {
        self.definitions = definitions
        self.contents = contents
    }

    private static func contents(of notes: [Event]) -> [String: [Event]] {
        var contents: [String: [Event]] = [:]
        var label = ""
        for event in notes {
            switch event.kind {
            case .enter(.note(let name)): label = name
            case .exit(.note): break
            default: contents[label, default: []].append(event)
            }
        }
        return contents
    }

    // MARK: - References

    private mutating func numbered(_ events: [Event]) -> [Event] {
        var depth = 0
        return events.flatMap { event -> [Event] in
            switch event.kind {
            case .enter(let container) where container.refusesNotes: depth += 1
            case .exit(let container) where container.refusesNotes: depth -= 1
            case .noteReference(let label):
                return number(label, at: event.range.lowerBound, isRefused: depth > 0)
            default: break
            }
            return [event]
        }
    }

    private mutating func number(_ label: String, at offset: Int, isRefused: Bool) -> [Event] {
        let fault: MarkdownFault? =
            if isRefused {
                .noteReferenceInside(label)
            } else {
                contents[label] == nil ? .missingNote(label) : nil
            }
        guard fault == nil else {
            let text = Event(.text("[^\(label)]"), at: offset)
            let isTold = definitions.misplaced.contains(label) && !isRefused
            return [text] + (isTold ? [] : fault.map { [Event(.fault($0), at: offset)] } ?? [])
        }
        if uses[label] == nil {
            order.append(label)
            uses[label] = (order.count, 0)
        }
        uses[label]?.count += 1
        let use = uses[label] ?? (0, 0)
        return [Event(.noteMark(number: use.number, use: use.count), at: offset)]
    }

    // MARK: - Notes

    private func section(of notes: [[Event]]) -> [Event] {
        guard !notes.isEmpty else { return [] }
        var events = [Event(.enter(.notes), at: 0)]
        for (index, content) in notes.enumerated() {
            let item = Container.noteItem(number: index + 1)
            let back = Event(
                .backLinks(number: index + 1, count: uses[order[index]]?.count ?? 0), at: 0)
            events.append(Event(.enter(item), at: 0))
            if content.last?.kind == .exit(.paragraph(tight: false)) {
                events += content.dropLast() + [back] + content.suffix(1)
            } else {
                let paragraph = Container.paragraph(tight: false)
                events += content + [Event(.enter(paragraph), at: 0), back]
                events.append(Event(.exit(paragraph), at: 0))
            }
            events.append(Event(.exit(item), at: 0))
        }
        return events + [Event(.exit(.notes), at: 0)]
    }
}

extension Container {
    /// Whether a reference in it would be a link where none may be.
    fileprivate var refusesNotes: Bool {
        switch self {
        case .heading, .link, .image, .answerText: true
        default: false
        }
    }
}
