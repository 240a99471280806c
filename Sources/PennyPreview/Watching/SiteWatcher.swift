import Glibc
import PennyFiles
import PennySite

/// Detects that a site's files may have changed: by the system's hints, or by polling where it
/// gives none.
final class SiteWatcher {
    private let site: PreviewSession
    private var events: FolderEvents?
    /// Whether the system watches every folder.
    private(set) var isComplete = false
    private var fingerprint: Int

    /// - Parameter polls: whether to do without the system's hints.
    init(_ site: PreviewSession, polls: Bool = false) {
        self.site = site
        events = polls ? nil : FolderEvents()
        fingerprint = 0
        watch()
        if !isComplete { fingerprint = Self.fingerprint(of: site) }
    }

    /// Readable when there is a hint; nil without hints.
    var descriptor: Int32? { events?.descriptor }

    /// The milliseconds between two polls; nil where hints suffice.
    var patience: Int? { isComplete ? nil : 400 }

    /// Polls the files from now on.
    func doWithoutHints() {
        events = nil
        isComplete = false
        fingerprint = Self.fingerprint(of: site)
    }

    /// Reads and removes the pending hints.
    ///
    /// - Returns: whether there were any.
    func drainHints() -> Bool {
        guard let hints = events?.drain() else { return false }
        if hints.hasOtherFolders { watch() }
        return hints.isAny
    }

    /// Polls the files, if hints are incomplete.
    ///
    /// - Returns: whether any file has changed.
    func check() -> Bool {
        let before = fingerprint
        // A limit may no longer be reached, and a missing folder may exist.
        if events != nil { watch() }
        fingerprint = Self.fingerprint(of: site)
        return fingerprint != before
    }

    /// Watches all current folders.
    private func watch() {
        guard events != nil else { return }
        var areWatched = true
        let areAll = site.eachFolder { folder, names in
            if events?.watch(folder, names: names) != true { areWatched = false }
        }
        isComplete = areAll && areWatched
    }

    private static func fingerprint(of site: PreviewSession) -> Int {
        var hasher = Hasher()
        let areAll = site.eachFolder { folder, names in
            hasher.combine(folder)
            for entry in FileStates.all(in: folder) where names?.contains(entry.name) != false {
                hasher.combine(entry)
            }
        }
        hasher.combine(areAll)
        return hasher.finalize()
    }
}
