import Glibc
import PennyFiles
import PennySite

/// Tells when a site's files may have changed: by the system's hints, and where it gives none by
/// looking at them again and again.
final class SiteWatcher {
    private let site: LiveSite
    private var events: FolderEvents?
    /// Whether every folder is watched by the system.
    private(set) var isComplete = false
    private var fingerprint: Int

    /// - Parameter polls: whether to do without the system's hints.
    init(_ site: LiveSite, polls: Bool = false) {
        self.site = site
        events = polls ? nil : FolderEvents()
        fingerprint = 0
        watch()
        if !isComplete { fingerprint = Self.fingerprint(of: site) }
    }

    /// Readable when there is a hint; nil where there are none.
    var descriptor: Int32? { events?.descriptor }

    /// How long to wait before the files are looked at without a hint; nil for ever.
    var patience: Int? { isComplete ? nil : 400 }

    /// Looks at the files again and again from now on.
    func doWithoutHints() {
        events = nil
        isComplete = false
        fingerprint = Self.fingerprint(of: site)
    }

    /// Takes the hints there are.
    ///
    /// - Returns: whether there were any.
    func takeHints() -> Bool {
        guard let hints = events?.take() else { return false }
        if hints.hasOtherFolders { watch() }
        return hints.isAny
    }

    /// Looks at the files themselves, where not all hints can be had.
    ///
    /// - Returns: whether any is another one than before.
    func look() -> Bool {
        let before = fingerprint
        // What was full or missing may no longer be.
        if events != nil { watch() }
        fingerprint = Self.fingerprint(of: site)
        return fingerprint != before
    }

    /// Watches all folders there are now.
    private func watch() {
        guard events != nil else { return }
        var areWatched = true
        let areAll = site.eachFolder { folder, names in
            if events?.watch(folder, names: names) != true { areWatched = false }
        }
        isComplete = areAll && areWatched
    }

    private static func fingerprint(of site: LiveSite) -> Int {
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
