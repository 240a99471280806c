import PennyContent
import PennyFiles

/// The effect of a step of a change on files, noted before the step. After a failure the disk says
/// whether it was done.
enum TakenStep {
    /// A file gets another name, and may keep its own.
    case named(file: String, String)
    /// The place of a file has the same already, and the file goes.
    case found(file: String, at: String)
    /// A new file gets the name of one that had these bytes.
    case replaced(file: String, new: String, earlier: [UInt8]?)
}

extension LibraryStore {
    /// Undoes a step so that it can be taken again: until the plan is removed, it may have to be.
    func undo(_ step: TakenStep) throws(FileError) {
        switch step {
        case .named(let file, let name): try undoNaming(of: file, name)
        case .found(let file, let place):
            // A staged file is not needed any more; a removed set is, if the undo of its removal
            // is undone.
            let isNeeded = FileSystem.split(file).folder != LibraryPlaces.pending
            if isNeeded, try tree.standing(at: file) == nil {
                try steps.write(try tree.read(place, limit: ContentText.byteLimit), to: file)
            }
        case .replaced(let file, let new, let earlier):
            guard try tree.standing(at: new) == nil else { return }
            try steps.rename(file, to: new)
            guard let earlier else { return }
            try steps.write(earlier, to: LibraryPlaces.scratch)
            try steps.rename(LibraryPlaces.scratch, to: file)
        }
    }

    private func undoNaming(of file: String, _ name: String) throws(FileError) {
        guard try tree.standing(at: name) != nil else { return }
        guard try tree.standing(at: file) != nil else {
            return try steps.rename(name, to: file)
        }
        if try tree.isOneFile(file, name) { try steps.remove(name) }
    }
}
