package import PennyDiagnostics

extension Fault {
    package static let command = CommandFaults()
}

/// Faults of running a command, apart from those of files.
package struct CommandFaults: FaultDeclarations {
    let standardInputUnreadable = Fault(1, "standard input cannot be read", "Name a file instead.")
    let notASourceDate = FaultDeclaration(2, example: "yesterday") { typed in
        (
            "SOURCE_DATE_EPOCH “\(typed)” is not a number of seconds since 1970",
            "Set it to such a number, or unset it."
        )
    }
    let notADay = FaultDeclaration(3, example: "2026-02-30") { typed in
        ("“\(typed)” is not a day", "Write it as year-month-day, such as 2026-11-20.")
    }
    let noTable = FaultDeclaration(4, example: "schedule") { set in
        ("“\(set)” has no table to print as CSV", "Use “--format json”, or leave the option out.")
    }
    let otherNumbers = FaultDeclaration(5, example: "fr-FR", "en-US") { locale, here in
        (
            "the numbers of “\(locale)” are written otherwise than those of “\(here)” here",
            "Import it into a site whose locale in site.yaml is “\(locale)”."
        )
    }
    let noFolder = FaultDeclaration(6, example: "sites", "site") { (path: String, near: String?) in
        ("there is no folder “\(path)”", didYouMean(near) ?? "Make it first, or name another.")
    }
    let notAFolder = FaultDeclaration(7, example: "site.yaml") { path in
        ("“\(path)” is not a folder", "Name the folder that holds site.yaml or calculations/.")
    }
    let setFolder = FaultDeclaration(8, example: "calculations") { path in
        (
            "“\(path)” is a part of a library",
            "Name the folder that holds site.yaml or calculations/."
        )
    }
    let fileIsThere = FaultDeclaration(9, example: "first-home.pdf") { path in
        (
            "there is a file “\(path)” already",
            "Write “-o \(path)” to replace it, or name another file."
        )
    }
    /// Too little memory. The numbers are bytes.
    let littleMemory = FaultDeclaration(10, example: 50 << 20, 64 << 20) {
        (limit: Int, least: Int) in
        (
            "the program may use \(limit >> 20) MiB of address space, and needs \(least >> 20)",
            "Raise the limit, such as with “ulimit -v unlimited”."
        )
    }
}
