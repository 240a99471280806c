import CFileSwap
import Glibc
import PennyDiagnostics
import PennyFiles

/// The output as it is being made: in a staging folder beside the real one,
/// which it replaces in one step when whole.
struct OutputFolder {
    /// The folder as it was named, for messages.
    private let name: String
    private let place: OutputPlace
    private var folders: Set<String> = []
    private let lock: FolderLock

    /// Prepares the staging folder.
    ///
    /// - Throws: when the folder holds the site's sources or something that no
    ///   build has made, or when another build is at work.
    init(_ output: String, source: String) throws(DiagnosticError) {
        func refusal(_ fault: SiteFault) -> DiagnosticError {
            DiagnosticError([Diagnostic(.error, fault, at: SourceLocation(path: output))])
        }
        let place = try Self.attempt(output) { () throws(FileError) in try OutputPlace(output) }
        if place.isAmong(sourcesIn: source) { throw refusal(.outputIsSource(output)) }
        let lock = try Self.attempt(output) { () throws(FileError) in
            try FileSystem.makeFolders(place.parent)
            return try FolderLock(place.lock)
        }
        guard let lock else { throw refusal(.outputLocked(output)) }
        let foreign = try Self.attempt(output) { () throws(FileError) in
            try place.recover()
            return try place.foreignContent(named: output)
        }
        if let foreign { throw refusal(foreign) }
        try Self.attempt(output) { () throws(FileError) in
            try FileSystem.removeTree(place.staging)
            try FileSystem.makeFolder(place.staging)
        }
        name = output
        self.place = place
        self.lock = lock
    }

    /// Writes one file at a path below the output.
    mutating func write(
        _ content: PageRenderer.Content, to relative: String
    ) throws(DiagnosticError) {
        var folder = place.staging
        for part in relative.split(separator: "/").dropLast() {
            folder += "/" + part
            guard folders.insert(folder).inserted else { continue }
            try Self.attempt(name) { () throws(FileError) in try FileSystem.makeFolder(folder) }
        }
        let path = place.staging + "/" + relative
        try Self.attempt(name + "/" + relative) { () throws(FileError) in
            switch content {
            case .bytes(let bytes): try FileSystem.write(bytes, to: path)
            case .file(let source): try FileSystem.copy(source, to: path)
            case .picture: throw FileError(path, EINVAL)
            }
        }
    }

    // MARK: - What stands there

    /// The bytes of a file of the output that is to be replaced.
    func standing(_ relative: String) -> [UInt8]? {
        let path = place.path + "/" + relative
        guard FileSystem.kind(of: path) == .file else { return nil }
        do throws(FileError) { return try FileSystem.read(path) } catch { return nil }
    }

    /// The pictures of the build that made it.
    var earlierPictures: [String: PictureStore.Entry] {
        standing(Address.manifest).map(Manifest.pictures) ?? [:]
    }

    /// Puts the staging folder in the place of the output.
    func publish() throws(DiagnosticError) {
        try Self.attempt(name) { () throws(FileError) in
            for folder in folders.sorted() { try FileSystem.synchronise(folder: folder) }
            try FileSystem.synchronise(folder: place.staging)
            if FileSystem.kind(of: place.path) == nil {
                try FileSystem.rename(place.staging, to: place.path)
                try FileSystem.synchronise(folder: place.parent)
            } else {
                try exchange()
                // The new output must be the one on the disk before the old one goes.
                try FileSystem.synchronise(folder: place.parent)
                try FileSystem.removeTree(place.staging)
            }
        }
    }

    /// Swaps old and new in one step; in renames on a file system that cannot,
    /// which puts the old one back if the new one does not come.
    private func exchange() throws(FileError) {
        if penny_exchange(place.staging, place.path) == 0 { return }
        guard errno == EINVAL || errno == ENOSYS else { throw FileError(place.path) }
        try FileSystem.rename(place.path, to: place.old)
        do throws(FileError) {
            try FileSystem.rename(place.staging, to: place.path)
        } catch {
            try FileSystem.rename(place.old, to: place.path)
            throw error
        }
        try FileSystem.rename(place.old, to: place.staging)
    }

    /// Removes what was staged. Whatever is left of it is removed by the next
    /// build, so a failure here is not worth hiding the reason for discarding.
    func discard() {
        do throws(FileError) { try FileSystem.removeTree(place.staging) } catch {}
    }

    /// Runs a file operation and says that `path` cannot be written if it fails.
    @discardableResult
    private static func attempt<Value>(
        _ path: String, _ work: () throws(FileError) -> Value
    ) throws(DiagnosticError) -> Value {
        do throws(FileError) {
            return try work()
        } catch {
            let fault = SiteFault.cannotWrite(path, reason: error.reason)
            throw DiagnosticError([Diagnostic(.error, fault, at: SourceLocation(path: path))])
        }
    }
}
