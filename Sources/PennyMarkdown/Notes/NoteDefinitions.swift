import PennyDiagnostics

/// The footnotes that a body defines, and the body without them.
///
/// The end of a note follows from Markdown's own rules: the body is parsed once with each
/// `[^label]:` written as a list item, whose lines are the note's.
struct NoteDefinitions {
    /// The bytes of the body in which the notes' lines are blank, and no misplaced note can be read
    /// as a link definition.
    private(set) var bytes: [UInt8]
    /// The events of the notes, each in a container of its own.
    private(set) var tree: [Event] = []
    /// The first note of each label, in the order of the body.
    private(set) var definitions: [(label: String, offset: Int)] = []
    private(set) var faults: [Event] = []
    /// The text of the body with its notes as items.
    private var itemText = EventText()
    private var labels: Set<String> = []
    /// The labels of notes in quotes or lists, which are no definitions.
    private(set) var misplaced: Set<String> = []

    /// - Parameters:
    ///   - bytes: the body with its substitute block marks.
    ///   - text: receives the text of the notes.
    init(of bytes: [UInt8], in source: SourceText, _ text: inout EventText) {
        self.bytes = bytes
        let candidates = Self.candidates(in: source)
        guard !candidates.isEmpty else { return }
        let items = SyntaxTree(parsing: Self.withItems(candidates, in: bytes))
        read(items.events(in: source, &itemText), candidates, &text)
    }

    // MARK: - Finding

    private struct Candidate {
        var label: String
        /// The bytes from the bracket through the colon.
        var range: Range<Int>
    }

    /// Finds `[^label]:` with only the prefixes of lists and quotes before it, by start offset.
    private static func candidates(in source: SourceText) -> [Int: Candidate] {
        let bytes = source.bytes
        var candidates: [Int: Candidate] = [:]
        for line in source.lines(in: 0..<bytes.count) {
            guard let start = line.first(where: { !isPrefix(bytes[$0]) }),
                let (label, end) = NoteLabel.definition(in: bytes[start..<line.upperBound])
            else { continue }
            candidates[start] = Candidate(label: label, range: start..<end)
        }
        return candidates
    }

    private static func isPrefix(_ byte: UInt8) -> Bool {
        byte.isBlank || byte.isDigit || ">-*+.)".utf8.contains(byte)
    }

    /// Writes the candidates as list items. The comma keeps the note's text from being read as
    /// another block.
    private static func withItems(_ candidates: [Int: Candidate], in bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for candidate in candidates.values {
            let blank = [UInt8](repeating: .space, count: candidate.range.count - 5)
            bytes.replaceSubrange(candidate.range, with: Array("-   ,".utf8) + blank)
        }
        return bytes
    }

    // MARK: - Reading

    private mutating func read(
        _ events: [Event], _ candidates: [Int: Candidate], _ text: inout EventText
    ) {
        var depth = 0
        var index = 0
        while index < events.count {
            let event = events[index]
            index += 1
            switch event.kind {
            case .enter(.item):
                depth += 1
                guard let candidate = candidates[event.range.lowerBound] else { break }
                if depth == 1 {
                    let end = Self.endOfItem(from: index, in: events)
                    add(candidate, content: events[index..<end], range: event.range, &text)
                    (index, depth) = (end + 1, 0)
                } else {
                    misplaced.insert(candidate.label)
                    bytes[candidate.range.lowerBound] = UInt8(ascii: ",")
                    faults.append(
                        text.fault(
                            .footnote.insideBlock(candidate.label), at: candidate.range.lowerBound))
                }
            case .enter(.quote): depth += 1
            case .exit(.item), .exit(.quote): depth -= 1
            default: break
            }
        }
    }

    private static func endOfItem(from start: Int, in events: [Event]) -> Int {
        var depth = 1
        for index in start..<events.count {
            switch events[index].kind {
            case .enter(.item): depth += 1
            case .exit(.item): depth -= 1
            default: break
            }
            if depth == 0 { return index }
        }
        return events.count
    }

    private mutating func add(
        _ candidate: Candidate, content: ArraySlice<Event>, range: Range<Int>,
        _ text: inout EventText
    ) {
        let offset = candidate.range.lowerBound
        for index in offset..<range.upperBound where !bytes[index].isLineEnd {
            bytes[index] = .space
        }
        guard labels.insert(candidate.label).inserted else {
            faults.append(text.fault(.footnote.repeated(candidate.label), at: offset))
            return
        }
        let note = withoutMark(content, after: candidate.range.upperBound)
        if note.count == 2 {
            faults.append(text.fault(.footnote.empty(candidate.label), at: offset))
        }
        definitions.append((candidate.label, offset))
        let label = text.add(candidate.label)
        tree.append(Event(.enter(.note(label: label)), range: range))
        for event in note {
            let kind = event.kind.movingText { text.add(itemText[$0]) }
            tree.append(Event(kind, range: event.range))
        }
        tree.append(Event(.exit(.note(label: .empty)), range: range))
    }

    /// The content of a note, without its label and with its paragraphs as paragraphs.
    private func withoutMark(_ content: ArraySlice<Event>, after label: Int) -> [Event] {
        var events = Array(content)
        var depth = 0
        for (index, event) in events.enumerated() {
            switch event.kind {
            case .enter(.paragraph(tight: true)) where depth == 0:
                events[index].kind = .enter(.paragraph(tight: false))
            case .exit(.paragraph(tight: true)) where depth == 0:
                events[index].kind = .exit(.paragraph(tight: false))
            case .enter(.list): depth += 1
            case .exit(.list): depth -= 1
            default: break
            }
        }
        guard events.count > 1, case .text(let text) = events[1].kind else { return events }
        for index in [0, events.firstIndex(where: \.endsTextBlock) ?? 0] {
            events[index].range = label..<max(label, events[index].range.upperBound)
        }
        let words = itemText.string(text).dropFirst().drop(while: \.isWhitespace)
        events[1].kind = .text(text.suffix(words.utf8.count))
        if words.isEmpty {
            events.remove(at: 1)
            if events.count > 1, events[1].kind == .softBreak { events.remove(at: 1) }
        }
        return events
    }
}
