import PennyDiagnostics

extension LibraryFault {
    public var summary: String {
        switch self {
        case .files(let reason): "the library’s file cannot be used: \(reason)"
        case .busy: "another pennypress is changing this library"
        case .damagedPlan: "the plan of an unfinished change cannot be read"
        case .foreignPlan(let from, let to):
            "the plan of an unfinished change has a step that no library takes: "
                + "“\(from)” to “\(to)”"
        case .planOfOtherFolder:
            "an unfinished change came with this folder, and was not begun here"
        case .damagedState: "what the library remembered cannot be read"
        case .unknownSet(let id, _, _): "no saved set is named “\(id)”"
        case .noCurrentSet: "no set was worked with yet"
        case .emptyLibrary: "no set is saved here yet"
        case .badName(let name, .characters, _): "“\(name)” cannot be the name of a set"
        case .badName(let name, .tooLong, _): "the name has \(name.count) characters"
        case .badName(let name, .device, _): "“\(name)” is a name that some systems keep"
        case .badName(let name, .list, _): "“\(name)” is the name of the list of sets"
        case .ambiguousName(let name, _): "several sets are named “\(name)”"
        case .notAFolder: "sets are kept in a folder, and this is none"
        case .unfinished: "an earlier change of this library is not finished"
        case .willHappen(let reason): "the change has begun and is not finished: \(reason)"
        case .unconfirmed(let reason):
            "the change is made, but the disk has not confirmed it: \(reason)"
        case .nameTaken(let name, _): "a set named “\(name)” is there already"
        case .rowOfTable(let id, let path, let line): "“\(id)” is line \(line) of \(path)"
        case .notReadBack(let name): "the input “\(name)” would not be read back as it was typed"
        case .tooLarge(let limit): "the inputs are larger than \(limit / 1024) KiB"
        }
    }

    public var nextStep: String {
        switch self {
        case .files: "Check the permissions and the free space, then try again."
        case .busy: "Wait until it is done, then try again."
        case .damagedPlan:
            "Remove “.library/pending”; the sets and the removed ones lie elsewhere."
        case .planOfOtherFolder:
            "Pennypress does not make it. Save what you need from “.library/pending”, then "
                + "remove it."
        case .damagedState: "The sets are untouched; the next change writes it again."
        case .foreignPlan:
            "Someone else wrote it. Remove “.library/pending”, and look at what else is there."
        case .unknownSet(_, let near?, _): "Did you mean “\(near)”?"
        case .unknownSet(_, nil, let known) where known.isEmpty:
            Self.saveFirst
        case .unknownSet(_, nil, let known) where known.count <= 8:
            "Write one of \(alternatives(known))."
        case .unknownSet: "See their names with “pennypress list”."
        case .emptyLibrary: Self.saveFirst
        case .noCurrentSet: "Name one; “pennypress list” shows them."
        case .badName(_, .characters, let suggestion):
            "Use small letters, digits and hyphens, such as “\(suggestion)”."
        case .ambiguousName(_, let paths): "Rename one of \(alternatives(paths))."
        case .notAFolder:
            "Put a folder there; symbolic links are not followed."
        case .unfinished: "The next command that saves, removes or puts back a set finishes it."
        case .willHappen:
            "Free some space or fix the folder. The next change of the library finishes this one."
        case .unconfirmed: "Check the disk: a power failure now may undo the change."
        case .badName(_, .tooLong(let limit), _): "Write at most \(limit)."
        case .badName(_, _, let suggestion), .nameTaken(_, let suggestion):
            "Choose another name, such as “\(suggestion)”."
        case .rowOfTable: "Delete that line of the table by hand."
        case .notReadBack: "Write the set into a file by hand."
        case .tooLarge: "Leave some of them out."
        }
    }
    private static let saveFirst =
        "Save one first, such as “pennypress save loan principal=350000 rate=6.25% "
        + "term='30 years'”."
}
