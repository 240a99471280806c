import PennyContent
import PennyDiagnostics
import PennyFiles

/// Finds the location of a character of a value in a file. Quotes around the value are not part of
/// it. In a value of several lines the location is always its beginning.
struct ValueLocator {
    /// The last file that was asked for; faults come sorted by file.
    private var file: (path: String, lines: [[Unicode.Scalar]]) = ("", [])

    /// Returns the location `offset` characters into the value that begins at `start`.
    mutating func location(_ offset: Int, into start: SourceLocation) -> SourceLocation {
        let line = line(start)
        var location = start
        guard line.indices.contains(start.column - 1) else { return location }
        let isQuoted = ["\"", "'"].contains(line[start.column - 1])
        let column = start.column + offset + (isQuoted ? 1 : 0)
        if line.indices.contains(column - 1), line[column - 1] == "{" { location.column = column }
        return location
    }

    private mutating func line(_ location: SourceLocation) -> [Unicode.Scalar] {
        if file.path != location.path { file = (location.path, Self.lines(location.path)) }
        let lines = file.lines
        return lines.indices.contains(location.line - 1) ? lines[location.line - 1] : []
    }

    private static func lines(_ path: String) -> [[Unicode.Scalar]] {
        let (folder, name) = FileSystem.split(path)
        guard let bytes = try? FileTree(folder).read(name, limit: ContentText.byteLimit),
            let text = try? ContentText(path: path, bytes: bytes).text
        else { return [] }
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { Array($0.unicodeScalars) }
    }
}
