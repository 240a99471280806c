import Glibc
import PennyDiagnostics
import PennyFiles

/// The output during a build: new files are staged in a folder beside the existing one. The folder
/// of the first build is renamed to the output in one step; a later build changes the files that
/// differ, by a journal that is written to the disk first.
struct StagedOutput {
    /// The folder as it was named, for messages.
    private let name: String
    private let location: OutputLocation
    private let staging: StagingFolder
    private let rule: CacheRule
    /// The output of an earlier build; nil for the first.
    let existing: ExistingOutput?
    private var files: NewFiles?
    /// The folders above the output that this build has made, each before its subfolders.
    private let madeAbove: [String]
    private var lock: FolderLock?
    /// Whether the staging folder is still needed, or is removed already.
    private var leavesStaging = false
    /// The target of the output folder, if its name is a symbolic link.
    let linked: String?
    /// Warnings that do not stop the build.
    private(set) var warnings: [Diagnostic] = []

    /// Prepares the staging folder.
    ///
    /// - Parameters:
    ///   - isNamed: whether a person has named the folder. A default folder must not be a link,
    ///     which may have come with the site.
    ///   - cache: the cache of the previous build.
    /// - Throws: a fault if the folder holds the site's sources or files that no build has made, or
    ///   if another build is running.
    static func prepare(
        _ output: String, isNamed: Bool = true, source: String, _ cache: BuildCache? = nil,
        _ rule: CacheRule = CacheRule()
    ) throws(DiagnosticError) -> StagedOutput {
        let (location, linked, isSource) = try attempt(output) { () throws(FileError) in
            let location = try OutputLocation.resolve(output)
            return (
                location, try OutputLocation.target(ofLink: output),
                try location.isAmong(sourcesIn: source)
            )
        }
        if !isNamed, let linked { throw error(.output.isLink(output, linked), output) }
        if isSource { throw error(.output.isSource(output), output) }
        let madeAbove = try attempt(output) { () throws(FileError) in
            try missing(location.parent)
        }
        var lock: FolderLock?
        do throws(DiagnosticError) {
            lock = try self.lock(location, named: output)
            try undoUnfinished(in: location, named: output)
            let existing = try existing(at: location, named: output, cache, rule)
            let cleared = try freeStaging(of: location, named: output)
            return StagedOutput(
                name: output, location: location, staging: cleared.folder, rule: rule,
                existing: existing, madeAbove: madeAbove, lock: lock, linked: linked,
                warnings: cleared.warnings)
        } catch {
            lock = nil
            for folder in madeAbove.reversed() { rmdir(folder) }
            throw error
        }
    }

    private static func existing(
        at location: OutputLocation, named output: String, _ cache: BuildCache?, _ rule: CacheRule
    ) throws(DiagnosticError) -> ExistingOutput? {
        let found = try attempt(output) { () throws(FileError) in
            try location.existing(named: output, cache, rule)
        }
        switch found {
        case .success(let existing): return existing
        case .failure(let failure): throw error(failure.fault, output)
        }
    }

    private static func lock(
        _ location: OutputLocation, named output: String
    ) throws(DiagnosticError) -> FolderLock {
        do throws(FileError) {
            try FileSystem.makeFolders(location.parent)
            if let lock = try FolderLock(in: location.above, location.lock) { return lock }
        } catch {
            // A link or a folder with the name of the lock keeps builds away until it is removed.
            let path = [ELOOP, EISDIR].contains(error.code) ? error.path : output
            throw Self.error(.site.cannotWrite(path, error.reason), output)
        }
        throw Self.error(.output.locked(output), output)
    }

    /// Undoes the changes of an interrupted build.
    private static func undoUnfinished(
        in location: OutputLocation, named output: String
    ) throws(DiagnosticError) {
        let updates = try attempt(output) { () throws(FileError) in try location.unfinished() }
        for update in updates {
            do throws(FileError) {
                try update.undo()
            } catch {
                throw Self.error(.output.halfChanged(output, error.reason), output)
            }
            // A list that stays would undo later changes, too.
            try attempt(output) { () throws(FileError) in
                try location.above.synchronise()
                try update.commit()
            }
        }
    }

    /// The folders of a path that do not exist yet.
    private static func missing(_ path: String) throws(FileError) -> [String] {
        var missing: [String] = []
        var folder = path
        while try FileSystem.entryKind(of: folder) == nil {
            missing.insert(folder, at: 0)
            folder = FileSystem.split(folder).folder
        }
        return missing
    }

    /// An empty staging folder. Files of an earlier build are removed; if that fails, it is
    /// reported as a warning, and another folder is used.
    private static func freeStaging(
        of location: OutputLocation, named output: String
    ) throws(DiagnosticError) -> (folder: StagingFolder, warnings: [Diagnostic]) {
        var warnings: [Diagnostic] = []
        var number = 1
        while true {
            let path = location.beside(location.staging(number).name)
            do throws(FileError) {
                try FileSystem.removeTree(path)
                break
            } catch {
                // If nothing can be opened there, each number fails.
                if number == mostLeftovers {
                    throw Self.error(.site.cannotWrite(output, error.reason), output)
                }
                warnings.append(leftover(path, error))
            }
            number += 1
        }
        let staging = location.staging(number)
        do throws(FileError) {
            try FileSystem.makeFolder(location.beside(staging.name))
            try FileSystem.makeFolder(location.beside(staging.new))
        } catch {
            for folder in [staging.new, staging.name] { rmdir(location.beside(folder)) }
            throw Self.error(.site.cannotWrite(output, error.reason), output)
        }
        return (staging, warnings)
    }

    /// The number of staging folders that may be left of earlier builds.
    private static let mostLeftovers = 100

    /// Opens the staging folder for files.
    mutating func open() throws(DiagnosticError) -> StagingSink {
        let path = location.beside(staging.new)
        let files = try Self.attempt(name) { () throws(FileError) in try NewFiles(path) }
        self.files = files
        return StagingSink(
            name: name, files: files, staging: FileTree(path), existing: existing, rule: rule)
    }

    /// Makes a file beside the output for data that does not fit in memory.
    func makeScratch() -> ScratchFile? { ScratchFile(in: location.parent) }

    /// - Throws: an error if data could not be read again from the scratch file.
    func check(_ scratch: ScratchFile?) throws(DiagnosticError) {
        try Self.attempt(name) { () throws(FileError) in try scratch?.check() }
    }

    /// Reads the pictures in the manifest of the existing output.
    func readPictures() -> [String: PictureStore.Entry] {
        existing?.bytes(Address.manifest).map(Manifest.pictures) ?? [:]
    }

    // MARK: - Publishing

    /// Publishes the staged files. After an error the output is as it was.
    ///
    /// - Parameter paths: the files of the new output, without the manifest.
    /// - Returns: the removed files of the old output.
    mutating func publish(_ paths: OutputPaths) throws(DiagnosticError) -> [String] {
        guard let existing else {
            try publishFirst()
            removeStaging()
            return []
        }
        try checkIdentity(existing)
        let changes = try Self.attempt(name) { () throws(FileError) in
            try OutputJournal.changes(
                from: existing.paths, to: paths, staging: staging, output: location.name,
                above: location.above)
        }
        if !changes.isEmpty {
            try check(changes)
            try make(changes)
        }
        removeStaging()
        return changes.removed
    }

    /// Renames the folder of the new files to the output.
    private mutating func publishFirst() throws(DiagnosticError) {
        try Self.attempt(name) { () throws(FileError) in try files?.synchronise() }
        files = nil
        let new = location.beside(staging.new)
        let isThere = try Self.attempt(name) { () throws(FileError) in
            let isThere = try location.identity() != nil
            try FileSystem.rename(new, to: location.path)
            return isThere
        }
        do throws(FileError) {
            try location.above.synchronise()
        } catch {
            let reason = error.reason
            do throws(FileError) {
                try FileSystem.rename(location.path, to: new)
                if isThere { try FileSystem.makeFolder(location.path) }
            } catch {
                throw Self.error(.output.unconfirmed(name, reason), name)
            }
            throw Self.error(.site.cannotWrite(name, reason), name)
        }
    }

    /// Checks that no other folder was put there during the build.
    private func checkIdentity(_ existing: ExistingOutput) throws(DiagnosticError) {
        let identity = try Self.attempt(name) { () throws(FileError) in try location.identity() }
        guard identity == existing.folder else { throw Self.error(.output.replaced(name), name) }
    }

    /// Checks that no entry has the name of a new file, such as a folder without files.
    private func check(_ changes: OutputJournal) throws(DiagnosticError) {
        let names = changes.added.map(\.path) + [Address.nextManifest]
        for path in names {
            let kind = try Self.attempt(name) { () throws(FileError) in
                try location.above.existingKind(at: location.name + "/" + path)
            }
            let isLeftover = path == Address.nextManifest && kind != .folder
            if kind == nil || isLeftover || changes.cleared.contains(path) { continue }
            throw Self.error(.output.holdsOther(path, name), name)
        }
    }

    private mutating func make(_ changes: OutputJournal) throws(DiagnosticError) {
        let update = OutputUpdate(changes, staging, output: location.name, above: location.above)
        try Self.attempt(name) { () throws(FileError) in
            try files?.synchronise()
            try location.above.replace(staging.plan, with: changes.makeBytes())
        }
        files = nil
        do throws(FileError) {
            try update.make()
            // The new files must be on the disk before the journal is removed.
            try location.above.synchronise()
            try update.commit()
        } catch {
            try undo(update, after: error)
        }
        do throws(FileError) {
            try update.removeOld()
            try update.removeEmptyFolders()
        } catch {
            warnings.append(Self.leftover(error.path, error))
        }
    }

    private mutating func undo(
        _ update: OutputUpdate, after reason: FileError
    ) throws(DiagnosticError) {
        do throws(FileError) {
            try update.undo()
        } catch {
            // The next build needs the staging folder to undo the changes.
            leavesStaging = true
            throw Self.error(.output.halfChanged(name, error.reason), name)
        }
        do throws(FileError) {
            try location.above.synchronise()
        } catch {
            // If the disk does not hold all of it, the next build undoes the changes once more.
            leavesStaging = true
            let faults = [
                Fault.site.cannotWrite(name, reason.reason),
                .output.undoUnconfirmed(name, error.reason),
            ]
            throw DiagnosticError(
                faults.map { Diagnostic($0, at: SourceLocation(path: name)) })
        }
        throw Self.error(.site.cannotWrite(name, reason.reason), name)
    }

    /// The folders of the published output.
    func folders(of paths: OutputPaths) -> [BuildCache.File] {
        let tree = FileTree(location.path)
        return paths.folders.map {
            BuildCache.File(path: $0, stamp: ExistingOutput.stamp(ofFolder: $0, in: tree))
        }
    }

    /// Leaves the output as it is.
    mutating func leave() { removeStaging() }

    private mutating func removeStaging() {
        files = nil
        leavesStaging = true
        let path = location.beside(staging.name)
        do throws(FileError) {
            try FileSystem.removeTree(path)
        } catch {
            warnings.append(Self.leftover(path, error))
        }
    }

    /// Removes staged files, and the folders that were made for them. The next build removes what
    /// is left, so a failure here must not hide the reason for discarding.
    mutating func discard() {
        files = nil
        if leavesStaging { return }
        do throws(FileError) {
            try FileSystem.removeTree(location.beside(staging.name))
        } catch {}
        lock = nil
        for folder in madeAbove.reversed() { rmdir(folder) }
    }

    // MARK: - Faults

    private static func leftover(_ path: String, _ error: FileError) -> Diagnostic {
        let fault = Fault.output.oldOutputLeft(path, error.reason)
        return Diagnostic(fault, at: SourceLocation.option(error.path))
    }

    static func error(_ fault: Fault, _ output: String) -> DiagnosticError {
        DiagnosticError([Diagnostic(fault, at: SourceLocation(path: output))])
    }

    /// Runs a file operation; if it fails, throws that `path` cannot be written.
    @discardableResult
    private static func attempt<Value>(
        _ path: String, _ work: () throws(FileError) -> Value
    ) throws(DiagnosticError) -> Value {
        do throws(FileError) {
            return try work()
        } catch {
            throw Self.error(.site.cannotWrite(path, error.reason), path)
        }
    }
}
