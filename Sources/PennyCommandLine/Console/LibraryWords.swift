import PennyContent
import PennyDiagnostics
import PennyLibrary

/// The messages of commands that remove and restore sets.
enum LibraryWords {
    static func removed(_ removal: Removal) -> String {
        "removed “\(removal.id)”; “pennypress undo” puts it back"
    }

    static func text(of outcome: UndoOutcome) -> String {
        switch outcome {
        case .restored(let id, let old) where id != old:
            "put back “\(old)” as “\(id)”, as another set has its name"
        case .restored(let id, _): "put back “\(id)”"
        case .duplicate(let id, let same, let path):
            "not put back: the inputs of “\(id)” were saved since as “\(same)”\n"
                + "  Its file is kept as \(path); move it to its folder to have it all the same."
        case .full(let id, let folder, let capacity):
            "not put back: \(folder.name)/ is full, with \(counted(capacity, "set"))\n"
                + "  “\(id)” stays to be put back: remove another set first, or raise "
                + "capacity under library in site.yaml."
        case .nothing: "nothing to undo: no set was removed"
        }
    }

    static func text(of outcome: RedoOutcome) -> String {
        switch outcome {
        case .removed(let removal): removed(removal)
        case .gone(let id): "nothing to redo: “\(id)” is no longer there"
        case .nothing: "nothing to redo: no removal was undone since the last change"
        }
    }
}
