import PennyContent
import PennyDiagnostics
import PennyFiles

extension Pipeline {
    /// Makes the pictures of a site without writing them. A picture whose drawing is unchanged in
    /// the output is not made again.
    func measurePictures(
        of drawings: [(path: String, svg: [UInt8])], _ maker: (any PictureMaker)?
    ) throws(DiagnosticError) -> (
        entries: [String: PictureStore.Entry], made: [ArtifactRenderer.StoredFile]
    ) {
        guard let maker, !drawings.isEmpty else { return ([:], []) }
        let tree = FileTree(options.outputFolder)
        let existing = { (path: String) in OutputManifests.bytes(of: path, in: tree) }
        var pictures = PictureStore(
            earlier: existing(Address.manifest).map(Manifest.pictures) ?? [:])
        var made: [ArtifactRenderer.StoredFile] = []
        for (path, svg) in drawings {
            guard let cached = pictures.add(svg, at: path, existing) else { continue }
            made.append(
                ArtifactRenderer.StoredFile(path: path, record: MeasuredFile.record(cached.count)))
        }
        try pictures.makeMissing(maker) { path, picture in
            made.append(
                ArtifactRenderer.StoredFile(path: path, record: MeasuredFile.record(picture.count)))
        }
        return (pictures.entries, made)
    }

    /// The paths of the tables and data of results that are no saved set.
    static func besideResults(_ plan: PlannedSite) -> Set<String> {
        let results = plan.artifacts.filter { artifact in
            ((artifact as? EditionArtifact)?.artifact ?? artifact) is any ResultArtifact
        }
        return Set(results.flatMap(\.outputs).map(\.path).filter(ResultFiles.isBesidePage))
    }

    /// Measures the site as a build would write it, and with the pages of its results alone.
    func measured() throws(DiagnosticError) -> (BuildReport, SiteMeasure, bare: SiteMeasure) {
        var timings = BuildTimings()
        let site = try readWithoutCache(for: .output, &timings)
        let (plan, sets, made) = try render(site, &timings, to: MeasuredFile.sink)
        let pictures = try measurePictures(
            of: sets.summary.pictures + made.pictures, site.pictureMaker)
        let content = Self.content(of: sets.records, made.files + pictures.made)
        let paths = plan.paths
        let beside = Self.besideResults(plan)
        var (whole, bare) = (SiteMeasure(), SiteMeasure())
        for entry in paths.entries {
            for ending in entry.endings {
                let size = max(0, content(entry, ending).size)
                whole.add(entry.stem + ending, size)
                let isBeside =
                    entry.owner == .none
                    ? beside.contains(entry.stem) : ResultFiles.isBesidePage(ending)
                if !isBeside { bare.add(entry.stem + ending, size) }
            }
        }
        let report = try report(on: plan, rows: sets.summary.rows + made.rows, timings)
        let manifest = Manifest(
            pages: report.pages, rows: report.rows, files: paths, pictures: pictures.entries,
            outputs: plan.site.configuration.outputs, content: content)
        var size = 0
        manifest.write { size += $0.count }
        whole.add(Address.manifest, size)
        bare.add(Address.manifest, size)
        return (report, whole, bare)
    }
}
