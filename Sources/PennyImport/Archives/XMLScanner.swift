import PennyDiagnostics

/// Splits the XML of a property list into tags and the text between them.
struct XMLScanner {
    enum Tag: Equatable {
        case start(String, isEmpty: Bool)
        case end(String)
    }

    /// The offset at which the text is not valid XML of a property list.
    struct Damage: Error {
        let offset: Int
    }

    private let scalars: [Unicode.Scalar]
    private var position = 0
    private var tagStart = 0
    /// Whether the last tag was a `key` start tag.
    private(set) var isLastKey = false

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
    }

    /// The fault of an unexpected last tag.
    var damage: Damage { Damage(offset: tagStart) }

    func location(of damage: Damage, path: String) -> SourceLocation {
        let before = scalars[..<damage.offset]
        let lineStart = before.lastIndex(of: "\n").map { $0 + 1 } ?? 0
        return SourceLocation(
            path: path, line: before.count { $0 == "\n" } + 1,
            column: damage.offset - lineStart + 1)
    }

    // MARK: - Tags

    /// The next tag, after white space, comments, instructions and the document type.
    mutating func nextTag() throws(Damage) -> Tag {
        while true {
            skipSpaces()
            tagStart = position
            if try skipMisc() { continue }
            guard scan("<") else { throw damage }
            let isEnd = scan("/")
            let name = scanName()
            try skipAttributes()
            let isEmpty = scan("/")
            guard !name.isEmpty, scan(">"), !(isEnd && isEmpty) else { throw damage }
            isLastKey = name == "key" && !isEnd
            return isEnd ? .end(name) : .start(name, isEmpty: isEmpty)
        }
    }

    /// Whether only white space and comments are left.
    var isAtEnd: Bool {
        var rest = self
        rest.skipSpaces()
        while (try? rest.skipMisc()) == true { rest.skipSpaces() }
        return rest.position == scalars.count
    }

    /// Skips a comment, an instruction or a document type without declarations. Returns false if
    /// there is none.
    private mutating func skipMisc() throws(Damage) -> Bool {
        if scan("<!--") {
            try skip(through: "-->")
        } else if scan("<?") {
            try skip(through: "?>")
        } else if scan("<!DOCTYPE") {
            let start = position
            try skip(through: ">")
            if scalars[start..<position].contains("[") { throw damage }
        } else {
            return false
        }
        return true
    }

    private mutating func skipAttributes() throws(Damage) {
        skipSpaces()
        while position < scalars.count, scalars[position] != ">", scalars[position] != "/" {
            guard !scanName().isEmpty, scan("=") else { throw damage }
            let quote = scan("\"") ? "\"" : "'"
            guard quote == "\"" || scan("'") else { throw damage }
            try skip(through: quote)
            skipSpaces()
        }
    }

    // MARK: - Text

    /// The text up to the end tag of the element, with references resolved.
    mutating func text(endingWith name: String) throws(Damage) -> String {
        var text = String.UnicodeScalarView()
        while position < scalars.count {
            if scan("</\(name)>") { return String(text) }
            if scan("<![CDATA[") {
                let start = position
                try skip(through: "]]>")
                text.append(contentsOf: scalars[start..<(position - 3)])
            } else if scan("<!--") {
                try skip(through: "-->")
            } else if scan("&") {
                text.append(try scanReference())
            } else if scalars[position] == "<" {
                break
            } else {
                text.append(scalars[position])
                position += 1
            }
        }
        tagStart = min(position, scalars.count)
        throw damage
    }

    private mutating func scanReference() throws(Damage) -> Unicode.Scalar {
        let start = position
        let length = scalars[start...].prefix(12).firstIndex(of: ";").map { $0 - start }
        guard let length else { throw Damage(offset: start - 1) }
        position += length + 1
        let name = String(String.UnicodeScalarView(scalars[start..<(start + length)]))
        if let scalar = Self.names[name] { return scalar }
        let number =
            name.hasPrefix("#x")
            ? UInt32(name.dropFirst(2), radix: 16)
            : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
        guard let scalar = number.flatMap(Unicode.Scalar.init) else {
            throw Damage(offset: start - 1)
        }
        return scalar
    }

    private static let names: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
    ]

    // MARK: - Scalars

    private mutating func scan(_ word: String) -> Bool {
        guard scalars[position...].starts(with: word.unicodeScalars) else { return false }
        position += word.unicodeScalars.count
        return true
    }

    private mutating func scanName() -> String {
        let start = position
        while position < scalars.count, scalars[position].isASCII,
            scalars[position].properties.isAlphabetic
        {
            position += 1
        }
        return String(String.UnicodeScalarView(scalars[start..<position]))
    }

    private mutating func skipSpaces() {
        while position < scalars.count, scalars[position].properties.isWhitespace { position += 1 }
    }

    private mutating func skip(through word: String) throws(Damage) {
        while position < scalars.count {
            if scan(word) { return }
            position += 1
        }
        throw damage
    }
}
