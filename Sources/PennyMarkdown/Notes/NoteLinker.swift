import PennyDiagnostics

/// Numbers the footnotes by their first reference and puts them after the
/// body, in the order of their numbers.
struct NoteLinker {
    private let definitions: NoteDefinitions
    /// The content of each note, by its label.
    private let contents: [String: [Event]]
    /// The labels in the order of their numbers.
    private var order: [String] = []
    /// The number of each note by label, and the count of references so far.
    private var uses: [String: (number: Int32, count: Int32)] = [:]

    /// The events of a body with its references numbered, followed by its notes.
    static func linked(
        _ body: [Event], notes: [Event], _ definitions: NoteDefinitions,
        _ text: inout EventText
    ) -> [Event] {
        if notes.isEmpty, definitions.faults.isEmpty, !body.contains(where: \.isNoteReference) {
            return body
        }
        var linker = NoteLinker(definitions: definitions, contents: contents(of: notes, text))
        var events = linker.numbered(body, &text) + definitions.faults
        var notes: [[Event]] = []
        while notes.count < linker.order.count {
            let label = linker.order[notes.count]
            notes.append(linker.numbered(linker.contents[label] ?? [], &text))
        }
        for note in definitions.definitions where linker.uses[note.label] == nil {
            events.append(text.fault(.footnote.unused(note.label), at: note.offset))
        }
        return events + linker.section(of: notes)
    }

    private init(definitions: NoteDefinitions, contents: [String: [Event]]) {
        self.definitions = definitions
        self.contents = contents
    }

    private static func contents(of notes: [Event], _ text: EventText) -> [String: [Event]] {
        var contents: [String: [Event]] = [:]
        var label = ""
        for event in notes {
            switch event.kind {
            case .enter(.note(let name)): label = text.string(name)
            case .exit(.note): break
            default: contents[label, default: []].append(event)
            }
        }
        return contents
    }

    // MARK: - References

    private mutating func numbered(_ events: [Event], _ text: inout EventText) -> [Event] {
        var depth = 0
        var numbered: [Event] = []
        numbered.reserveCapacity(events.count)
        for event in events {
            switch event.kind {
            case .enter(let container) where container.refusesNotes: depth += 1
            case .exit(let container) where container.refusesNotes: depth -= 1
            case .noteReference(let label):
                numbered += number(
                    text.string(label), at: event.range.lowerBound, isRefused: depth > 0, &text)
                continue
            default: break
            }
            numbered.append(event)
        }
        return numbered
    }

    private mutating func number(
        _ label: String, at offset: Int, isRefused: Bool, _ text: inout EventText
    ) -> [Event] {
        let fault: Fault? =
            if isRefused {
                .footnote.referenceInside(label)
            } else {
                contents[label] == nil ? .footnote.missing(label) : nil
            }
        if let fault {
            let words = Event(.text(text.add("[^\(label)]")), at: offset)
            let isReported = definitions.misplaced.contains(label) && !isRefused
            return [words] + (isReported ? [] : [text.fault(fault, at: offset)])
        }
        if uses[label] == nil {
            order.append(label)
            uses[label] = (Int32(order.count), 0)
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
            let number = Int32(index + 1)
            let item = Container.noteItem(number: number)
            let back = Event(
                .backLinks(number: number, count: uses[order[index]]?.count ?? 0), at: 0)
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
    /// Whether references to notes are not allowed in it because they are links.
    fileprivate var refusesNotes: Bool {
        switch self {
        case .heading, .calloutTitle, .link, .image, .answerText: true
        default: false
        }
    }
}

extension Event {
    fileprivate var isNoteReference: Bool {
        if case .noteReference = kind { true } else { false }
    }
}
