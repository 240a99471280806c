public import PennyDiagnostics
import PennyText

/// The text of a content file, checked to be UTF-8.
public struct ContentText: Equatable, Sendable {
    /// The path as messages show it.
    public let path: String
    public let text: String
    /// The file that this one translates; none or one.
    private var originals: [ContentText] = []

    public static let byteLimit = 4 * 1024 * 1024

    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// Decodes the bytes of a file. A byte order mark at the start is dropped. A carriage return by
    /// itself is a line feed, as older programs for the Macintosh end lines.
    ///
    /// - Throws: the place of the first byte that is not UTF-8 or of the first character
    ///   that no text may have, or that the file is too large.
    public init(path: String, bytes: [UInt8]) throws(DiagnosticError) {
        let start = SourceLocation(path: path)
        if bytes.count > Self.byteLimit {
            throw DiagnosticError([
                Diagnostic(.error, ContentFault.fileTooLarge(limit: Self.byteLimit), at: start)
            ])
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            let place = Self.firstInvalidByte(bytes, path)
            throw DiagnosticError([Diagnostic(.error, ContentFault.notUTF8, at: place)])
        }
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let body = hasMark ? String(text.unicodeScalars.dropFirst()) : text
        if let control = ControlCharacter.first(in: body) {
            let fault = ContentFault(control)
            throw DiagnosticError([
                Diagnostic(.error, fault, at: Self.place(of: control, in: body, path))
            ])
        }
        self.path = path
        self.text = LineEnds.unified(body)
    }

    /// What this file says in another language, and says what it leaves out.
    package var original: ContentText? { originals.first }

    /// The same text as a translation of another file.
    package func translating(_ original: ContentText) -> ContentText {
        var text = self
        text.originals = [original]
        return text
    }

    /// The first place of a character.
    static func place(
        of scalar: Unicode.Scalar, in text: String, _ path: String
    ) -> SourceLocation {
        var place = SourceLocation(path: path)
        for other in text.unicodeScalars {
            if other == scalar { break }
            place.column = other == "\n" ? 1 : place.column + 1
            if other == "\n" { place.line += 1 }
        }
        return place
    }

    /// The place of the first byte that is not UTF-8.
    static func firstInvalidByte(_ bytes: [UInt8], _ path: String) -> SourceLocation {
        var place = SourceLocation(path: path)
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        while case .scalarValue(let scalar) = decoder.decode(&iterator) {
            if scalar == "\n" {
                place.line += 1
                place.column = 1
            } else if scalar != "\u{FEFF}" || place != SourceLocation(path: path) {
                place.column += 1
            }
        }
        return place
    }
}
