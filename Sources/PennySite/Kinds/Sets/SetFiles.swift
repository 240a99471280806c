import PennyContent

/// The files of one of the folders that hold saved sets.
struct SetFiles: Sendable {
    let folder: SetFolder
    /// Files with a set each.
    let single: [String]
    /// Files with a set a row.
    let tables: [String]

    static let endings = [".md", ".yaml", ".yml", ".json", tableEnding]
    private static let tableEnding = ".csv"

    init(_ folder: SetFolder, in site: SiteFolder) {
        self.folder = folder
        single = site.files(in: folder.name) { !$0.hasSuffix(Self.tableEnding) }
        tables = site.files(in: folder.name) { $0.hasSuffix(Self.tableEnding) }
    }

    var all: [String] { single + tables }
}

extension SiteFolder {
    /// The files of saved sets, folder by folder.
    var sets: [SetFiles] { SetFolder.allCases.map { SetFiles($0, in: self) } }
}
