/// Parses a catalog's file. Problems are reported with their locations, and reading continues.
struct CatalogReader {
    private let lines: [[UInt8]]
    private let role: CatalogRole
    private var at = 0
    private var draft = MessageDraft()
    private var names: Set<TextKey> = []
    private(set) var file = CatalogFile(language: [], area: [])
    private(set) var problems: [CatalogProblem] = []

    init(_ text: [UInt8], as role: CatalogRole) {
        self.role = role
        var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
        if lines.last == [] { lines.removeLast() }
        self.lines = lines
        // Most lines are messages.
        names.reserveCapacity(lines.count)
        file.messages.reserveCapacity(lines.count)
    }

    private mutating func found(_ kind: CatalogProblem.Kind, line: Int, column: Int = 1) {
        let location = MessageLocation(line: line + 1, column: column)
        problems.append(CatalogProblem(kind: kind, location: location))
    }

    mutating func read() {
        checkCharacters()
        readHeader()
        while at < lines.count { readLine() }
        if draft.values != nil || draft.origin != nil {
            found(.fieldWithoutMessage, line: lines.count - 1)
        }
        file.tail = draft.lead
        problems.sort {
            ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column)
        }
    }

    private mutating func checkCharacters() {
        for (index, line) in lines.enumerated() {
            for (column, byte) in line.enumerated() where byte == 0x0D || byte == 0x09 {
                found(byte == 0x0D ? .carriageReturn : .tab, line: index, column: column + 1)
                break
            }
            if line.last == 0x20 { found(.spaceAtEnd, line: index, column: line.count) }
        }
    }

    private mutating func readHeader() {
        while at < lines.count, Self.isNote(lines[at]) {
            file.lead.append(lines[at])
            at += 1
        }
        guard let language = field("language: "), let area = field("area: ") else {
            return found(.missingHeader, line: min(at, max(lines.count - 1, 0)))
        }
        (file.language, file.area) = (language, area)
        if PluralRules(language: String(decoding: language, as: UTF8.self)) == nil {
            found(.unknownLanguage(language), line: at - 2, column: 11)
        }
    }

    private mutating func field(_ name: String) -> [UInt8]? {
        let name = Array(name.utf8)
        guard at < lines.count, lines[at].starts(with: name), lines[at].count > name.count else {
            return nil
        }
        at += 1
        return Array(lines[at - 1][name.count...])
    }

    private static func isNote(_ line: [UInt8]) -> Bool { line.isEmpty || line[0] == 0x23 }

    private mutating func readLine() {
        let line = lines[at]
        if Self.isNote(line) {
            draft.lead.append(line)
            at += 1
        } else if line[0] == UInt8(ascii: "@") {
            readField(line)
            at += 1
        } else if line[0] == 0x20 {
            found(.strayIndent, line: at)
            at += 1
        } else if let equals = line.firstIndex(of: UInt8(ascii: "=")) {
            readMessage(line, equals)
        } else {
            found(.unknownLine, line: at)
            at += 1
        }
    }

    private mutating func readField(_ line: [UInt8]) {
        let words = line.split(separator: 0x20).map { Array($0) }
        switch String(decoding: words[0], as: UTF8.self) {
        case "@from" where draft.origin == nil:
            if role == .source { return found(.digestInSource, line: at) }
            let isDigest = words.count == 2 && words[1].count == 16 && words[1].allSatisfy(isHex)
            draft.origin = isDigest ? words[1] : []
            if !isDigest { found(.badDigest, line: at) }
        case "@values" where draft.values == nil:
            if role == .translation { return found(.valuesInTranslation, line: at) }
            let names = Array(words.dropFirst())
            let isSound =
                !names.isEmpty && names.allSatisfy(Self.isValueName)
                && names.indices.allSatisfy { !names[..<$0].contains(names[$0]) }
            draft.values = isSound ? names : []
            if !isSound { found(.badValues, line: at) }
        default: found(.badField, line: at)
        }
    }

    private static func isValueName(_ name: [UInt8]) -> Bool {
        MessageText.isName(name) && MessageText.beginsName(UInt32(name[0]))
    }

    private mutating func readMessage(_ line: [UInt8], _ equals: Int) {
        let first = at
        at += 1
        var name = Array(line[..<equals])
        if name.last == 0x20 { name.removeLast() }
        draft.name = name
        checkName(name, line: first)
        var text = Array(line[(equals + 1)...])
        if text.first == 0x20 { text.removeFirst() }
        var textLocation = MessageLocation(line: first + 1, column: line.count - text.count + 1)
        if text.isEmpty {
            textLocation = MessageLocation(line: first + 2, column: 5)
            text = indentedText()
        }
        defer { draft = MessageDraft() }
        if text.isEmpty { return found(.missingMessage(name), line: first) }
        if role == .translation, draft.origin == nil { found(.missingDigest(name), line: first) }
        add(text, at: MessageLocation(line: first + 1, column: 1), textLocation)
    }

    /// Reads the lines below a name that begin with four spaces, removes the spaces, and includes
    /// empty lines between them.
    private mutating func indentedText() -> [UInt8] {
        var text: [UInt8] = []
        var end = at
        var index = at
        while index < lines.count {
            let line = lines[index]
            if line.starts(with: [0x20, 0x20, 0x20, 0x20]) {
                while end <= index {
                    if end > at { text.append(0x0A) }
                    text += lines[end].dropFirst(4)
                    end += 1
                }
            } else if !line.isEmpty {
                break
            }
            index += 1
        }
        at = end
        return text
    }

    private mutating func checkName(_ name: [UInt8], line: Int) {
        let parts = name.split(separator: 0x2E, omittingEmptySubsequences: false)
        let isSound = parts.count > 1 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isLetter) }
        if !isSound {
            found(.badName(name), line: line)
        } else if !name.starts(with: file.area + [0x2E]) {
            found(.nameOfOtherArea(name), line: line)
        } else if names.contains(TextKey(name)) {
            found(.repeatedName(name), line: line)
        }
    }

    private mutating func add(
        _ text: [UInt8], at location: MessageLocation, _ textLocation: MessageLocation
    ) {
        do throws(MessageProblem) {
            let model = try MessageModel(parsing: text)
            let message = CatalogMessage(
                draft, text: text, model: model, at: location, textAt: textLocation)
            for problem in model.problems(in: text) { report(problem, of: message) }
            if names.insert(TextKey(draft.name)).inserted { file.messages.append(message) }
        } catch {
            let message = CatalogMessage(
                draft, text: text, model: MessageModel(body: .pattern(MessagePattern())),
                at: location, textAt: textLocation)
            report(error, of: message)
        }
    }

    private mutating func report(_ problem: MessageProblem, of message: CatalogMessage) {
        problems.append(
            CatalogProblem(
                kind: .message(problem.kind), location: message.location(of: problem.location)))
    }
}

private func isHex(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x61...0x66 ~= byte
}

private func isLetter(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte || 0x30...0x39 ~= byte || byte == 0x2D
}

extension CatalogFile {
    /// Reads a file. The valid parts of a file with problems are returned as well.
    public static func read(
        _ text: [UInt8], as role: CatalogRole
    ) -> (file: CatalogFile, problems: [CatalogProblem]) {
        var reader = CatalogReader(text, as: role)
        reader.read()
        return (reader.file, reader.problems)
    }

    /// The text of the file; reading it gives an equal file.
    public var text: [UInt8] {
        var out: [UInt8] = []
        for line in lead { out += line + [0x0A] }
        out += Array("language: ".utf8) + language + [0x0A]
        out += Array("area: ".utf8) + area + [0x0A]
        for message in messages {
            for line in message.lead { out += line + [0x0A] }
            if !message.values.isEmpty {
                out += Array("@values".utf8)
                for value in message.values { out += [0x20] + value }
                out.append(0x0A)
            }
            if let origin = message.origin { out += Array("@from ".utf8) + origin + [0x0A] }
            out += message.name + Array(" =".utf8)
            let lines = message.text.split(separator: 0x0A, omittingEmptySubsequences: false)
            if lines.count == 1 {
                out += [0x20] + message.text + [0x0A]
            } else {
                out.append(0x0A)
                for line in lines {
                    if !line.isEmpty { out += [0x20, 0x20, 0x20, 0x20] + line }
                    out.append(0x0A)
                }
            }
        }
        for line in tail { out += line + [0x0A] }
        return out
    }
}
