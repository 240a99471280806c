public import PennyDiagnostics
import PennyFiles
import PennySite

/// Compares two built sites by their content. Files with the same bytes are not read, and of the
/// others each thread holds one in memory at a time.
public struct SiteComparison {
    private let sites: SitePair
    private let workers: WorkerPool

    /// - Parameters:
    ///   - old: the output folder of a build.
    ///   - new: the output folder of another.
    ///   - jobs: the number of threads; nil for one on each processor.
    /// - Throws: the faults that keep either from being the output of a build.
    public init(old: String, new: String, jobs: Int? = nil) throws(DiagnosticError) {
        sites = try SitePair(old, new)
        workers = WorkerPool(jobs)
    }

    /// Finds the differences.
    ///
    /// - Throws: the faults in the files of both.
    public func differences() throws(DiagnosticError) -> SiteDifferences {
        let paths = sites.paths
        let changed = try sites.changed(paths.common, workers)
        let removed = paths.removed.filter(PageFiles.isPage)
        let added = paths.added.filter(PageFiles.isPage)
        let moves = try MoveFinder(sites: sites, workers: workers).moves(removed, added)
        let pairs = pages(of: changed + paths.removed + paths.added).map { (old: $0, new: $0) }
        let comparison = PageComparison(
            sites: sites, changed: Set(changed),
            moved: Dictionary(
                moves.flatMap { PageFiles.files(of: $0.old, movedTo: $0.new) },
                uniquingKeysWith: { first, _ in first }))
        let outcomes = try workers.all(pairs + moves) { (pair) throws(DiagnosticError) in
            try comparison.outcome(of: pair.old, pair.new)
        }

        var (gone, come) = (Set(removed), Set(added))
        gone.subtract(moves.map(\.old))
        come.subtract(moves.map(\.new))
        let pages =
            outcomes.compactMap(\.page) + (try lone(gone.sorted(), .removed, in: sites.old))
            + (try lone(come.sorted(), .added, in: sites.new))
        let files =
            outcomes.flatMap(\.files) + others(changed, .changed)
            + others(paths.removed, .removed, in: sites.old)
            + others(paths.added, .added, in: sites.new)
        return SiteDifferences(
            old: sites.old.side, new: sites.new.side, pages: pages.sorted { $0.path < $1.path },
            layoutOnly: outcomes.count(where: \.isLayoutOnly),
            files: files.sorted { $0.path < $1.path })
    }

    /// The pages of both sites to which these files belong.
    private func pages(of files: [String]) -> [String] {
        Set(files.compactMap { PageFiles.isPage($0) ? $0 : PageFiles.page(of: $0) })
            .filter { sites.old.has($0) && sites.new.has($0) }.sorted()
    }

    /// The files among these that belong to no page.
    private func others(
        _ files: [String], _ fate: SiteDifferences.File.Fate, in site: BuiltSite? = nil
    ) -> [SiteDifferences.File] {
        let site = site ?? sites.new
        return files.filter { path in
            if PageFiles.isPage(path) { return false }
            return PageFiles.page(of: path).map { !site.has($0) } ?? true
        }.map { .init(fate: fate, path: $0) }
    }

    /// Pages that only one site has.
    private func lone(
        _ paths: [String], _ fate: PageDifference.Fate, in site: BuiltSite
    ) throws(DiagnosticError) -> [PageDifference] {
        let titles = try workers.all(paths) { (path) throws(DiagnosticError) in
            try site.heading(of: path)
        }
        return zip(paths, titles).map { PageDifference(fate: fate, path: $0, title: $1) }
    }
}

extension BuiltSite {
    fileprivate var side: SiteDifferences.Side {
        .init(
            folder: name, generator: manifest.generator, pages: manifest.pages,
            hasData: manifest.hasData)
    }

    /// The heading of a page; its address for a page without one.
    fileprivate func heading(of path: String) throws(DiagnosticError) -> String {
        do throws(FileError) {
            var page = try PageTextReader(tree.parts(of: path), LinkReader(page: path), scope: .all)
            // The heading has ended when a word comes that is not part of it.
            while page.state.heading.isEmpty, try page.next() != nil {}
            let heading = page.state.heading
            return heading.isEmpty ? path : heading.text
        } catch {
            throw failure(error, path)
        }
    }
}
