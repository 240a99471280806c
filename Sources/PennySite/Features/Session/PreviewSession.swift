import PennyContent
public import PennyDiagnostics
import PennyFiles
import Synchronization

/// A site in memory while its files are edited: `refresh` reads them, and `SiteSnapshot.file`
/// renders on demand what a build would write. While the files have faults, the last sound snapshot
/// stays.
public final class PreviewSession: Sendable {
    /// The outcome of reading the files.
    public struct Outcome: Sendable {
        /// The number of the snapshot that is shown; counts the sound ones.
        public let snapshot: Int
        /// Faults that stop a build; empty for a sound site.
        public let faults: [Diagnostic]
        /// Warnings that do not stop a build.
        public let warnings: [Diagnostic]
    }

    private let options: BuildOptions
    private let cache = SessionCache()
    private let state = Mutex(State())

    private struct State {
        var snapshot: SiteSnapshot?
    }

    public init(_ options: BuildOptions) {
        var options = options
        options.cache = cache
        self.options = options
    }

    /// The site's folder.
    public var folder: String { options.site }

    // MARK: - Reading the files

    /// - Throws: a fault if there is no site in the folder, which waiting cannot fix.
    public func checkFolder() throws(DiagnosticError) {
        _ = try SourceFolder.discover(options.site, options.calculators)
    }

    /// Reads and checks the site as it is now.
    ///
    /// - Parameter isSuperseded: whether a newer refresh was requested, which makes this one
    ///   pointless.
    /// - Returns: nil if it was superseded.
    public func refresh(isSuperseded: @Sendable () -> Bool = { false }) -> Outcome? {
        let last = state.withLock { $0.snapshot?.number } ?? 0
        do throws(DiagnosticError) {
            guard let site = try read(isSuperseded) else { return nil }
            cache.endRound()
            let snapshot = SiteSnapshot(number: last + 1, site)
            state.withLock { $0.snapshot = snapshot }
            return Outcome(
                snapshot: snapshot.number, faults: [], warnings: site.warnings.sorted())
        } catch {
            cache.endRound()
            return Outcome(snapshot: last, faults: error.diagnostics, warnings: [])
        }
    }

    private func read(
        _ isSuperseded: () -> Bool
    ) throws(DiagnosticError) -> PlannedSite? {
        let folder = try SourceFolder.discover(options.site, options.calculators)
        let previous = PreviousBuild.absent(reading: folder)
        let pipeline = Pipeline(options)
        var timings = BuildTimings()
        let site = try pipeline.read(folder, previous.sources, for: .reading, &timings)
        let layouts = pipeline.makeLayouts(of: site.editions)
        let reuse = pipeline.reusePolicies(of: site, layouts, previous) { edition in
            SessionHistory(cache: cache, prefix: edition.prefix)
        }
        try pipeline.requireSound(site, reuse)
        if isSuperseded() { return nil }
        let sets = pipeline.renderSets(of: site, in: nil, reuse)
        pipeline.store(sets, of: site, layouts, in: cache, previous)
        if isSuperseded() { return nil }
        return try pipeline.makePlan(of: site, sets)
    }

    // MARK: - Snapshots

    /// The site as it was when it was last sound; nil before.
    public var snapshot: SiteSnapshot? { state.withLock { $0.snapshot } }

    /// Whether there is a site to show.
    public var isReady: Bool { snapshot != nil }

    // MARK: - Watching

    /// Visits the folders that hold the site's files, those in `assets/` with all subfolders, as
    /// far as they exist.
    ///
    /// - Parameter receive: receives each folder before its subfolders are read, so that none is
    ///   missed that is made meanwhile; with the names that matter in it, or nil for all.
    /// - Returns: false if the system did not list all of them.
    @discardableResult
    public func eachFolder(_ receive: (_ folder: String, _ names: Set<String>?) -> Void) -> Bool {
        let tree = FileTree(options.site)
        var areAll = true
        var languages = SiteLanguages()
        do throws(DiagnosticError) {
            languages = try SiteLanguages.read(in: tree, options.calculators)
        } catch {
            areAll = false
        }
        let translated = languages.others.flatMap { language in
            ContentKinds.files.map { file in
                let stem = SourceFolder.stem(file)
                return "\(stem).\(language.code)\(file.dropFirst(stem.count))"
            }
        }
        let names = ContentKinds.files.union(SourceFolder.folders).union(translated)
        receive(options.site, names.union([SourceFolder.configurationName]))
        for name in SourceFolder.folders where !visitFolder(name, tree, receive) { areAll = false }
        return areAll
    }

    /// Visits a folder and its subfolders, if it exists.
    private func visitFolder(
        _ folder: String, _ tree: FileTree,
        _ receive: (_ folder: String, _ names: Set<String>?) -> Void
    ) -> Bool {
        do throws(FileError) {
            guard try tree.existingKind(at: folder) == .folder else { return true }
            receive(tree.path(folder), nil)
            var areAll = true
            for entry in try SourceFolder.entries(of: folder, in: tree) where entry.kind == .folder
            {
                if !visitFolder(folder + "/" + entry.name, tree, receive) { areAll = false }
            }
            return areAll
        } catch {
            return false
        }
    }
}
