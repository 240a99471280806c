import PennyDiagnostics
import PennyEngine

/// Reads the keys of one file and reports the missing, wrong and unknown ones.
struct KeyReader {
    let entries: [ContentNode.Entry]
    /// The start of the file, row or mapping with the keys.
    let start: SourceLocation
    /// The location at which a missing key is reported: the start, or for a translation that of its
    /// original, from which it would inherit the key.
    private let missing: SourceLocation
    /// The title that the file's name suggests, as the example of a missing one.
    var suggestedTitle: String?
    private(set) var diagnostics: [Diagnostic] = []
    /// Whether each entry was read.
    private var isUsed: [Bool]

    init(
        _ entries: [ContentNode.Entry], start: SourceLocation, missing: SourceLocation? = nil
    ) {
        self.entries = entries
        self.start = start
        self.missing = missing ?? start
        isUsed = Array(repeating: false, count: entries.count)
    }

    /// Creates a reader of the default of a key.
    init(standard text: String, of key: String) {
        let location = SourceLocation(path: "")
        let value = ContentNode(value: .text(text), location: location)
        self.init([.init(key: key, keyLocation: location, value: value)], start: location)
    }

    /// Reads all keys into a model.
    mutating func read<Model>(_ keys: [Key<Model>], into model: inout Model) {
        for key in keys { key.read(&self, into: &model) }
    }

    mutating func report(_ fault: Fault, _ location: SourceLocation) {
        diagnostics.append(Diagnostic(fault, at: location))
    }

    /// Adds the diagnostics of a reader of a nested mapping.
    mutating func add(_ others: [Diagnostic]) {
        diagnostics += others
    }

    mutating func node(_ key: String) -> ContentNode? {
        var found: ContentNode?
        for index in entries.indices where entries[index].isNamed(key) {
            isUsed[index] = true
            if found == nil { found = entries[index].value }
        }
        guard found == nil,
            let index = entries.firstIndex(where: { KeyName.isSame($0.key, as: key) })
        else { return found }
        isUsed[index] = true
        return entries[index].value
    }

    /// Reads the text of a key. Reports a key without a value.
    mutating func text(_ key: String) -> LocatedWord? {
        guard let node = node(key) else { return nil }
        guard case .text(let text) = node.value else {
            report(.key.textExpected(key), node.location)
            return nil
        }
        if Self.isBlank(text) {
            let isArgument = node.location.line == 0
            report(isArgument ? .key.emptyArgument(key) : .key.emptyValue(key), node.location)
            return nil
        }
        return LocatedWord(text: text, location: node.location)
    }

    mutating func requiredText(_ key: String, example: String) -> LocatedWord? {
        if !has(key) {
            let isRow = ContentFormat.isTable(start.path)
            report(isRow ? .key.missingInRow(key) : .key.missing(key, example), missing)
        }
        return text(key)
    }

    /// Reads a required text. A misspelled key is reported as unknown, and not also as missing.
    mutating func requiredTextOrMisspelt(_ key: String, example: String) -> LocatedWord? {
        let isMisspelt =
            !has(key) && entries.contains { nearMiss(to: $0.key, among: [key]) != nil }
        return isMisspelt ? text(key) : requiredText(key, example: example)
    }

    /// Reads the text of a declared key.
    mutating func text(of field: KeyField) -> LocatedWord? {
        if !field.isRequired { return text(field.name) }
        return requiredTextOrMisspelt(field.name, example: field.example ?? "")
    }

    func has(_ key: String) -> Bool { entries.contains { KeyName.isSame($0.key, as: key) } }

    private static func isBlank(_ text: String) -> Bool {
        // Fast path: nearly every text begins with a letter or a digit.
        if let first = text.utf8.first, 0x21...0x7E ~= first { return false }
        return text.allSatisfy(\.isWhitespace)
    }

    mutating func date(_ key: String) -> CivilDate? {
        guard let typed = text(key) else { return nil }
        guard let date = CivilDate(iso: typed.text) else {
            report(.value.notADate(key, typed.text), typed.location)
            return nil
        }
        return date
    }

    mutating func flag(_ key: String) -> Bool? {
        guard let typed = text(key) else { return nil }
        if let value = YesOrNo.value(of: typed.text) { return value }
        report(.value.notYesOrNo(key, typed.text), typed.location)
        return nil
    }

    /// Reads a whole number, within `bounds` where they are given.
    mutating func wholeNumber(_ key: String, in bounds: ClosedRange<Int>? = nil) -> Int? {
        guard let typed = text(key) else { return nil }
        guard typed.text.count <= 9, let number = Int(typed.text) else {
            report(.value.notAWholeNumber(key, typed.text), typed.location)
            return nil
        }
        if let bounds, !bounds.contains(number) {
            report(.source.notWithin(key, number, bounds), typed.location)
            return nil
        }
        return number
    }

    /// Reads a list of words, from a YAML list or from one text with commas.
    mutating func words(_ key: String) -> [String] { locatedWords(key).map(\.text) }

    /// Reads a list of words with their locations; words of one text share its location.
    mutating func locatedWords(_ key: String) -> [LocatedWord] {
        guard let node = node(key) else { return [] }
        switch node.value {
        case .text(let text):
            return text.split(separator: ",").map(Self.trimmed).filter { !$0.isEmpty }
                .map { LocatedWord(text: $0, location: node.location) }
        case .list(let items):
            return items.compactMap { item in
                if case .text(let text) = item.value {
                    return LocatedWord(text: Self.trimmed(text[...]), location: item.location)
                }
                report(.key.textExpected(key), item.location)
                return nil
            }
        case .mapping:
            report(.key.listExpected(key), node.location)
            return []
        }
    }

    /// Reads one of several known words.
    mutating func choice(_ key: String, among known: [String]) -> String? {
        guard let typed = text(key) else { return nil }
        if known.contains(typed.text) { return typed.text }
        report(unknownChoice(key, typed.text, known), typed.location)
        return nil
    }

    /// Reads a web address.
    mutating func webAddress(_ key: String) -> String? {
        guard let typed = text(key) else { return nil }
        if WebAddress.isValid(typed.text) { return typed.text }
        report(.value.notAWebAddress(key, typed.text), typed.location)
        return nil
    }

    func unknownChoice(_ key: String, _ typed: String, _ known: [String]) -> Fault {
        .value.unknownChoice(key, typed, nearMiss(to: typed, among: known), known)
    }

    static func trimmed(_ text: Substring) -> String {
        var text = text
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }

    /// Reports the keys that were not read.
    mutating func reportUnknown(known names: @autoclosure () -> [String]) {
        let unused = unusedEntries
        if unused.isEmpty { return }
        let known = names()
        for entry in unused {
            let near = nearMiss(to: entry.key, among: known)
            report(.key.unknown(entry.key, near, known), entry.keyLocation)
        }
    }

    /// The entries that were not read.
    var unusedEntries: [ContentNode.Entry] {
        entries.indices.filter { !isUsed[$0] }.map { entries[$0] }
    }
}
