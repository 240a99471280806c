import PennyDiagnostics

/// Splits a template into texts and tags with their locations, and finds tags with invalid syntax.
struct TagScanner {
    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var location: SourceLocation
    /// The start of the text before the next tag.
    private var textStart = 0
    private var visibleText: SourceLocation?
    private(set) var pieces: [TemplatePiece] = []
    private(set) var faults: [Diagnostic] = []

    init(_ file: TemplateFile) {
        scalars = Array(file.text.unicodeScalars)
        location = SourceLocation(path: file.path)
    }

    mutating func scan() {
        while index < scalars.count {
            if scalars[index] == "{", isAt("{{") {
                scanTag()
            } else {
                if visibleText == nil, !scalars[index].properties.isWhitespace {
                    visibleText = location
                }
                advance()
            }
        }
        endPiece(nil, textEnd: index)
    }

    /// Ends a text, and begins the next one at the current position.
    private mutating func endPiece(_ tag: Tag?, textEnd: Int) {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[textStart..<textEnd])
        pieces.append(TemplatePiece(text: Array(String(text).utf8), tag: tag))
        textStart = index
    }

    private mutating func scanTag() {
        let start = location
        let textEnd = index
        advance(2)
        guard let content = readContent() else {
            faults.append(Diagnostic(Fault.tag.unclosedTag, at: start))
            return
        }
        do {
            let (kind, name) = try read(content)
            let tag = Tag(kind: kind, name: name, location: start, textBefore: visibleText)
            endPiece(tag, textEnd: textEnd)
            if kind != .comment { visibleText = nil }
        } catch {
            faults.append(Diagnostic(error, at: start))
        }
    }

    /// Reads the text before the closing braces and skips them. The third brace of `{{{name}}}`
    /// belongs to the content.
    private mutating func readContent() -> String? {
        var content = String.UnicodeScalarView()
        while index < scalars.count {
            if scalars[index] == "}", isAt("}}"), content.first != "{" || isAt("}}}") {
                if content.first == "{" {
                    content.append("}")
                    advance()
                }
                advance(2)
                return String(content)
            }
            content.append(scalars[index])
            advance()
        }
        return nil
    }

    /// Parses the content of a tag.
    private func read(_ content: String) throws(Fault) -> (Tag.Kind, name: String) {
        let rest = content.dropFirst()
        switch content.first {
        case "!": return (.comment, "")
        case "=": throw .tag.unsupported(.delimiters)
        case "%": throw .tag.unsupported(.pragma)
        case "#": return (.section, try name(rest, in: content))
        case "^": return (.inverted, try name(rest, in: content))
        case "/": return (.close, try name(rest, in: content))
        case "&": return (.unescaped, try name(rest, in: content))
        case "{": return (.unescaped, try name(rest.dropLast(), in: content))
        case "$": return (.block, try name(rest, in: content))
        case ">": return (.partial, try templateName(rest, in: content))
        case "<": return (.parent, try templateName(rest, in: content))
        default: return (.variable, try name(content[...], in: content))
        }
    }

    private func name(_ text: Substring, in content: String) throws(Fault) -> String {
        let name = text.trimmed
        if name.contains("(") { throw .tag.unsupported(.transform) }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard name == "." || parts.allSatisfy(\.isWord) else { throw .tag.notAName(content) }
        return String(name)
    }

    private func templateName(
        _ text: Substring, in content: String
    ) throws(Fault) -> String {
        let name = text.trimmed
        if name.hasPrefix("*") { throw .tag.unsupported(.dynamicPartial) }
        guard name.isWord else { throw .tag.notAName(content) }
        return String(name)
    }

    private func isAt(_ text: StaticString) -> Bool {
        let end = index + text.utf8CodeUnitCount
        guard end <= scalars.count else { return false }
        return text.withUTF8Buffer { bytes in
            zip(scalars[index..<end], bytes).allSatisfy { $0.value == UInt32($1) }
        }
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count {
            // Lines are counted as in printed diagnostics.
            if scalars[index] == "\n" {
                location.line += 1
                location.column = 1
            } else {
                location.column += 1
            }
            index += 1
        }
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        let start = drop(while: \.isWhitespace)
        let end = start.lastIndex { !$0.isWhitespace }
        return end.map { start[...$0] } ?? ""
    }

    /// Whether it consists of letters, digits, hyphens and underscores of ASCII, at least one.
    fileprivate var isWord: Bool {
        !isEmpty
            && utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }
}
