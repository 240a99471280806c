import PennyContent
public import PennyDiagnostics
import PennyFiles
import Synchronization

/// A site in memory while its files are worked on: `refresh` looks at them, and `file` gives what a
/// build of them would write, made when it is asked for. As long as the files have faults, what was
/// read before stays.
public final class LiveSite: Sendable {
    /// What a look at the files has found.
    public struct Outcome: Sendable {
        /// What is shown: counts the looks that found a sound site.
        public let edition: Int
        /// What stops a build; empty when all is well.
        public let faults: [Diagnostic]
        /// What a build tells and does not stop at.
        public let warnings: [Diagnostic]
    }

    private let options: BuildOptions
    private let memory = LiveMemory()
    private let state = Mutex(State())

    private struct State {
        var edition: LiveEdition?
    }

    public init(_ options: BuildOptions) {
        var options = options
        options.memory = memory
        self.options = options
    }

    /// The site's folder.
    public var folder: String { options.site }

    // MARK: - Looking at the files

    /// - Throws: that there is no site in the folder, which no waiting mends.
    public func checkFolder() throws(DiagnosticError) { _ = try SiteFolder(options.site) }

    /// Reads and checks the site as it is now.
    ///
    /// - Parameter isSuperseded: whether somebody asks for a newer look, which makes this one
    ///   pointless.
    /// - Returns: nil where it was.
    public func refresh(isSuperseded: @Sendable () -> Bool = { false }) -> Outcome? {
        let last = state.withLock { $0.edition?.number } ?? 0
        do throws(DiagnosticError) {
            guard let read = try read(isSuperseded) else { return nil }
            memory.endRound()
            let edition = LiveEdition(number: last + 1, read.site)
            state.withLock { $0.edition = edition }
            return Outcome(edition: edition.number, faults: [], warnings: read.warnings)
        } catch {
            memory.endRound()
            return Outcome(edition: last, faults: error.diagnostics, warnings: [])
        }
    }

    private func read(
        _ isSuperseded: () -> Bool
    ) throws(DiagnosticError) -> (site: ReadSite, warnings: [Diagnostic])? {
        let folder = try SiteFolder(options.site)
        let past = PastBuild(options, lookingAt: folder)
        var work = try SiteWork(options, folder, past, for: .reading)
        work.reuse(memory, past)
        guard work.canPrint else { throw work.allFaults() ?? DiagnosticError(work.diagnostics) }
        if isSuperseded() { return nil }
        _ = work.giveTurns(nil)
        work.keep(in: memory, past)
        if isSuperseded() { return nil }
        let plan = try work.plan()
        return (ReadSite(work, plan), work.diagnostics.sorted())
    }

    // MARK: - What is shown

    /// The site as it was when it was last sound; nil before.
    public var edition: LiveEdition? { state.withLock { $0.edition } }

    /// Whether there is a site to show.
    public var isReady: Bool { edition != nil }

    // MARK: - Watching

    /// The folders whose files make the site, those in `assets/` with all below them, as far as
    /// they are there.
    ///
    /// - Parameter take: is given each before the folders in it are looked for, so that none is
    ///   missed that is made meanwhile; with the names that matter in it, where not all do.
    /// - Returns: whether these are all: false where the system does not say.
    @discardableResult
    public func eachFolder(_ take: (_ folder: String, _ names: Set<String>?) -> Void) -> Bool {
        let tree = FileTree(options.site)
        var areAll = true
        var languages = SiteLanguages()
        do throws(DiagnosticError) {
            languages = try SiteLanguages(in: tree)
        } catch {
            areAll = false
        }
        let translated = languages.others.flatMap { language in
            ContentKinds.files.map {
                "\(SiteFolder.stem($0)).\(language.code)\($0.dropFirst(SiteFolder.stem($0).count))"
            }
        }
        let names = ContentKinds.files.union(SiteFolder.folders).union(translated)
        take(options.site, names.union([SiteFolder.configurationName]))
        for name in SiteFolder.folders where !takeFolder(name, tree, take) { areAll = false }
        return areAll
    }

    /// Takes a folder and those in it, if there is one.
    private func takeFolder(
        _ folder: String, _ tree: FileTree,
        _ take: (_ folder: String, _ names: Set<String>?) -> Void
    ) -> Bool {
        do throws(FileError) {
            guard try tree.standing(at: folder) == .folder else { return true }
            take(tree.path(folder), nil)
            var areAll = true
            for entry in try SiteFolder.entries(of: folder, in: tree) where entry.kind == .folder {
                if !takeFolder(folder + "/" + entry.name, tree, take) { areAll = false }
            }
            return areAll
        } catch {
            return false
        }
    }
}
