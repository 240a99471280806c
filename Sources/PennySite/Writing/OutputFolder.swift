import Glibc
import PennyDiagnostics
import PennyFiles

/// The output as it is being made: what is new is staged in a folder beside the real one. The
/// first build's folder takes the output's place in one step; a later build changes what differs,
/// by a list that is on the disk before.
struct OutputFolder {
    /// The folder as it was named, for messages.
    private let name: String
    private let place: OutputPlace
    private let staging: StagingFolder
    private let rule: KeyRule
    /// What an earlier build has left; nil for the first.
    let standing: StandingOutput?
    private var files: NewFiles?
    /// The folders above the output that this build has made, each before those in it.
    private let madeAbove: [String]
    private var lock: FolderLock?
    /// Whether what lies in the staging folder is still needed, or has gone already.
    private var leavesStaging = false
    /// The folder that it is, where its name is that of a link.
    let linked: String?
    /// What a person should know, though the build goes on.
    private(set) var warnings: [Diagnostic] = []

    /// Prepares the staging folder.
    ///
    /// - Parameters:
    ///   - isNamed: whether a person has named the folder. One that nobody has named is no link: it
    ///     may have come with the site.
    ///   - memory: what the build before has left.
    /// - Throws: when the folder holds the site's sources or something that no
    ///   build has made, or when another build is at work.
    init(
        _ output: String, isNamed: Bool = true, source: String, _ memory: BuildMemory? = nil,
        _ rule: KeyRule = KeyRule()
    ) throws(DiagnosticError) {
        let (place, linked, isSource) = try Self.attempt(output) { () throws(FileError) in
            let place = try OutputPlace(output)
            return (
                place, try OutputPlace.target(ofLink: output), try place.isAmong(sourcesIn: source)
            )
        }
        if !isNamed, let linked { throw Self.error(.outputIsLink(output, to: linked), output) }
        self.linked = linked
        if isSource { throw Self.error(.outputIsSource(output), output) }
        name = output
        self.place = place
        self.rule = rule
        madeAbove = try Self.attempt(output) { () throws(FileError) in
            try Self.missing(place.parent)
        }
        do throws(DiagnosticError) {
            lock = try Self.lock(place, named: output)
            try Self.undoUnfinished(in: place, named: output)
            let found = try Self.attempt(output) { () throws(FileError) in
                try place.standing(named: output, memory, rule)
            }
            switch found {
            case .success(let standing): self.standing = standing
            case .failure(let error): throw Self.error(error.fault, output)
            }
            let cleared = try Self.freeStaging(of: place, named: output)
            staging = cleared.folder
            warnings = cleared.warnings
        } catch {
            lock = nil
            for folder in madeAbove.reversed() { rmdir(folder) }
            throw error
        }
    }

    private static func lock(
        _ place: OutputPlace, named output: String
    ) throws(DiagnosticError) -> FolderLock {
        do throws(FileError) {
            try FileSystem.makeFolders(place.parent)
            if let lock = try FolderLock(in: place.above, place.lock) { return lock }
        } catch {
            // A link or a folder that has the name of the lock keeps builds away until it goes.
            let path = [ELOOP, EISDIR].contains(error.code) ? error.path : output
            throw Self.error(.cannotWrite(path, reason: error.reason), output)
        }
        throw Self.error(.outputLocked(output), output)
    }

    /// Undoes what a build was changing when it was stopped.
    private static func undoUnfinished(
        in place: OutputPlace, named output: String
    ) throws(DiagnosticError) {
        let updates = try attempt(output) { () throws(FileError) in try place.unfinished() }
        for update in updates {
            do throws(FileError) {
                try update.undo()
            } catch {
                throw Self.error(.outputHalfChanged(output, reason: error.reason), output)
            }
            // A list that stays would undo later changes, too.
            try attempt(output) { () throws(FileError) in
                try place.above.synchronise()
                try update.commit()
            }
        }
    }

    /// The folders of a path that are not there yet.
    private static func missing(_ path: String) throws(FileError) -> [String] {
        var missing: [String] = []
        var place = path
        while try FileSystem.entryKind(of: place) == nil {
            missing.insert(place, at: 0)
            place = FileSystem.split(place).folder
        }
        return missing
    }

    /// An empty staging folder. What an earlier build has left there goes; where it cannot,
    /// that is said, and another folder serves.
    private static func freeStaging(
        of place: OutputPlace, named output: String
    ) throws(DiagnosticError) -> (folder: StagingFolder, warnings: [Diagnostic]) {
        var warnings: [Diagnostic] = []
        var number = 1
        while true {
            let path = place.beside(place.staging(number).name)
            do throws(FileError) {
                try FileSystem.removeTree(path)
                break
            } catch {
                warnings.append(leftover(path, error))
            }
            number += 1
        }
        let staging = place.staging(number)
        do throws(FileError) {
            try FileSystem.makeFolder(place.beside(staging.name))
            try FileSystem.makeFolder(place.beside(staging.new))
        } catch {
            for folder in [staging.new, staging.name] { rmdir(place.beside(folder)) }
            throw Self.error(.cannotWrite(output, reason: error.reason), output)
        }
        return (staging, warnings)
    }

    /// The staging folder, open for files.
    mutating func open() throws(DiagnosticError) -> OutputFiles {
        let path = place.beside(staging.new)
        let files = try Self.attempt(name) { () throws(FileError) in try NewFiles(path) }
        self.files = files
        return OutputFiles(
            name: name, files: files, staging: FileTree(path), standing: standing, rule: rule)
    }

    /// A file beside the output for what is too much for the memory.
    var scratch: ScratchFile? { ScratchFile(in: place.parent) }

    /// - Throws: why something could not be read again from there.
    func check(_ scratch: ScratchFile?) throws(DiagnosticError) {
        try Self.attempt(name) { () throws(FileError) in try scratch?.check() }
    }

    /// The pictures of the build that made what stands.
    var earlierPictures: [String: PictureStore.Entry] {
        standing?.bytes(Address.manifest).map(Manifest.pictures) ?? [:]
    }

    // MARK: - Ends

    /// Makes the output of what was staged. After an error it is what it was.
    ///
    /// - Parameter paths: the files of the new output, the manifest apart.
    /// - Returns: the files of the old one that are gone.
    mutating func publish(_ paths: OutputPaths) throws(DiagnosticError) -> [String] {
        guard let standing else {
            try publishFirst()
            removeStaging()
            return []
        }
        try checkIdentity(standing)
        let changes = try Self.attempt(name) { () throws(FileError) in
            try OutputChanges(
                from: standing.paths, to: paths, staging: staging, output: place.name,
                above: place.above)
        }
        if !changes.isEmpty {
            try check(changes)
            try make(changes)
        }
        removeStaging()
        return changes.removed
    }

    /// Puts the new files' folder in the place of the output.
    private mutating func publishFirst() throws(DiagnosticError) {
        try Self.attempt(name) { () throws(FileError) in try files?.synchronise() }
        files = nil
        let new = place.beside(staging.new)
        let isThere = try Self.attempt(name) { () throws(FileError) in
            let isThere = try place.identity != nil
            try FileSystem.rename(new, to: place.path)
            return isThere
        }
        do throws(FileError) {
            try place.above.synchronise()
        } catch {
            let reason = error.reason
            do throws(FileError) {
                try FileSystem.rename(place.path, to: new)
                if isThere { try FileSystem.makeFolder(place.path) }
            } catch {
                throw Self.error(.outputUnconfirmed(name, reason: reason), name)
            }
            throw Self.error(.cannotWrite(name, reason: reason), name)
        }
    }

    /// Somebody may have put another folder there while the build ran.
    private func checkIdentity(_ standing: StandingOutput) throws(DiagnosticError) {
        let identity = try Self.attempt(name) { () throws(FileError) in try place.identity }
        guard identity == standing.folder else { throw Self.error(.outputReplaced(name), name) }
    }

    /// Or something that has the name of a new file, such as a folder without files.
    private func check(_ changes: OutputChanges) throws(DiagnosticError) {
        let names = changes.added.map(\.path) + [Address.nextManifest]
        for path in names {
            let kind = try Self.attempt(name) { () throws(FileError) in
                try place.above.standing(at: place.name + "/" + path)
            }
            let isLeftover = path == Address.nextManifest && kind != .folder
            if kind == nil || isLeftover || changes.cleared.contains(path) { continue }
            throw Self.error(.outputHoldsOther(path, folder: name), name)
        }
    }

    private mutating func make(_ changes: OutputChanges) throws(DiagnosticError) {
        let update = OutputUpdate(changes, staging, output: place.name, above: place.above)
        try Self.attempt(name) { () throws(FileError) in
            try files?.synchronise()
            try place.above.replace(staging.plan, with: changes.bytes)
        }
        files = nil
        do throws(FileError) {
            try update.make()
            // The new files must be those on the disk before the list of the changes goes.
            try place.above.synchronise()
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
            // The next build needs what is there to undo the changes.
            leavesStaging = true
            throw Self.error(.outputHalfChanged(name, reason: error.reason), name)
        }
        do throws(FileError) {
            try place.above.synchronise()
        } catch {
            // If the disk has not all of it, the next build undoes the changes once more.
            leavesStaging = true
        }
        throw Self.error(.cannotWrite(name, reason: reason.reason), name)
    }

    /// The folders of the published output.
    func folders(of paths: OutputPaths) -> [BuildMemory.File] {
        let tree = FileTree(place.path)
        return paths.folders.map {
            BuildMemory.File(path: $0, mark: StandingOutput.mark(ofFolder: $0, in: tree))
        }
    }

    /// Leaves the output as it stands.
    mutating func leave() { removeStaging() }

    private mutating func removeStaging() {
        files = nil
        leavesStaging = true
        let path = place.beside(staging.name)
        do throws(FileError) {
            try FileSystem.removeTree(path)
        } catch {
            warnings.append(Self.leftover(path, error))
        }
    }

    /// Removes what was staged, and the folders that were made for it. Whatever is left of it
    /// is removed by the next build, so a failure here is not worth hiding the reason for
    /// discarding.
    mutating func discard() {
        files = nil
        if leavesStaging { return }
        do throws(FileError) {
            try FileSystem.removeTree(place.beside(staging.name))
        } catch {}
        lock = nil
        for folder in madeAbove.reversed() { rmdir(folder) }
    }

    // MARK: - Faults

    private static func leftover(_ path: String, _ error: FileError) -> Diagnostic {
        let fault = SiteFault.oldOutputLeft(path, reason: error.reason)
        return Diagnostic(.warning, fault, at: SourceLocation.option(error.path))
    }

    static func error(_ fault: SiteFault, _ output: String) -> DiagnosticError {
        DiagnosticError([Diagnostic(.error, fault, at: SourceLocation(path: output))])
    }

    /// Runs a file operation and says that `path` cannot be written if it fails.
    @discardableResult
    private static func attempt<Value>(
        _ path: String, _ work: () throws(FileError) -> Value
    ) throws(DiagnosticError) -> Value {
        do throws(FileError) {
            return try work()
        } catch {
            throw Self.error(.cannotWrite(path, reason: error.reason), path)
        }
    }
}
