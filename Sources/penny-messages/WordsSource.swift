import PennyMessages

/// The Swift of an area: a function for each message, with a parameter for each value, so that the
/// compiler knows every name and every value.
struct WordsSource {
    let area: NumberedArea
    let home: WordsHome
    private let digest: UInt32
    private let entries: [WordsEntry]
    /// The choices among the values, in order.
    private var choices: [(type: String, keys: [String])] = []

    /// The Swift names of the messages.
    var names: [String] { entries.map(\.name.text) }

    /// The largest number of lines of a file.
    private static let lineLimit = 400

    init(_ file: CatalogFile, area: NumberedArea, home: WordsHome, path: String) throws(WordsFault)
    {
        (self.area, self.home) = (area, home)
        let signature = CatalogSignature(of: [file])
        digest = signature.digest
        var entries: [WordsEntry] = []
        for (index, message) in signature.messages.enumerated() {
            entries.append(try WordsEntry(message, at: index, of: path))
        }
        self.entries = entries
        var names: Set<String> = ["area"]
        for entry in entries {
            let name = entry.name.text
            guard names.insert(name).inserted else {
                throw WordsFault(path: path, kind: .repeatedName(name))
            }
            try addChoices(of: entry, path)
        }
        for line in entries.flatMap(lines) where line.utf8.count > 100 && !line.isNote {
            throw WordsFault(path: path, kind: .longName(line))
        }
    }

    private mutating func addChoices(of entry: WordsEntry, _ path: String) throws(WordsFault) {
        for value in entry.values where !value.keys.isEmpty {
            guard let known = choices.first(where: { $0.type == value.type }) else {
                choices.append((value.type, value.keys))
                continue
            }
            if known.keys != value.keys {
                let kind = WordsFault.Kind.otherKeys(
                    message: "\(area.name).\(entry.name.text)", value: value.name.text)
                throw WordsFault(path: path, kind: kind)
            }
        }
    }

    // MARK: - Files

    /// The files by their paths. A file that would be too long is split by the kinds of messages.
    var files: [(path: String, text: String)] {
        let all = choices.flatMap(lines) + entries.flatMap(lines)
        if all.count + head(isWhole: true).count < Self.lineLimit {
            return [file("", head(isWhole: true) + all)]
        }
        var files = [file("", head(isWhole: true) + choices.flatMap(lines))]
        var kinds: [String] = []
        for entry in entries where !kinds.contains(entry.kind) { kinds.append(entry.kind) }
        for kind in kinds {
            let parts = parts(of: entries.filter { $0.kind == kind })
            for (index, lines) in parts.enumerated() {
                let number = index == 0 ? "" : "\(index + 1)"
                let name = "+" + SwiftName(joining: kind).capitalized + number
                files.append(file(name, head(isWhole: false) + lines))
            }
        }
        return files
    }

    /// The lines of messages, split where a file is full.
    private func parts(of entries: [WordsEntry]) -> [[String]] {
        let room = Self.lineLimit - head(isWhole: false).count - 1
        var parts: [[String]] = [[]]
        for entry in entries {
            let lines = lines(of: entry)
            if parts[parts.count - 1].count + lines.count > room { parts.append([]) }
            parts[parts.count - 1] += lines
        }
        return parts
    }

    private func file(_ part: String, _ lines: [String]) -> (path: String, text: String) {
        let text = lines.joined(separator: "\n") + "\n}\n"
        return ("\(home.folder)/\(home.type)\(part).generated.swift", text)
    }

    /// The first line of each generated file, and of no other.
    static let stamp = "// scripts/messages makes this file of messages/en/"

    private func head(isWhole: Bool) -> [String] {
        var lines = ["\(Self.stamp)\(area.name).mf2.", ""]
        if home.importsEngine { lines += ["package import PennyEngine", ""] }
        if !isWhole { return lines + ["extension \(home.type) {"] }
        let number = String(digest, radix: 16, uppercase: true)
        let digits = String(repeating: "0", count: 8 - number.count) + number
        let hex = "0x\(digits.prefix(4))_\(digits.suffix(4))"
        let value = "MessageArea(\(area.number), digest: \(hex))"
        lines += [
            "/// The messages of the area \(area.name), with the values that they take.",
            "\(access)enum \(home.type) {",
            "    \(access)static var area: MessageArea { \(value) }",
        ]
        return lines
    }

    private var access: String { home.isShared ? "package " : "" }

    // MARK: - Declarations

    private func lines(of choice: (type: String, keys: [String])) -> [String] {
        var lines = ["    \(access)enum \(choice.type): String, Sendable {"]
        for key in choice.keys {
            let name = SwiftName(joining: key)
            lines.append(
                "        case \(name.declared)" + (name.text == key ? "" : " = \"\(key)\""))
        }
        if !choice.keys.contains("other") { lines.append("        case other") }
        return lines + ["    }"]
    }

    private func lines(of entry: WordsEntry) -> [String] {
        var lines = note(entry.text)
        let head = "    \(access)static var \(entry.name.declared): Message"
        if entry.values.isEmpty {
            return lines + ["\(head) { Message(area, \(entry.index)) }"]
        }
        lines += self.head(of: entry)
        lines += body(of: entry) + ["    }"]
        return lines
    }

    private func head(of entry: WordsEntry) -> [String] {
        let head = "    @inline(never) \(access)static func \(entry.name.declared)("
        let parameters = entry.values.map { "\($0.name.declared): \($0.type)" }
        let line = head + parameters.joined(separator: ", ") + ") -> Message {"
        if line.utf8.count <= 100 { return [line] }
        return [head] + filled(parameters, by: 8, isClosed: false) + ["    ) -> Message {"]
    }

    private func body(of entry: WordsEntry) -> [String] {
        let values = entry.values.map(\.quantity)
        let list = "[" + values.joined(separator: ", ") + "])"
        let line = "area, \(entry.index), \(list)"
        if line.utf8.count <= 84 { return ["        Message(\(line)"] }
        let start = ["        Message("]
        if line.utf8.count <= 88 { return start + ["            \(line)"] }
        let opening = start + ["            area, \(entry.index),"]
        if list.utf8.count <= 88 { return opening + ["            \(list)"] }
        return opening + ["            ["] + filled(values, by: 16, isClosed: true)
            + ["            ])"]
    }

    /// Items separated by commas, as many in a line as fit.
    private func filled(_ items: [String], by indent: Int, isClosed: Bool) -> [String] {
        let space = String(repeating: " ", count: indent)
        var lines: [String] = []
        var line = ""
        for (index, item) in items.enumerated() {
            let text = item + (isClosed || index < items.count - 1 ? "," : "")
            if line.isEmpty {
                line = space + text
            } else if line.utf8.count + 1 + text.utf8.count <= 100 {
                line += " " + text
            } else {
                lines.append(line)
                line = space + text
            }
        }
        return lines + [line]
    }

    /// The message as a comment above its name, broken where it is too long for a line.
    private func note(_ text: String) -> [String] {
        let lines = text.split(separator: "\n")
        if lines.count == 1, text.count <= 90, !text.contains("`") { return ["    /// `\(text)`"] }
        return lines.flatMap { line in
            var notes: [String] = []
            var note = ""
            for word in line.split(separator: " ", omittingEmptySubsequences: false) {
                if !note.isEmpty, note.count + 1 + word.count > 88 {
                    notes.append(note)
                    note = String(word)
                } else {
                    note += note.isEmpty ? word : " " + word
                }
            }
            return (notes + [note]).map { "    ///     \($0)" }
        }
    }
}

extension String {
    fileprivate var isNote: Bool { hasPrefix("    ///") }
}
