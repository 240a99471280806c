import PennyContent

/// A removed set: its file, numbered in the order of removal.
struct RemovedSet: Equatable {
    let number: Int
    /// The folder that it was in.
    let directory: SetDirectory
    /// The file's name: `first-home.md`.
    let name: String
    /// Whether a set with the same inputs existed when it was removed; such a twin does not prevent
    /// the undo.
    let hadTwin: Bool

    init(number: Int, directory: SetDirectory, name: String, hadTwin: Bool) {
        self.number = number
        self.directory = directory
        self.name = name
        self.hadTwin = hadTwin
    }

    /// Nil for the name of another file.
    init?(fileName: String) {
        let digits = fileName.prefix { $0.isASCII && $0.isNumber }
        let rest = fileName.dropFirst(digits.count)
        let parts = rest.dropFirst().split(separator: "-", maxSplits: 1).map(String.init)
        guard let mark = rest.first, mark == "-" || mark == Self.twinMark, parts.count == 2,
            digits.utf8.count <= Self.digitLimit, let number = Int(digits),
            let directory = SetDirectory(code: parts[0]), SetFileStore.isFileOfSet(parts[1])
        else { return nil }
        self.init(
            number: number, directory: directory, name: parts[1], hadTwin: mark == Self.twinMark)
    }

    /// The most digits of a number. No library has more removals.
    private static let digitLimit = 9

    private static let twinMark: Character = "="

    /// The name of the stored file: `0007-calculations-first-home.md`, or
    /// `0007=calculations-first-home.md` for a set with a twin. For a set in a subfolder it is
    /// `0007-calculations:homes-first-home.md`.
    var fileName: String {
        let digits = "\(number)"
        let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
        return "\(zeros)\(digits)\(hadTwin ? Self.twinMark : "-")\(directory.code)-\(name)"
    }

    var id: String { String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)]) }
    var ending: String { String(name.dropFirst(id.count)) }
}
