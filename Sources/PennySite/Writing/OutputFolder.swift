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
    /// The name of the staging folder, beside the output.
    private let staging: String
    private let rule: KeyRule
    /// What an earlier build has left; nil for the first.
    let standing: StandingOutput?
    private var files: NewFiles?
    /// The folders above the output that this build has made, each before those in it.
    private let madeAbove: [String]
    private var lock: FolderLock?
    /// Whether the output is the new one already.
    private var isPublished = false
    /// What a person should know, though the build goes on.
    private(set) var warnings: [Diagnostic] = []

    /// Prepares the staging folder.
    ///
    /// - Parameter memory: what the build before has left.
    /// - Throws: when the folder holds the site's sources or something that no
    ///   build has made, or when another build is at work.
    init(
        _ output: String, source: String, _ memory: BuildMemory? = nil,
        _ rule: KeyRule = KeyRule()
    ) throws(DiagnosticError) {
        let place = try Self.attempt(output) { () throws(FileError) in try OutputPlace(output) }
        if place.isAmong(sourcesIn: source) { throw Self.error(.outputIsSource(output), output) }
        name = output
        self.place = place
        self.rule = rule
        madeAbove = Self.missing(place.parent)
        do throws(DiagnosticError) {
            let lock = try Self.attempt(output) { () throws(FileError) in
                try FileSystem.makeFolders(place.parent)
                return try FolderLock(in: FileTree(place.parent), place.lock)
            }
            guard let lock else { throw Self.error(.outputLocked(output), output) }
            self.lock = lock
            let found = try Self.attempt(output) { () throws(FileError) in
                try place.recover()
                return try place.standing(named: output, memory, rule)
            }
            switch found {
            case .success(let standing): self.standing = standing
            case .failure(let error): throw Self.error(error.fault, output)
            }
            let cleared = try Self.freeStaging(of: place, named: output)
            staging = cleared.name
            warnings = cleared.warnings
        } catch {
            lock = nil
            for folder in madeAbove.reversed() { rmdir(folder) }
            throw error
        }
    }

    /// The folders of a path that are not there yet.
    private static func missing(_ path: String) -> [String] {
        var missing: [String] = []
        var place = path
        while FileSystem.kind(of: place) == nil {
            missing.insert(place, at: 0)
            place = FileSystem.split(place).folder
        }
        return missing
    }

    /// An empty staging folder. What an earlier build has left there goes; where it cannot,
    /// that is said, and another folder serves.
    private static func freeStaging(
        of place: OutputPlace, named output: String
    ) throws(DiagnosticError) -> (name: String, warnings: [Diagnostic]) {
        var warnings: [Diagnostic] = []
        var number = 1
        while true {
            let path = place.beside(place.staging(number))
            do throws(FileError) {
                try FileSystem.removeTree(path)
                break
            } catch {
                warnings.append(leftover(path, error))
            }
            number += 1
        }
        let name = place.staging(number)
        try attempt(output) { () throws(FileError) in
            try FileSystem.makeFolder(place.beside(name))
        }
        return (name, warnings)
    }

    /// The staging folder, open for files.
    mutating func open() throws(DiagnosticError) -> OutputFiles {
        let path = place.beside(staging)
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

    /// Makes the output of what was staged.
    ///
    /// - Parameter paths: the files of the new output, the manifest apart.
    /// - Returns: the files of the old one that are gone.
    mutating func publish(_ paths: OutputPaths) throws(DiagnosticError) -> [String] {
        guard let standing else {
            try publishFirst()
            return []
        }
        let changes = try Self.attempt(name) { () throws(FileError) in
            let staged = try FileSystem.files(below: place.beside(staging))
            return OutputChanges(
                staging: staging, removed: standing.paths.without(paths),
                staged: staged.filter { $0 != Address.manifest }
                    + staged.filter { $0 == Address.manifest })
        }
        if !changes.removed.isEmpty || !changes.staged.isEmpty {
            try check(changes, standing)
            try make(changes)
        }
        isPublished = true
        removeStaging()
        return changes.removed
    }

    /// Puts the staging folder in the place of the output.
    private mutating func publishFirst() throws(DiagnosticError) {
        try Self.attempt(name) { () throws(FileError) in try files?.synchronise() }
        files = nil
        do throws(FileError) {
            try FileSystem.rename(place.beside(staging), to: place.path)
        } catch {
            throw Self.error(.cannotWrite(name, reason: error.reason), name)
        }
        isPublished = true
        try confirm()
    }

    /// Somebody may have put a file or another folder there while the build ran.
    private func check(
        _ changes: OutputChanges, _ standing: StandingOutput
    ) throws(DiagnosticError) {
        guard place.folder == standing.folder else { throw Self.error(.outputReplaced(name), name) }
        let above = FileTree(place.parent)
        for path in OutputPaths(changes.staged).without(standing.paths)
        where path != Address.manifest {
            let kind = try Self.attempt(name) { () throws(FileError) in
                try above.standing(at: place.name + "/" + path)
            }
            if let kind, kind != .folder {
                throw Self.error(.outputHoldsOther(path, folder: name), name)
            }
        }
    }

    private mutating func make(_ changes: OutputChanges) throws(DiagnosticError) {
        let above = FileTree(place.parent)
        try Self.attempt(name) { () throws(FileError) in
            try files?.synchronise()
            try above.replace(place.changes, with: changes.bytes)
        }
        // From here on the changes are made, if not by this build, then by the next one.
        isPublished = true
        files = nil
        try Self.attempt(name) { () throws(FileError) in
            try changes.make(in: place.name, above: above)
        }
        // The list goes when nothing is left to be done by it.
        try confirm()
        try Self.attempt(name) { () throws(FileError) in try above.remove(place.changes) }
    }

    /// The new pages must be those on the disk before the build is said to be done.
    private func confirm() throws(DiagnosticError) {
        do throws(FileError) {
            try FileTree(place.parent).synchronise()
        } catch {
            throw Self.error(.outputUnconfirmed(name, reason: error.reason), name)
        }
    }

    /// The folders of the published output.
    func folders(of paths: OutputPaths) -> [BuildMemory.File] {
        let tree = FileTree(place.path)
        return paths.folders.map {
            BuildMemory.File(path: $0, mark: StandingOutput.mark(ofFolder: $0, in: tree))
        }
    }

    /// Leaves the output as it stands.
    mutating func leave() {
        isPublished = true
        removeStaging()
    }

    private mutating func removeStaging() {
        files = nil
        let path = place.beside(staging)
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
        if isPublished { return }
        do throws(FileError) { try FileSystem.removeTree(place.beside(staging)) } catch {}
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
