import PennyEngine
import PennyFiles

/// What is left of a saved set when its page is made: what lists and other pages show of it.
struct SetRecord: Sendable {
    /// The set, by its place among the site's.
    var place: Int
    /// The title with its figures filled in.
    let title: String
    let summary: String
    let highlights: Highlights
    let pick: SetPick
    let hasTable: Bool
    let date: CivilDate?
    /// What its text says, for search.
    let search: SearchText
    /// The terms that its page uses.
    let terms: [String]
    /// The rows of the schedules on its page.
    let rows: Int
    /// Its files in the output.
    let marks: SetMarks
    /// What its turn has looked up; nil for nothing.
    let reads: SetReads?
    /// Whether there is nothing to tell of it.
    var isSound = true
    /// What of its files is that of the build before.
    var reused = Reused.nothing

    enum Reused {
        case nothing
        /// Its table and its data.
        case data
        case all
    }
}

/// The marks of a set's files in the output.
struct SetMarks: Equatable, Sendable {
    var csv = FileMark.unknown
    var html = FileMark.unknown
    var json = FileMark.unknown
    var png = FileMark.unknown

    init(csv: FileMark, html: FileMark, json: FileMark, png: FileMark) {
        self.csv = csv
        self.html = html
        self.json = json
        self.png = png
    }

    /// Those of the table and the data alone.
    var data: SetMarks { SetMarks(csv: csv, html: .unknown, json: json, png: .unknown) }

    init(_ files: [Press.Made]) {
        for file in files {
            if file.path.hasSuffix(".csv") { csv = file.mark }
            if file.path.hasSuffix(".html") { html = file.mark }
            if file.path.hasSuffix(".json") { json = file.mark }
            if file.path.hasSuffix(".png") { png = file.mark }
        }
    }

    /// The file at a path, if it is one of these.
    func made(_ path: String) -> Press.Made? {
        endings.first { path.hasSuffix("." + $0.ending) }.map {
            Press.Made(path: path, mark: $0.mark, isNew: false)
        }
    }
}
