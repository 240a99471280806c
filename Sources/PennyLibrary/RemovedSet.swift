import PennyContent

/// A removed set: its file, under the number of its turn.
struct RemovedSet: Equatable {
    let number: Int
    /// The folder that it was in.
    let place: SetPlace
    /// The file's name: `first-home.md`.
    let name: String
    /// A set with the same inputs was there when it was removed: it is no reason not
    /// to put this one back.
    let hadTwin: Bool

    init(number: Int, place: SetPlace, name: String, hadTwin: Bool) {
        self.number = number
        self.place = place
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
            let place = SetPlace(code: parts[0]), Shelf.isFileOfSet(parts[1])
        else { return nil }
        self.init(
            number: number, place: place, name: parts[1], hadTwin: mark == Self.twinMark)
    }

    /// Nobody removes more sets than this has room for.
    private static let digitLimit = 9

    private static let twinMark: Character = "="

    /// `0007-calculations-first-home.md`, or `0007=calculations-first-home.md` of a twin. One of a
    /// folder in that folder is `0007-calculations:homes-first-home.md`.
    var fileName: String {
        let digits = "\(number)"
        let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
        return "\(zeros)\(digits)\(hadTwin ? Self.twinMark : "-")\(place.code)-\(name)"
    }

    var id: String { String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)]) }
    var ending: String { String(name.dropFirst(id.count)) }
}
