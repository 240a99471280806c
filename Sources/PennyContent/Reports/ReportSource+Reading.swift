import PennyDiagnostics
import PennyEngine
import PennyPattern

extension ReportSource {
    /// The default for monthly values: one month, plus a month until publication.
    private static let monthsStaleAfter = 75

    /// Reads one source of `report.yaml`. Nil if it has no name, since every other fault would then
    /// be reported twice.
    init?(_ keys: inout KeyReader, staleAfter: Int) {
        self.init(at: keys.start)
        keys.read(Self.keys, into: &self)
        keys.reportColor("rise")
        checkFormat(&keys)
        readAddress(&keys)
        checkElement(&keys)
        checkConditions(&keys)
        keys.reportUnknown(known: Self.keys.names)
        if name.text.isEmpty || typedKind == nil || typedFormat == nil { return nil }
        if label.isEmpty { label = Slug.title(of: name.text) }
        if expected == nil, format == .html, kind == .value { expected = 1 }
        if !keys.has("staleAfter") {
            self.staleAfter = every == .month ? Self.monthsStaleAfter : staleAfter
        }
    }

    // MARK: - Keys that depend on others

    private func checkFormat(_ keys: inout KeyReader) {
        guard let kind = typedKind, let format = typedFormat,
            let location = keys.node("format")?.location
        else { return }
        let known = Format.formats(of: kind)
        if known.contains(format) { return }
        keys.report(
            .source.formatOfOtherKind(
                format.rawValue, kind.rawValue, known.map(\.rawValue)), location)
    }

    private mutating func readAddress(_ keys: inout KeyReader) {
        if file != nil {
            if let url = keys.text("url") { keys.report(.source.urlAndFile, url.location) }
            return
        }
        let isNeeded = typedFormat.map { $0 != .hand } ?? false
        let example = Self.keys.fields.first { $0.name == "url" }?.example ?? ""
        url =
            isNeeded
            ? keys.requiredTextOrMisspelt("url", example: example) : keys.text("url")
        if let url, !WebAddress.isValid(url.text) {
            keys.report(.value.notAWebAddress("url", url.text), url.location)
        }
    }

    private func checkElement(_ keys: inout KeyReader) {
        guard typedFormat == .html, element == nil else { return }
        let isMisspelt = keys.entries.contains {
            nearMiss(to: $0.key, among: ["xpath", "selector"]) != nil
        }
        if !isMisspelt { keys.report(.source.neitherPath, keys.start) }
    }

    /// Reports keys of other kinds and formats.
    private func checkConditions(_ keys: inout KeyReader) {
        let words = [("kind", typedKind?.rawValue), ("format", typedFormat?.rawValue)]
        for entry in keys.entries {
            guard let field = Self.keys.fields.first(where: { $0.name == entry.key }) else {
                continue
            }
            // One of two is enough.
            for (key, word) in words {
                guard let word, let condition = field.conditions.first(where: { $0.key == key }),
                    !condition.words.contains(word)
                else { continue }
                keys.report(
                    key == "kind"
                        ? .source.keyOfOtherKind(entry.key, word, condition.words[0])
                        : .source.keyOfOtherFormat(entry.key, word, condition.words),
                    entry.keyLocation)
                break
            }
        }
    }

    /// The file types that answer readers support. Other files may be private.
    static let fileEndings = ["csv", "tsv", "txt", "html", "htm", "xhtml", "xml", "rss", "atom"]
}

// MARK: - Types of keys

extension KeyType where Value == LocatedWord {
    /// The name of a source.
    static var sourceName: Self {
        .text { typed, _, reader in
            if !Slug.isValid(typed.text) {
                let suggestion = Slug.suggestion(for: typed.text)
                reader.report(.value.badName(typed.text, suggestion), typed.location)
            } else if typed.text == "index" || CivilDate(iso: typed.text) != nil {
                reader.report(.source.reservedName(typed.text), typed.location)
            }
            return typed
        }
    }

    /// The path of a file below the site's folder.
    static var sourceFile: Self {
        .text { typed, _, reader in
            let parts = typed.text.split(separator: "/", omittingEmptySubsequences: false)
            let isBelow = parts.allSatisfy { !["", ".", ".."].contains($0) }
            if !isBelow || typed.text.contains("\\") || typed.text.contains(":") {
                reader.report(.source.notASourceFile(typed.text), typed.location)
            } else if parts.contains(where: { $0.utf8.first == UInt8(ascii: ".") }) {
                reader.report(.source.hiddenSourceFile(typed.text), typed.location)
            } else if !isRead(parts.last ?? "") {
                reader.report(
                    .source.unreadSourceFile(typed.text, ReportSource.fileEndings),
                    typed.location)
            }
            return typed
        }
    }

    private static func isRead(_ name: Substring) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let ending = parts.last?.lowercased() ?? ""
        return parts.count > 1 && ReportSource.fileEndings.contains(ending)
    }

    /// A valid regular expression.
    static var pattern: Self {
        .text { typed, _, reader in
            do throws(PatternProblem) {
                _ = try TextPattern(typed.text)
                return typed
            } catch {
                reader.report(.source.notAPattern(typed.text, error), typed.location)
                return nil
            }
        }
    }
}

extension KeyType where Value == DayPattern {
    static var dateFormat: Self {
        .text { typed, _, reader in
            let pattern = DayPattern(typed.text)
            if pattern == nil { reader.report(.source.notADateFormat(typed.text), typed.location) }
            return pattern
        }
    }
}

extension KeyType where Value == ClosedRange<ExactDecimal> {
    /// Two numbers with “to” between them.
    static var valueRange: Self {
        .text { typed, _, reader in
            let words = typed.text.split(whereSeparator: \.isWhitespace)
            if words.count == 3, words[1] == "to",
                let lower = ExactDecimal(plain: String(words[0])),
                let upper = ExactDecimal(plain: String(words[2])), lower <= upper
            {
                return lower...upper
            }
            reader.report(.source.notARange(typed.text), typed.location)
            return nil
        }
    }
}

extension KeyType where Value == ChangeSpan {
    /// A change over a time; nothing for `value`.
    static var changeSpan: Self {
        .text { typed, _, reader in
            if typed.text == "value" { return nil }
            let span = ChangeSpan(typed.text)
            if span == nil { reader.report(.source.notShown(typed.text), typed.location) }
            return span
        }
    }
}

extension KeyType where Value == ReportSource.Unit {
    static var valueUnit: Self {
        .text { typed, field, reader in
            switch typed.text {
            case "points": return .points
            case "percent": return .percent
            default:
                if let currency = Currency(code: typed.text) { return .currency(currency) }
                let words = ["points", "percent"]
                let near =
                    nearMiss(to: typed.text, among: words)
                    ?? nearMiss(to: typed.text.uppercased(), among: Currency.allCodes)
                reader.report(
                    .value.unknownChoice(
                        field.name, typed.text, near, words + ["a currency code such as USD"]),
                    typed.location)
                return nil
            }
        }
    }
}

extension KeyReader {
    /// Reports a key of the colors that reports had.
    mutating func reportColor(_ key: String) {
        guard node(key) != nil,
            let entry = entries.first(where: { KeyName.isSame($0.key, as: key) })
        else { return }
        report(.source.noColors(key), entry.keyLocation)
    }
}

extension ReportSource.ElementPath {
    /// Creates a path and detects its language: no selector begins with a slash, a bracket, or a
    /// point before a slash.
    init(detecting text: LocatedWord) {
        let isXPath = ["/", "(", "./"].contains { text.text.hasPrefix($0) }
        self.init(language: isXPath ? .xpath : .selector, text: text)
    }
}
