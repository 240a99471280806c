public import PennyDiagnostics
import PennyText

/// The text of a content file, checked to be UTF-8.
public struct ContentText: Equatable, Sendable {
    /// The path as shown in messages.
    public let path: String
    public let text: String
    /// The file that this one translates; at most one.
    private var originals: [ContentText] = []

    public static let byteLimit = 4 * 1024 * 1024

    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// Decodes the bytes of a file. Drops a byte order mark at the start, and replaces a lone
    /// carriage return with a line feed, as older Macintosh programs end lines with one.
    ///
    /// - Throws: the location of the first byte that is not UTF-8 or of the first character that no
    ///   text may contain, or that the file is too large.
    public init(path: String, bytes: [UInt8]) throws(DiagnosticError) {
        let start = SourceLocation(path: path)
        if bytes.count > Self.byteLimit {
            throw DiagnosticError([
                Diagnostic(Fault.file.tooLarge(Self.byteLimit), at: start)
            ])
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            let location = Self.firstInvalidByte(bytes, path)
            throw DiagnosticError([Diagnostic(Fault.file.notUTF8, at: location)])
        }
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let body = hasMark ? String(text.unicodeScalars.dropFirst()) : text
        if let control = ControlCharacter.first(in: body) {
            let fault = Fault.ofCharacter(control)
            throw DiagnosticError([
                Diagnostic(fault, at: Self.location(of: control, in: body, path))
            ])
        }
        self.path = path
        self.text = LineEndings.unified(body)
    }

    /// The file in the original language, which supplies what this one leaves out.
    package var original: ContentText? { originals.first }

    /// Returns the same text as a translation of another file.
    package func translating(_ original: ContentText) -> ContentText {
        var text = self
        text.originals = [original]
        return text
    }

    /// The location of the first occurrence of a character.
    static func location(
        of scalar: Unicode.Scalar, in text: String, _ path: String
    ) -> SourceLocation {
        var location = SourceLocation(path: path)
        for other in text.unicodeScalars {
            if other == scalar { break }
            location.column = other == "\n" ? 1 : location.column + 1
            if other == "\n" { location.line += 1 }
        }
        return location
    }

    /// The location of the first byte that is not UTF-8.
    static func firstInvalidByte(_ bytes: [UInt8], _ path: String) -> SourceLocation {
        var location = SourceLocation(path: path)
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        while case .scalarValue(let scalar) = decoder.decode(&iterator) {
            if scalar == "\n" {
                location.line += 1
                location.column = 1
            } else if scalar != "\u{FEFF}" || location != SourceLocation(path: path) {
                location.column += 1
            }
        }
        return location
    }
}
