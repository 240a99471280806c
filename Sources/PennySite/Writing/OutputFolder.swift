import Glibc
import PennyDiagnostics
import PennyFiles

/// The output as it is being made: in a staging folder beside the real one,
/// which it replaces in one step when whole.
struct OutputFolder {
    /// The folder as it was named, for messages.
    private let name: String
    private let place: OutputPlace
    private let staging: String
    /// The files of the output that the build replaces, as it was when it was judged.
    private let replaced: Set<String>
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
    /// - Throws: when the folder holds the site's sources or something that no
    ///   build has made, or when another build is at work.
    init(_ output: String, source: String) throws(DiagnosticError) {
        let place = try Self.attempt(output) { () throws(FileError) in try OutputPlace(output) }
        if place.isAmong(sourcesIn: source) { throw Self.error(.outputIsSource(output), output) }
        name = output
        self.place = place
        madeAbove = Self.missing(place.parent)
        do throws(DiagnosticError) {
            let lock = try Self.attempt(output) { () throws(FileError) in
                try FileSystem.makeFolders(place.parent)
                return try FolderLock(in: FileTree(place.parent), place.lock)
            }
            guard let lock else { throw Self.error(.outputLocked(output), output) }
            self.lock = lock
            let (foreign, kept) = try Self.attempt(output) { () throws(FileError) in
                let kept = try place.recover()
                return (try place.foreignContent(named: output), kept)
            }
            if let foreign { throw Self.error(foreign, output) }
            replaced = try Self.attempt(output) { () throws(FileError) in
                try OldOutput.made(in: place.path) ?? []
            }
            let cleared = try Self.freeStaging(of: place, named: output)
            staging = cleared.path
            warnings = Self.warnings(of: kept, output) + cleared.warnings
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
    ) throws(DiagnosticError) -> (path: String, warnings: [Diagnostic]) {
        var warnings: [Diagnostic] = []
        var number = 1
        while true {
            let path = place.staging(number)
            do throws(FileError) {
                let kept = try OldOutput(path: path, output: place.path).clear()
                warnings += Self.warnings(of: kept, output)
                if FileSystem.kind(of: path) == nil { break }
            } catch {
                warnings.append(leftover(path, error))
            }
            number += 1
        }
        let path = place.staging(number)
        try attempt(output) { () throws(FileError) in try FileSystem.makeFolder(path) }
        return (path, warnings)
    }

    /// The staging folder, open for files.
    mutating func open() throws(DiagnosticError) -> OutputFiles {
        let files = try Self.attempt(name) { () throws(FileError) in try NewFiles(staging) }
        self.files = files
        return OutputFiles(name: name, files: files)
    }

    // MARK: - What stands there

    /// The bytes of a file of the output that is to be replaced.
    func standing(_ relative: String) -> [UInt8]? {
        let tree = FileTree(place.path)
        do throws(FileError) {
            return try tree.read(relative, limit: Manifest.byteLimit)
        } catch {
            return nil
        }
    }

    /// The pictures of the build that made it.
    var earlierPictures: [String: PictureStore.Entry] {
        standing(Address.manifest).map(Manifest.pictures) ?? [:]
    }

    // MARK: - Ends

    /// Puts the staging folder in the place of the output.
    mutating func publish() throws(DiagnosticError) {
        try Self.attempt(name) { () throws(FileError) in
            try files?.synchronise()
        }
        files = nil
        let isFirst = FileSystem.kind(of: place.path) == nil
        do throws(FileError) {
            if isFirst {
                try FileSystem.rename(staging, to: place.path)
            } else {
                try exchange()
            }
        } catch {
            if error.code == EBUSY { throw Self.error(.outputIsMountPoint(name), name) }
            throw Self.error(.cannotWrite(name, reason: error.reason), name)
        }
        isPublished = true
        do throws(FileError) {
            // The new output must be the one on the disk before the old one goes.
            try FileSystem.synchronise(folder: place.parent)
        } catch {
            throw Self.error(.outputUnconfirmed(name, reason: error.reason), name)
        }
        if !isFirst { removeOld() }
    }

    /// Removes the old output, which stands in the staging folder now. The new one is
    /// published, whatever becomes of the old.
    private mutating func removeOld() {
        do throws(FileError) {
            let old = OldOutput(path: staging, output: place.path)
            warnings += Self.warnings(of: try old.clear(of: replaced), name)
        } catch {
            warnings.append(Self.leftover(staging, error))
        }
    }

    /// Swaps old and new in one step; in renames on a file system that cannot,
    /// which puts the old one back if the new one does not come.
    private func exchange() throws(FileError) {
        if try FileSystem.exchange(staging, place.path) { return }
        try FileSystem.rename(place.path, to: place.old)
        do throws(FileError) {
            try FileSystem.rename(staging, to: place.path)
        } catch {
            try FileSystem.rename(place.old, to: place.path)
            throw error
        }
        try FileSystem.rename(place.old, to: staging)
    }

    /// Removes what was staged, and the folders that were made for it. Whatever is left of it
    /// is removed by the next build, so a failure here is not worth hiding the reason for
    /// discarding.
    mutating func discard() {
        if isPublished { return }
        do throws(FileError) { try FileSystem.removeTree(staging) } catch {}
        lock = nil
        for folder in madeAbove.reversed() { rmdir(folder) }
    }

    // MARK: - Faults

    private static func leftover(_ path: String, _ error: FileError) -> Diagnostic {
        let fault = SiteFault.oldOutputLeft(path, reason: error.reason)
        return Diagnostic(.warning, fault, at: SourceLocation.option(error.path))
    }

    private static func warnings(of kept: [OldOutput.Kept], _ output: String) -> [Diagnostic] {
        kept.map { kept in
            let fault =
                switch kept {
                case .inOutput(let file): SiteFault.foreignFileKept(file, in: output)
                case .aside(let file, let folder): SiteFault.foreignFileAside(file, in: folder)
                }
            return Diagnostic(.warning, fault, at: SourceLocation.option(output))
        }
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
