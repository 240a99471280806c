import PennyContent
import PennyDiagnostics

/// The plain text of a file in Rich Text Format, with the location of each character. Paragraphs
/// end in a line feed, lines within them in a line separator (U+2028).
struct RichText {
    struct Character: Equatable {
        let scalar: Unicode.Scalar
        /// The offset in the file's bytes.
        let offset: Int
    }

    let path: String
    let characters: [Character]
    private let lineStarts: [Int]

    /// - Throws: every reason why the text cannot be read completely.
    init(_ file: ImportSource) throws(DiagnosticError) {
        path = file.path
        lineStarts = Self.lineStarts(of: file.bytes)
        if file.bytes.count > ContentText.byteLimit {
            let fault = Fault.file.tooLarge(ContentText.byteLimit)
            let start = SourceLocation(path: file.path)
            throw DiagnosticError([Diagnostic(fault, at: start)])
        }
        var reader = RichTextReader(file.bytes)
        reader.read()
        characters = reader.characters
        if !reader.problems.isEmpty {
            throw DiagnosticError(
                reader.problems.map { problem, offset in
                    Diagnostic(problem, at: location(of: offset))
                })
        }
    }

    var text: String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: characters.lazy.map(\.scalar))
        return String(text)
    }

    /// The line and column of a byte of the file.
    func location(of offset: Int) -> SourceLocation {
        var low = 0
        var high = lineStarts.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
        }
        return SourceLocation(path: path, line: low + 1, column: offset - lineStarts[low] + 1)
    }

    private static func lineStarts(of bytes: [UInt8]) -> [Int] {
        [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }
}
