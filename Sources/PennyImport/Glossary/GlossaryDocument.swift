import PennyContent
import PennyDiagnostics

/// Reads a Markdown file with one heading per term.
struct GlossaryDocument {
    private(set) var terms: [ImportedTerm] = []
    private(set) var leftOut: [Diagnostic] = []
    /// Markdown in the definitions that a site refuses; the definitions still contain it.
    private(set) var notes: [Diagnostic] = []

    private let path: String
    private let level: Int
    private var heading: (text: String, line: MarkdownLine)?
    private var body: [MarkdownLine] = []
    private var faults: [Diagnostic] = []

    /// - Throws: that there are no terms, or every term without a definition.
    init(_ file: ContentText) throws(DiagnosticError) {
        let front = try? FrontMatter(file)
        let lines = MarkdownLine.lines(of: front?.body ?? file.text, first: front?.bodyLine ?? 1)
        path = file.path
        guard let level = Self.commonLevel(lines) else {
            let fault = Fault.glossaryImport.noHeadings
            throw DiagnosticError([
                Diagnostic(fault, at: SourceLocation(path: file.path))
            ])
        }
        self.level = level
        for line in lines {
            guard case .heading(let depth, let text) = line.kind, depth <= level else {
                body.append(line)
                continue
            }
            endTerm()
            if depth == level { heading = (text, line) } else { leaveOut(text, depth, line) }
        }
        endTerm()
        if !faults.isEmpty { throw DiagnosticError(faults) }
    }

    /// The most common level of headings, the deepest of several: higher headings are then the
    /// letters of the alphabet.
    private static func commonLevel(_ lines: [MarkdownLine]) -> Int? {
        var counts = [Int](repeating: 0, count: 7)
        for line in lines {
            if case .heading(let level, _) = line.kind { counts[level] += 1 }
        }
        return (2...6).filter { counts[$0] > 0 }
            .max { (counts[$0], $0) < (counts[$1], $1) }
    }

    /// Reports a heading that is left out, unless it is the file's title or a letter of the
    /// alphabet.
    private mutating func leaveOut(_ text: String, _ depth: Int, _ line: MarkdownLine) {
        let isTitle = depth == 1 && terms.isEmpty
        if isTitle || text.count < 4 && text.count(where: \.isLetter) < 3 { return }
        let fault = Fault.glossaryImport.heading(text)
        leftOut.append(Diagnostic(fault, at: location(line)))
    }

    private func location(_ line: MarkdownLine) -> SourceLocation {
        let indent = line.text.prefix { $0 == " " }.count
        return SourceLocation(path: path, line: line.number, column: indent + 1)
    }

    private mutating func endTerm() {
        defer {
            heading = nil
            body = []
        }
        let start = body.firstIndex { $0.kind != .blank } ?? body.endIndex
        let end = body.lastIndex { $0.kind != .blank }.map { $0 + 1 } ?? start
        let lines = body[start..<end]
        guard let heading else {
            if let first = lines.first {
                let fault = Fault.glossaryImport.outsideTerms
                leftOut.append(Diagnostic(fault, at: location(first)))
            }
            return
        }
        let term = HeadingText.plain(heading.text)
        let headingLocation = location(heading.line)
        if term.isEmpty {
            let fault = Fault.glossaryImport.emptyHeading
            faults.append(Diagnostic(fault, at: headingLocation))
        } else if lines.isEmpty {
            let fault = Fault.glossaryImport.nothingBelow(term)
            faults.append(Diagnostic(fault, at: headingLocation))
        }
        notes += DefinitionNotes.notes(on: lines, path: path)
        terms.append(
            ImportedTerm(
                headword: term, location: headingLocation,
                definition: lines.map { String($0.text) }.joined(separator: "\n")))
    }
}
