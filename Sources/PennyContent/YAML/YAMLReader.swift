package import PennyDiagnostics
import PennyText

/// Reads YAML into nodes that know their places. Anchors, aliases, tags,
/// duplicate keys and deep nesting are refused: a content file needs none of
/// them, and they are how a small file becomes a large one.
package struct YAMLReader {
    let path: String
    /// The line of the file where the YAML begins.
    let firstLine: Int

    static let standardLimit = 256 * 1024
    static let depthLimit = 16
    /// So many a mapping has room for from its beginning.
    private static let usualEntries = 8

    private let byteLimit: Int
    private var pairs = SurrogatePairs(in: "")

    package init(path: String, firstLine: Int, byteLimit: Int = standardLimit) {
        self.path = path
        self.byteLimit = byteLimit
        self.firstLine = firstLine
    }

    /// The entries of the top mapping; none for an empty document.
    ///
    /// - Parameter fault: what is said of a top that is no mapping.
    package func entries(
        of yaml: String, otherwise fault: ContentFault = .mappingExpected
    ) throws(DiagnosticError) -> [ContentNode.Entry] {
        if yaml.utf8.count > byteLimit {
            throw error(.fileTooLarge(limit: byteLimit), at: place(ofByte: 0))
        }
        var reader = self
        reader.pairs = SurrogatePairs(in: yaml)
        return try reader.parsed(otherwise: fault)
    }

    private func parsed(
        otherwise fault: ContentFault
    ) throws(DiagnosticError) -> [ContentNode.Entry] {
        var events = YAMLEvents(of: pairs.text)
        var event = try next(&events)
        while case .streamStart = event.kind { event = try next(&events) }
        guard case .documentStart = event.kind else { return [] }
        event = try next(&events)
        let mark = event.mark
        let root = try node(event, &events, depth: 0)
        try checkEnd(&events)
        guard case .mapping(let entries) = root.value else { throw error(fault, mark) }
        return entries
    }

    private func checkEnd(_ events: inout YAMLEvents) throws(DiagnosticError) {
        _ = try next(&events)
        let event = try next(&events)
        guard case .streamEnd = event.kind else {
            throw error(.yaml(problem: ContentFault.secondDocument), event.mark)
        }
    }

    private func next(_ events: inout YAMLEvents) throws(DiagnosticError) -> YAMLEvent {
        do {
            return try events.next()
        } catch {
            throw self.error(error, after: events.lastQuoted)
        }
    }

    // MARK: - Nodes

    /// The node that an event begins. What is refused is refused where it begins, so a file can
    /// make the reader neither recurse deeply nor repeat itself.
    private func node(
        _ event: YAMLEvent, _ events: inout YAMLEvents, depth: Int
    ) throws(DiagnosticError) -> ContentNode {
        if event.namesAnchor { throw error(.anchor, event.mark) }
        if depth > Self.depthLimit { throw error(.tooDeep(limit: Self.depthLimit), event.mark) }
        try checkTag(event)
        let value: ContentNode.Value
        switch event.kind {
        case .scalar(let text): value = .text(try checked(text, event))
        case .sequenceStart: value = .list(try list(&events, depth: depth + 1))
        case .mappingStart: value = .mapping(try mapping(&events, depth: depth + 1))
        default: throw error(.anchor, event.mark)
        }
        return ContentNode(value: value, location: location(event.mark))
    }

    private func list(
        _ events: inout YAMLEvents, depth: Int
    ) throws(DiagnosticError) -> [ContentNode] {
        var elements: [ContentNode] = []
        while true {
            let event = try next(&events)
            if case .sequenceEnd = event.kind { return elements }
            elements.append(try node(event, &events, depth: depth))
        }
    }

    private func mapping(
        _ events: inout YAMLEvents, depth: Int
    ) throws(DiagnosticError) -> [ContentNode.Entry] {
        var entries: [ContentNode.Entry] = []
        entries.reserveCapacity(Self.usualEntries)
        var keys = DistinctKeys()
        while true {
            let event = try next(&events)
            if case .mappingEnd = event.kind { return entries }
            if event.namesAnchor { throw error(.anchor, event.mark) }
            guard case .scalar(let text) = event.kind else { throw error(.keyNotText, event.mark) }
            let key = try checked(text, event)
            if let first = keys.add(key, to: entries) {
                throw error(.duplicateKey(key, firstLine: first.line), event.mark)
            }
            let value = try node(try next(&events), &events, depth: depth)
            entries.append(
                ContentNode.Entry(key: key, keyLocation: location(event.mark), value: value))
        }
    }

    /// The text of a scalar. An escape can write a character that no text may have.
    private func checked(_ text: String, _ event: YAMLEvent) throws(DiagnosticError) -> String {
        if event.mayHoldControl, let control = ControlCharacter.first(in: text) {
            throw error(ContentFault(control), event.mark)
        }
        return text
    }

    /// A tag that was written has a name; `!` alone marks a quoted scalar.
    private func checkTag(_ event: YAMLEvent) throws(DiagnosticError) {
        guard let tag = event.tag, !["!", "tag:yaml.org,2002:str"].contains(tag) else { return }
        throw error(.tag(tag), event.mark)
    }

    // MARK: - Faults

    /// The place of a byte of the text, by its line feeds.
    private func place(ofByte offset: Int) -> SourceLocation {
        var place = SourceLocation(path: path, line: firstLine)
        for scalar in String(decoding: pairs.text.utf8.prefix(offset), as: UTF8.self).unicodeScalars
        {
            place.column = scalar == "\n" ? 1 : place.column + 1
            if scalar == "\n" { place.line += 1 }
        }
        return place
    }

    private func location(_ mark: YAMLMark) -> SourceLocation {
        SourceLocation(
            path: path, line: mark.line + firstLine - 1,
            column: pairs.column(mark.column, onLine: mark.line))
    }

    private func error(_ fault: ContentFault, _ mark: YAMLMark) -> DiagnosticError {
        error(fault, at: location(mark))
    }

    private func error(_ fault: ContentFault, at place: SourceLocation) -> DiagnosticError {
        DiagnosticError([Diagnostic(.error, fault, at: place)])
    }

    /// What libyaml says, where it helps most: of something unfinished its
    /// beginning is the place to look at, and a tab is called one.
    private func error(
        _ problem: YAMLProblem, after quoted: (start: YAMLMark, end: YAMLMark)?
    ) -> DiagnosticError {
        guard let mark = problem.mark else {
            return error(.yaml(problem: problem.text), at: place(ofByte: problem.offset))
        }
        if let quoted, isOpen(quoted, before: mark) {
            return error(.yaml(problem: ContentFault.quoteNotClosedYAML), quoted.start)
        }
        if ContentFault.unfinishedYAML.contains(problem.text) {
            return error(.yaml(problem: problem.text), problem.start ?? mark)
        }
        let line = line(of: mark)
        let isTab = line.unicodeScalars.dropFirst(mark.column - 1).first == "\t"
        if isTab { return error(.yaml(problem: ContentFault.tabInYAML), mark) }
        var text = problem.text
        if ContentFault.unexpectedYAML.contains(text) {
            switch line.unicodeScalars.prefix(mark.column - 1).last(where: { $0 != " " }) {
            case "\"": text = ContentFault.textAfterQuotes
            case "'": text = ContentFault.textAfterApostrophe
            default: break
            }
        }
        return error(.yaml(problem: text), mark)
    }

    /// Whether a quote that ended a value was to begin the next one, because the value's own quote
    /// is not closed: `title: "a` above `about: "b"`, and `["a, "b"]`.
    private func isOpen(
        _ quoted: (start: YAMLMark, end: YAMLMark), before mark: YAMLMark
    ) -> Bool {
        let line = line(of: quoted.end).unicodeScalars
        guard quoted.end.line == mark.line,
            line.dropFirst(quoted.end.column - 1).prefix(mark.column - quoted.end.column)
                .allSatisfy({ $0 == " " })
        else { return false }
        let before = line.prefix(max(quoted.end.column - 2, 0))
        if quoted.start.line < quoted.end.line { return before.contains(":") }
        let last = before.dropFirst(quoted.start.column).last { $0 != " " }
        return last == "," || last == ":" && before.last == " "
    }

    private func line(of mark: YAMLMark) -> Substring {
        let lines = pairs.text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.contains(mark.line - 1) ? lines[mark.line - 1] : ""
    }
}
