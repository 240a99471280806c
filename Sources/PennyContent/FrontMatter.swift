public import PennyDiagnostics

/// Splits a content file into the YAML between two `---` lines and the Markdown below.
public struct FrontMatter: Equatable, Sendable {
    public let yaml: String
    /// The line of the file that the YAML begins on.
    public let yamlLine: Int
    public let body: String
    /// The line of the file that the body begins on.
    public let bodyLine: Int

    package static let byteLimit = 64 * 1024

    public init(_ file: ContentText) throws(DiagnosticError) {
        let start = SourceLocation(path: file.path)
        var lines = LineScanner(file.text)
        guard let first = lines.next(), Self.isFence(first) else {
            throw DiagnosticError([Diagnostic(Fault.file.noFrontMatter, at: start)])
        }
        let yamlStart = lines.position
        var end = yamlStart
        var lineNumber = 2
        while let line = lines.next() {
            if Self.isFence(line) {
                yaml = String(file.text.utf8[yamlStart..<end]) ?? ""
                yamlLine = 2
                body = String(file.text.utf8[lines.position...]) ?? ""
                bodyLine = lineNumber + 1
                if yaml.utf8.count > Self.byteLimit {
                    let fault = Fault.file.frontMatterTooLarge(Self.byteLimit)
                    throw DiagnosticError([Diagnostic(fault, at: start)])
                }
                return
            }
            end = lines.position
            lineNumber += 1
        }
        throw DiagnosticError([Diagnostic(Fault.file.frontMatterNotClosed, at: start)])
    }

    private static func isFence(_ line: Substring.UTF8View) -> Bool {
        var line = line
        while let last = line.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\r") {
            line.removeLast()
        }
        return line.elementsEqual("---".utf8)
    }
}

/// Splits a text at its line feeds.
struct LineScanner {
    private let text: Substring.UTF8View
    private(set) var position: String.Index

    init(_ text: String) {
        self.text = text[...].utf8
        position = text.startIndex
    }

    mutating func next() -> Substring.UTF8View? {
        guard position < text.endIndex else { return nil }
        let rest = text[position...]
        if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            position = text.index(after: end)
            return rest[..<end]
        }
        position = text.endIndex
        return rest
    }
}
