import PennyContent

/// A removed set: its file, under the number of its turn.
struct RemovedSet: Equatable {
    let number: Int
    let folder: SetFolder
    /// The file's name: `first-home.md`.
    let name: String

    init(number: Int, folder: SetFolder, name: String) {
        self.number = number
        self.folder = folder
        self.name = name
    }

    /// Nil for the name of another file.
    init?(fileName: String) {
        let parts = fileName.split(separator: "-", maxSplits: 2).map(String.init)
        guard parts.count == 3, let number = Int(parts[0]),
            let folder = SetFolder(rawValue: parts[1])
        else { return nil }
        self.init(number: number, folder: folder, name: parts[2])
    }

    /// `0007-calculations-first-home.md`.
    var fileName: String {
        let digits = "\(number)"
        let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
        return "\(zeros)\(digits)-\(folder.name)-\(name)"
    }

    var id: String { String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)]) }
    var ending: String { String(name.dropFirst(id.count)) }
}
