import PennyDiagnostics
import PennyFiles

/// The files of an output that is being made: those that stand there already stay, and the others
/// are staged.
struct OutputFiles: Sendable {
    /// The output's folder as it was named, for messages.
    let name: String
    let files: NewFiles
    /// The staging folder.
    let staging: FileTree
    let standing: StandingOutput?
    let rule: KeyRule

    /// Takes one file at a path below the output.
    func write(
        _ content: Printed.Content, to path: String
    ) throws(DiagnosticError) -> Press.Made {
        switch content {
        case .bytes(let bytes), .picture(let bytes): return try write(bytes, to: path)
        case .making(let make): return try write(make(), to: path)
        case .file(let tree, let source):
            let digest = try attempt(path, copying: tree.path(source)) { () throws(FileError) in
                try tree.digest(of: source)
            }
            if let mark = standing?.mark(of: path, holding: source, in: tree) {
                return made(path, mark, digest, isNew: false)
            }
            let state = try attempt(path, copying: tree.path(source)) { () throws(FileError) in
                try files.copy(source, in: tree, to: path)
            }
            return made(path, StandingOutput.mark(of: state, rule), digest, isNew: true)
        case .pieces(let make): return try write(make, to: path)
        }
    }

    enum Linked {
        case made(Press.Made)
        /// There is no such file.
        case missing
        /// It is not what it was when it was made.
        case damaged
    }

    /// Takes a file that stands at the same path in another folder, without copying it where that
    /// can be.
    ///
    /// - Parameter stamp: by what it was known there, and what it held.
    func link(
        _ path: String, in tree: FileTree, _ stamp: FileStamp
    ) throws(DiagnosticError) -> Linked {
        let shown = tree.path(path)
        return try attempt(path, copying: shown) { () throws(FileError) in
            guard stamp.mark != .unknown, let state = try tree.state(of: path) else {
                return .missing
            }
            // One that was copied since, from another machine perhaps, is read.
            let isKnown = StandingOutput.mark(of: state, rule) == stamp.mark
            if !isKnown, try tree.digest(of: path) != stamp.content { return .damaged }
            if let mark = standing?.mark(of: path, holding: path, in: tree) {
                return .made(made(path, mark, stamp.content, isNew: false))
            }
            let linked = try files.link(path, in: tree, to: path)
            return .made(
                made(path, StandingOutput.mark(of: linked, rule), stamp.content, isNew: true))
        }
    }

    private func write(
        _ bytes: [UInt8], to path: String
    ) throws(DiagnosticError) -> Press.Made {
        let digest = FileDigest(of: bytes)
        if let mark = standing?.mark(of: path, holding: bytes) {
            return made(path, mark, digest, isNew: false)
        }
        let state = try attempt(path) { () throws(FileError) in
            try files.write(bytes, to: path)
        }
        return made(path, StandingOutput.mark(of: state, rule), digest, isNew: true)
    }

    /// What was made in pieces is staged, and dropped where it is what stands there.
    private func write(
        _ make: Printed.Pieces, to path: String
    ) throws(DiagnosticError) -> Press.Made {
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
        guard let mark = standing?.mark(of: path, holding: path, in: staging) else {
            return made(path, StandingOutput.mark(of: state, rule), digest.digest, isNew: true)
        }
        try attempt(path) { () throws(FileError) in try staging.remove(path) }
        return made(path, mark, digest.digest, isNew: false)
    }

    private func made(
        _ path: String, _ mark: FileMark, _ content: FileDigest, isNew: Bool
    ) -> Press.Made {
        Press.Made(path: path, stamp: FileStamp(mark: mark, content: content), isNew: isNew)
    }

    private func cannotWrite(_ path: String, _ error: FileError) -> DiagnosticError {
        let shown = name + "/" + path
        return OutputFolder.error(.cannotWrite(shown, reason: error.reason), shown)
    }

    /// Runs a file operation and says what cannot be read or written if it fails.
    func attempt<Value>(
        _ path: String, copying source: String? = nil, _ work: () throws(FileError) -> Value
    ) throws(DiagnosticError) -> Value {
        do throws(FileError) {
            return try work()
        } catch {
            if let source, error.path == source {
                throw OutputFolder.error(.cannotRead(source, reason: error.reason), source)
            }
            throw cannotWrite(path, error)
        }
    }
}
