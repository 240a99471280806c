/// A location in a text file. Line and column count from 1; the column counts Unicode scalars, as
/// editors do for plain text.
public struct SourceLocation: Equatable, Hashable, Sendable, Comparable {
    /// The file's path as messages show it, relative where possible.
    public var path: String
    // Half the width: a build stores some of these for each file, and none is that long.
    private var shortLine: Int32
    private var shortColumn: Int32

    public var line: Int {
        get { Int(shortLine) }
        set { shortLine = Int32(clamping: newValue) }
    }

    public var column: Int {
        get { Int(shortColumn) }
        set { shortColumn = Int32(clamping: newValue) }
    }

    /// A location that is not in a file, such as an option: it has no lines.
    public static func option(_ name: String) -> SourceLocation {
        SourceLocation(path: name, line: 0, column: 0)
    }

    /// A location in a file that has objects and no lines: `saved.plist: object 7`.
    public static func object(_ number: Int, of path: String) -> SourceLocation {
        SourceLocation(path: path, line: 0, column: number)
    }

    public init(path: String, line: Int = 1, column: Int = 1) {
        self.path = path
        shortLine = Int32(clamping: line)
        shortColumn = Int32(clamping: column)
    }

    public static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.path, lhs.line, lhs.column) < (rhs.path, rhs.line, rhs.column)
    }
}

extension SourceLocation: CustomStringConvertible {
    public var description: String {
        if line > 0 { return "\(path):\(line):\(column)" }
        return column > 0 ? "\(path): object \(column)" : path
    }
}
