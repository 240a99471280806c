import PennyDiagnostics

/// The files of the saved sets, known without their results.
struct SetOutputs {
    private let catalog: SetCatalog
    private let folder: SiteFolder
    private let files: ResultFiles
    private let prefix: String
    private let records: SetRecords
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
    var pages: Int { records.places.count { catalog.hasPage(Int($0)) } }

    /// The paths, set by set.
    var paths: OutputPaths.Run {
        let endings = files.endings(hasTable: true)
        let withoutTable = files.endings(hasTable: false)
        let shown = records.places.indices.filter { catalog.hasPage(Int(records.places[$0])) }
            .map(UInt32.init)
        let stem = { @Sendable [prefix, catalog, records] (index: Int) in
            prefix + catalog.heads[Int(records.places[Int(shown[index])])].address("")
        }
        return OutputPaths.Run(count: shown.count, stem: stem) { [records, edition] index in
            let record = Int(shown[index])
            return OutputPaths.Entry(
                stem: stem(index),
                endings: records[record].hasTable ? endings : withoutTable,
                owner: .set(edition: edition, record: record))
        }
    }

    /// Hands on each path with the file that asks for it.
    func each(_ take: (_ path: String, _ place: () -> SourceLocation) -> Void) {
        let endings = files.endings(hasTable: true)
        let withoutTable = files.endings(hasTable: false)
        for record in records where catalog.hasPage(record.place) {
            let head = catalog.heads[record.place]
            let place = { SourceLocation(path: folder.path(head.path)) }
            for ending in record.hasTable ? endings : withoutTable {
                take(prefix + head.address(ending), place)
            }
        }
    }
}
