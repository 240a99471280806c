import PennyContent
import PennyFiles

/// The effect of a step of a change on files, recorded before the step. After a failure the disk
/// shows whether it was done.
enum AppliedStep {
    /// A file gets another name, and may retain its own.
    case named(file: String, String)
    /// The target has the same file already, and the file is removed.
    case present(file: String, at: String)
    /// A new file gets the name of one that had these bytes.
    case replaced(file: String, new: String, earlier: [UInt8]?)
}

extension LibraryStore {
    /// Undoes a step so that it can be applied again, which may be necessary until the plan is
    /// removed.
    func undo(_ step: AppliedStep) throws(FileError) {
        switch step {
        case .named(let file, let name): try undoNaming(of: file, name)
        case .present(let file, let path):
            // A staged file is no longer needed; a removed set is, if the undo of its removal is
            // undone.
            let isNeeded = FileSystem.split(file).folder != LibraryPaths.pending
            if isNeeded, try tree.existingKind(at: file) == nil {
                try steps.write(try tree.read(path, limit: ContentText.byteLimit), to: file)
            }
        case .replaced(let file, let new, let earlier):
            guard try tree.existingKind(at: new) == nil else { return }
            try steps.rename(file, to: new)
            guard let earlier else { return }
            try steps.write(earlier, to: LibraryPaths.scratch)
            try steps.rename(LibraryPaths.scratch, to: file)
        }
    }

    private func undoNaming(of file: String, _ name: String) throws(FileError) {
        guard try tree.existingKind(at: name) != nil else { return }
        guard try tree.existingKind(at: file) != nil else {
            return try steps.rename(name, to: file)
        }
        if try tree.isOneFile(file, name) { try steps.remove(name) }
    }
}
