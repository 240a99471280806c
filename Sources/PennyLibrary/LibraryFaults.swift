package import PennyDiagnostics

extension Fault {
    package static let library = LibraryFaults()
}

/// Faults of the library.
package struct LibraryFaults: FaultDeclarations {
    let files = FaultDeclaration(651, example: "Permission denied") { reason in
        (
            "the library’s file cannot be used: \(reason)",
            "Check the permissions and the free space, then try again."
        )
    }
    let busy = Fault(
        652, "another pennypress is changing this library", "Wait until it is done, then try again."
    )
    let damagedPlan = Fault(
        653, "the plan of an unfinished change cannot be read",
        "Remove “.library/pending”; the sets and the removed ones lie elsewhere.")
    let foreignPlan = FaultDeclaration(654, example: "notes.md", "calculations/notes.md") {
        from, to in
        (
            "the plan of an unfinished change has a step that no library takes: "
                + "“\(from)” to “\(to)”",
            "Someone else wrote it. Remove “.library/pending”, and look at what else is there."
        )
    }
    let planOfOtherFolder = Fault(
        669, "an unfinished change came with this folder, and was not begun here",
        "Pennypress does not make it. Save what you need from “.library/pending”, then "
            + "remove it.")
    let damagedState = Fault(
        655, as: .warning, "what the library remembered cannot be read",
        "The sets are untouched; the next change writes it again.")
    let unknownSet = FaultDeclaration(
        656, example: "frist-home", "first-home", ["first-home", "car"]
    ) { (id: String, near: String?, known: [String]) in
        let one =
            known.isEmpty
            ? saveFirst
            : known.count <= 8
                ? "Write one of \(alternatives(known))." : "See their names with “pennypress list”."
        return ("no saved set is named “\(id)”", didYouMean(near) ?? one)
    }
    let noCurrentSet = Fault(
        657, "no set was worked with yet", "Name one; “pennypress list” shows them.")
    let emptyLibrary = Fault(658, "no set is saved here yet", saveFirst)
    let badName = FaultDeclaration(659, example: "First Home", .characters, "first-home") {
        (name: String, refusal: SetName.Refusal, suggestion: String) in
        let another = "Choose another name, such as “\(suggestion)”."
        return switch refusal {
        case .characters:
            (
                "“\(name)” cannot be the name of a set",
                "Use small letters, digits and hyphens, such as “\(suggestion)”."
            )
        case .tooLong(let limit):
            ("the name has \(name.count) characters", "Write at most \(limit).")
        case .device: ("“\(name)” is a name that some systems keep", another)
        case .list: ("“\(name)” is the name of the list of sets", another)
        }
    }
    let ambiguousName = FaultDeclaration(
        660, example: "car", ["calculations/car.md", "comparisons/car.md"]
    ) { (name: String, paths: [String]) in
        ("several sets are named “\(name)”", "Rename one of \(alternatives(paths)).")
    }
    let notAFolder = Fault(
        661, "sets are saved in a folder, and this is not one",
        "Put a folder there; symbolic links are not followed.")
    let unfinished = Fault(
        662, as: .warning, "an earlier change of this library is not finished",
        "The next command that saves, removes or puts back a set finishes it.")
    let willHappen = FaultDeclaration(663, example: "No space left on device") { reason in
        (
            "the change has begun and is not finished: \(reason)",
            "Free some space or fix the folder. The next change of the library finishes this one."
        )
    }
    let unconfirmed = FaultDeclaration(664, example: "Input/output error") { reason in
        (
            "the change is made, but the disk has not confirmed it: \(reason)",
            "Check the disk: a power failure now may undo the change."
        )
    }
    let nameTaken = FaultDeclaration(665, example: "first-home", "first-home-2") {
        name, suggestion in
        ("a set named “\(name)” is there already", "Choose another name, such as “\(suggestion)”.")
    }
    let rowOfTable = FaultDeclaration(666, example: "spring") { id in
        ("“\(id)” is a row of a table", "Delete its line by hand.")
    }
    let notReadBack = FaultDeclaration(667, example: "offer-2") { name in
        (
            "the input “\(name)” would not be read back as it was typed",
            "Write the set into a file by hand."
        )
    }
    let tooLarge = FaultDeclaration(668, example: 1024 * 1024) { (limit: Int) in
        ("the inputs are larger than \(limit / 1024) KiB", "Leave some of them out.")
    }
}

private let saveFirst =
    "Save one first, such as “pennypress save loan principal=350000 rate=6.25% "
    + "term='30 years'”."
