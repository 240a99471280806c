package import PennyDiagnostics
import PennyText

/// Reads YAML into nodes with their locations. Refuses anchors, aliases, tags, duplicate keys and
/// deep nesting: no content file needs them, and they let a small file grow into a large one.
package struct YAMLReader {
    let path: String
    /// The line of the file that the YAML begins on.
    let firstLine: Int

    static let standardLimit = 256 * 1024
    static let depthLimit = 16
    /// The number of entries that a mapping reserves room for.
    private static let usualEntries = 8

    private let byteLimit: Int
    private var pairs = SurrogatePairs(in: "")

    package init(path: String, firstLine: Int, byteLimit: Int = standardLimit) {
        self.path = path
        self.byteLimit = byteLimit
        self.firstLine = firstLine
    }

    /// Reads the entries of the top mapping; none for an empty document.
    ///
    /// - Parameter fault: the fault of a top that is not a mapping.
    package func entries(
        of yaml: String, otherwise fault: Fault = .yaml.mappingExpected
    ) throws(DiagnosticError) -> [ContentNode.Entry] {
        if yaml.utf8.count > byteLimit {
            throw error(.file.tooLarge(byteLimit), at: location(ofByte: 0))
        }
        var reader = self
        reader.pairs = SurrogatePairs(in: yaml)
        return try reader.parsed(otherwise: fault)
    }

    private func parsed(
        otherwise fault: Fault
    ) throws(DiagnosticError) -> [ContentNode.Entry] {
        var events = YAMLEvents(of: pairs.text)
        var event = try next(&events)
        while case .streamStart = event.kind { event = try next(&events) }
        guard case .documentStart = event.kind else { return [] }
        event = try next(&events)
        let position = event.position
        let root = try node(event, &events, depth: 0)
        try checkEnd(&events)
        guard case .mapping(let entries) = root.value else { throw error(fault, position) }
        return entries
    }

    private func checkEnd(_ events: inout YAMLEvents) throws(DiagnosticError) {
        _ = try next(&events)
        let event = try next(&events)
        guard case .streamEnd = event.kind else {
            throw error(.yaml.malformed(YAMLProblem.secondDocument), event.position)
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

    /// Reads the node that an event begins. Rejects what is not allowed where it begins, so that a
    /// file can make the reader neither recurse deeply nor repeat itself.
    private func node(
        _ event: YAMLEvent, _ events: inout YAMLEvents, depth: Int
    ) throws(DiagnosticError) -> ContentNode {
        if event.namesAnchor { throw error(.yaml.anchor, event.position) }
        if depth > Self.depthLimit { throw error(.yaml.tooDeep(Self.depthLimit), event.position) }
        try checkTag(event)
        let value: ContentNode.Value
        switch event.kind {
        case .scalar(let text): value = .text(try checked(text, event))
        case .sequenceStart: value = .list(try list(&events, depth: depth + 1))
        case .mappingStart: value = .mapping(try mapping(&events, depth: depth + 1))
        default: throw error(.yaml.anchor, event.position)
        }
        return ContentNode(value: value, location: location(event.position))
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
            if event.namesAnchor { throw error(.yaml.anchor, event.position) }
            guard case .scalar(let text) = event.kind else {
                throw error(.yaml.keyNotText, event.position)
            }
            let key = try checked(text, event)
            if let first = keys.add(key, to: entries) {
                throw error(.yaml.duplicateKey(key, first), event.position)
            }
            let value = try node(try next(&events), &events, depth: depth)
            entries.append(
                ContentNode.Entry(key: key, keyLocation: location(event.position), value: value))
        }
    }

    /// Checks the text of a scalar, since an escape can write a forbidden character.
    private func checked(_ text: String, _ event: YAMLEvent) throws(DiagnosticError) -> String {
        if event.mayHoldControl, let control = ControlCharacter.first(in: text) {
            throw error(Fault.ofCharacter(control), event.position)
        }
        return text
    }

    /// Refuses an explicit tag. A lone `!` marks a quoted scalar.
    private func checkTag(_ event: YAMLEvent) throws(DiagnosticError) {
        guard let tag = event.tag, !["!", "tag:yaml.org,2002:str"].contains(tag) else { return }
        throw error(.yaml.tag(tag), event.position)
    }

    // MARK: - Faults

    /// The location of a byte of the text.
    private func location(ofByte offset: Int) -> SourceLocation {
        var location = SourceLocation(path: path, line: firstLine)
        for scalar in String(decoding: pairs.text.utf8.prefix(offset), as: UTF8.self).unicodeScalars
        {
            location.column = scalar == "\n" ? 1 : location.column + 1
            if scalar == "\n" { location.line += 1 }
        }
        return location
    }

    private func location(_ position: YAMLPosition) -> SourceLocation {
        SourceLocation(
            path: path, line: position.line + firstLine - 1,
            column: pairs.column(position.column, onLine: position.line))
    }

    private func error(_ fault: Fault, _ position: YAMLPosition) -> DiagnosticError {
        error(fault, at: location(position))
    }

    private func error(_ fault: Fault, at location: SourceLocation) -> DiagnosticError {
        DiagnosticError([Diagnostic(fault, at: location)])
    }

    /// Converts a problem of libyaml and improves its location: an unfinished construct is reported
    /// where it begins, and a tab is reported as one.
    private func error(
        _ problem: YAMLProblem, after quoted: (start: YAMLPosition, end: YAMLPosition)?
    ) -> DiagnosticError {
        guard let position = problem.position else {
            return error(.yaml.malformed(problem.text), at: location(ofByte: problem.offset))
        }
        if let quoted, isOpen(quoted, before: position) {
            return error(.yaml.malformed(YAMLProblem.quoteNotClosed), quoted.start)
        }
        if YAMLProblem.unfinished.contains(problem.text) {
            return error(.yaml.malformed(problem.text), problem.start ?? position)
        }
        let line = line(of: position)
        let isTab = line.unicodeScalars.dropFirst(position.column - 1).first == "\t"
        if isTab { return error(.yaml.malformed(YAMLProblem.tab), position) }
        var text = problem.text
        if YAMLProblem.unexpected.contains(text) {
            switch line.unicodeScalars.prefix(position.column - 1).last(where: { $0 != " " }) {
            case "\"": text = YAMLProblem.textAfterQuotes
            case "'": text = YAMLProblem.textAfterApostrophe
            default: break
            }
        }
        return error(.yaml.malformed(text), position)
    }

    /// Whether the quote that ended a value was meant to begin the next one, because the value's
    /// own quote is not closed: `title: "a` above `about: "b"`, and `["a, "b"]`.
    private func isOpen(
        _ quoted: (start: YAMLPosition, end: YAMLPosition), before position: YAMLPosition
    ) -> Bool {
        let line = line(of: quoted.end).unicodeScalars
        guard quoted.end.line == position.line,
            line.dropFirst(quoted.end.column - 1).prefix(position.column - quoted.end.column)
                .allSatisfy({ $0 == " " })
        else { return false }
        let before = line.prefix(max(quoted.end.column - 2, 0))
        if quoted.start.line < quoted.end.line { return before.contains(":") }
        let last = before.dropFirst(quoted.start.column).last { $0 != " " }
        return last == "," || last == ":" && before.last == " "
    }

    private func line(of position: YAMLPosition) -> Substring {
        let lines = pairs.text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.contains(position.line - 1) ? lines[position.line - 1] : ""
    }
}
