import PennyDiagnostics

/// The files of the saved sets, known without their results.
struct SetOutputs {
    private let catalog: SetIndex
    private let folder: SourceFolder
    private let files: ResultFiles
    private let prefix: String
    private let records: SetRecordList
    private let edition: Int

    init(_ site: AnalyzedEdition, edition: Int = 0) {
        self.edition = edition
        catalog = site.site.sets
        folder = site.site.folder
        files = site.site.resultFiles
        records = site.records
        prefix = site.site.edition.prefix
    }

    /// The number of sets that have a page.
    var pages: Int { records.setIndices.count { catalog.hasPage(Int($0)) } }

    /// The paths, set by set.
    var paths: OutputPaths.Run {
        let endings = files.endings(hasTable: true)
        let withoutTable = files.endings(hasTable: false)
        let shown = records.setIndices.indices.filter {
            catalog.hasPage(Int(records.setIndices[$0]))
        }
        .map(UInt32.init)
        let stem = { @Sendable [prefix, catalog, records] (index: Int) in
            prefix + catalog.heads[Int(records.setIndices[Int(shown[index])])].address("")
        }
        return OutputPaths.Run(count: shown.count, stem: stem) { [records, edition] index in
            let record = Int(shown[index])
            return OutputPaths.Entry(
                stem: stem(index),
                endings: records[record].hasTable ? endings : withoutTable,
                owner: .set(edition: edition, record: record))
        }
    }

    /// Visits each path with the file that asks for it.
    func each(_ visit: (_ path: String, _ location: () -> SourceLocation) -> Void) {
        let endings = files.endings(hasTable: true)
        let withoutTable = files.endings(hasTable: false)
        for record in records where catalog.hasPage(record.setIndex) {
            let head = catalog.heads[record.setIndex]
            let location = { SourceLocation(path: folder.path(head.path)) }
            for ending in record.hasTable ? endings : withoutTable {
                visit(prefix + head.address(ending), location)
            }
        }
    }
}
