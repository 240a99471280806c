import PennyEngine

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
    let tags: [String]
    /// The values by which it is grouped beside tags, by the names of taxonomies.
    let groups: [String: [String]]
    /// What its text says, for search.
    let search: SearchText
    /// The terms that its page uses.
    let terms: [String]
    /// The rows of the schedules on its page.
    let rows: Int
    /// Its files in the output.
    var marks: SetMarks
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
    var csv = FileStamp.none
    var html = FileStamp.none
    var json = FileStamp.none
    var png = FileStamp.none

    init(csv: FileStamp, html: FileStamp, json: FileStamp, png: FileStamp) {
        self.csv = csv
        self.html = html
        self.json = json
        self.png = png
    }

    /// Those of the table and the data alone.
    var data: SetMarks { SetMarks(csv: csv, html: .none, json: json, png: .none) }

    init(_ files: [Press.Made]) {
        for file in files {
            let dot = file.path.utf8.lastIndex(of: UInt8(ascii: "."))
            self[dot.map { String(file.path[file.path.utf8.index(after: $0)...]) } ?? ""] =
                file.stamp
        }
    }

    /// That of the file with an ending.
    subscript(_ ending: String) -> FileStamp {
        get {
            switch ending {
            case "csv": csv
            case "html": html
            case "json": json
            case "png": png
            default: .none
            }
        }
        set {
            switch ending {
            case "csv": csv = newValue
            case "html": html = newValue
            case "json": json = newValue
            case "png": png = newValue
            default: break
            }
        }
    }

    /// The file at a path, if it is one of these.
    func made(_ path: String) -> Press.Made? {
        endings.first { path.hasSuffix("." + $0.ending) }.map {
            Press.Made(path: path, stamp: $0.stamp, isNew: false)
        }
    }
}
