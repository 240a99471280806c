/// The files of the saved sets, known without their results.
struct SetOutputs {
    private let catalog: SetCatalog
    private let folder: SiteFolder
    private let files: ResultFiles
    private let prefix: String
    private let records: [SetRecord]
    private let edition: Int

    init(_ site: CheckedSite, edition: Int = 0) {
        self.edition = edition
        catalog = site.site.sets
        folder = site.site.folder
        files = site.site.resultFiles
        records = site.records
        prefix = site.site.edition.prefix
    }

    /// How many sets have a page.
    var pages: Int { records.count { catalog.hasPage($0.place) } }

    /// The paths, set by set.
    var paths: [OutputPaths.Entry] {
        let endings = files.endings(hasTable: true)
        let withoutTable = files.endings(hasTable: false)
        return records.enumerated().compactMap { index, record in
            if !catalog.hasPage(record.place) { return nil }
            return OutputPaths.Entry(
                stem: prefix + catalog.heads[record.place].address(""),
                endings: record.hasTable ? endings : withoutTable,
                owner: .set(edition: edition, record: index))
        }
    }

    /// Hands on each path with the file that asks for it.
    func each(_ take: (_ path: String, _ origin: () -> String) -> Void) {
        let endings = files.endings(hasTable: true)
        let withoutTable = files.endings(hasTable: false)
        for record in records where catalog.hasPage(record.place) {
            let head = catalog.heads[record.place]
            let origin = { folder.path(head.path) }
            for ending in record.hasTable ? endings : withoutTable {
                take(prefix + head.address(ending), origin)
            }
        }
    }
}
