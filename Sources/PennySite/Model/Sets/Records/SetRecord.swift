import PennyEngine

/// The part of a rendered set that lists and other pages show.
struct SetRecord: Sendable {
    /// The set's index in the edition's `SetIndex`.
    var setIndex: Int
    /// The title with its figures filled in.
    let title: String
    let summary: String
    let highlights: CardFigures
    let comparison: ComparisonInputs
    let hasTable: Bool
    let date: CivilDate?
    let tags: [String]
    /// Its values of the site's taxonomies, by their names; tags are separate.
    let groups: [String: [String]]
    /// Its text, for search.
    let search: SearchText
    /// The terms that its page uses.
    let terms: [String]
    /// The number of rows of the schedules on its page.
    let rows: Int
    /// Its files in the output.
    var files: SetFiles
    /// The names that rendering it looked up; nil for none.
    let dependencies: SetDependencies?
    /// Whether it has no diagnostics.
    var isSound = true
    /// The files that are reused from the previous build.
    var reused = Reused.nothing

    enum Reused {
        case nothing
        /// Its table and its data.
        case data
        case all
    }
}

/// The file records of a set's files in the output.
struct SetFiles: Equatable, Sendable {
    var csv = FileRecord.none
    var html = FileRecord.none
    var json = FileRecord.none
    var png = FileRecord.none

    init(csv: FileRecord, html: FileRecord, json: FileRecord, png: FileRecord) {
        self.csv = csv
        self.html = html
        self.json = json
        self.png = png
    }

    /// The records of the table and the data alone.
    var data: SetFiles { SetFiles(csv: csv, html: .none, json: json, png: .none) }

    init(_ files: [ArtifactRenderer.StoredFile]) {
        for file in files {
            let dot = file.path.utf8.lastIndex(of: UInt8(ascii: "."))
            self[dot.map { String(file.path[file.path.utf8.index(after: $0)...]) } ?? ""] =
                file.record
        }
    }

    /// The record of the file with an ending.
    subscript(_ ending: String) -> FileRecord {
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

    /// Returns the file at a path, if it is one of these.
    func made(_ path: String) -> ArtifactRenderer.StoredFile? {
        endings.first { path.hasSuffix("." + $0.ending) }.map {
            ArtifactRenderer.StoredFile(path: path, record: $0.record, isNew: false)
        }
    }
}
