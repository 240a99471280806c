import PennyDiagnostics
import PennyFiles

/// Receives the files of an output: unchanged ones stay where they are, and the others are staged.
struct StagingSink: Sendable {
    /// The output's folder as it was named, for messages.
    let name: String
    let files: NewFiles
    /// The staging folder.
    let staging: FileTree
    let existing: ExistingOutput?
    let rule: CacheRule

    /// Writes one file to a path below the output.
    func write(
        _ content: RenderedFiles.Content, to path: String
    ) throws(DiagnosticError) -> ArtifactRenderer.StoredFile {
        switch content {
        case .bytes(let bytes), .picture(let bytes): return try write(bytes, to: path)
        case .making(let make): return try write(make(), to: path)
        case .file(let tree, let source):
            let digest = try attempt(path, copying: tree.path(source)) { () throws(FileError) in
                try tree.fileDigest(of: source)
            }
            if let stamp = existing?.stamp(of: path, holding: source, in: tree) {
                return made(path, stamp, digest, isNew: false)
            }
            let state = try attempt(path, copying: tree.path(source)) { () throws(FileError) in
                try files.copy(source, in: tree, to: path)
            }
            return made(path, ExistingOutput.stamp(of: state, rule), digest, isNew: true)
        case .pieces(let make): return try write(make, to: path)
        }
    }

    enum Linked {
        case made(ArtifactRenderer.StoredFile)
        /// There is no such file.
        case missing
        /// The file has changed since it was made.
        case damaged
    }

    /// Links a file at the same path of another folder, or copies it if links are not possible.
    ///
    /// - Parameter record: its stamp and digest in that folder.
    func link(
        _ path: String, in tree: FileTree, _ record: FileRecord
    ) throws(DiagnosticError) -> Linked {
        let shown = tree.path(path)
        return try attempt(path, copying: shown) { () throws(FileError) in
            guard record.stamp != .unknown, let state = try tree.state(of: path) else {
                return .missing
            }
            // A file that was copied since, perhaps from another machine, is read.
            let isKnown = ExistingOutput.stamp(of: state, rule) == record.stamp
            if !isKnown, try tree.fileDigest(of: path) != record.content { return .damaged }
            if let stamp = existing?.stamp(of: path, holding: path, in: tree) {
                return .made(made(path, stamp, record.content, isNew: false))
            }
            let linked = try files.link(path, in: tree, to: path)
            return .made(
                made(path, ExistingOutput.stamp(of: linked, rule), record.content, isNew: true))
        }
    }

    private func write(
        _ bytes: [UInt8], to path: String
    ) throws(DiagnosticError) -> ArtifactRenderer.StoredFile {
        let digest = FileDigest(of: bytes)
        if let stamp = existing?.stamp(of: path, holding: bytes) {
            return made(path, stamp, digest, isNew: false)
        }
        let state = try attempt(path) { () throws(FileError) in
            try files.write(bytes, to: path)
        }
        return made(path, ExistingOutput.stamp(of: state, rule), digest, isNew: true)
    }

    /// Stages streamed content, and drops it if the existing file holds the same.
    private func write(
        _ make: RenderedFiles.Pieces, to path: String
    ) throws(DiagnosticError) -> ArtifactRenderer.StoredFile {
        let file: NewFile
        do throws(FileError) {
            file = try files.begin(path)
        } catch {
            throw cannotWrite(path, error)
        }
        var digest = FileDigestMaker()
        try make { (bytes) throws(DiagnosticError) in
            digest.add(bytes[...])
            try attempt(path) { () throws(FileError) in try file.append(bytes[...]) }
        }
        let state = try attempt(path) { () throws(FileError) in try file.finish() }
        guard let stamp = existing?.stamp(of: path, holding: path, in: staging) else {
            return made(path, ExistingOutput.stamp(of: state, rule), digest.digest, isNew: true)
        }
        try attempt(path) { () throws(FileError) in try staging.remove(path) }
        return made(path, stamp, digest.digest, isNew: false)
    }

    private func made(
        _ path: String, _ stamp: FileStamp, _ content: FileDigest, isNew: Bool
    ) -> ArtifactRenderer.StoredFile {
        ArtifactRenderer.StoredFile(
            path: path, record: FileRecord(stamp: stamp, content: content), isNew: isNew)
    }

    private func cannotWrite(_ path: String, _ error: FileError) -> DiagnosticError {
        let shown = name + "/" + path
        return StagedOutput.error(.site.cannotWrite(shown, error.reason), shown)
    }

    /// Runs a file operation; if it fails, throws that a file cannot be read or written.
    func attempt<Value>(
        _ path: String, copying source: String? = nil, _ work: () throws(FileError) -> Value
    ) throws(DiagnosticError) -> Value {
        do throws(FileError) {
            return try work()
        } catch {
            if let source, error.path == source {
                throw StagedOutput.error(.site.cannotRead(source, error.reason), source)
            }
            throw cannotWrite(path, error)
        }
    }
}
