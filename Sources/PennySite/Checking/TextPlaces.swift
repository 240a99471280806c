import PennyContent
import PennyDiagnostics
import PennyFiles

/// Finds the place of a character of a value that stands in a file: quotes
/// around the value are not part of it, and a value of several lines has no
/// such place but its beginning.
struct TextPlaces {
    /// The last file that was asked for: faults come file by file.
    private var file: (path: String, lines: [[Unicode.Scalar]]) = ("", [])

    /// The place `offset` characters into the value that begins at `start`.
    mutating func place(_ offset: Int, into start: SourceLocation) -> SourceLocation {
        let line = line(start)
        var place = start
        guard line.indices.contains(start.column - 1) else { return place }
        let isQuoted = ["\"", "'"].contains(line[start.column - 1])
        let column = start.column + offset + (isQuoted ? 1 : 0)
        if line.indices.contains(column - 1), line[column - 1] == "{" { place.column = column }
        return place
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
