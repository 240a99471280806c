extension CommandFault {
    var summary: String {
        switch self {
        case .standardInputUnreadable: "standard input cannot be read"
        case .notASourceDate(let typed):
            "SOURCE_DATE_EPOCH “\(typed)” is not a number of seconds since 1970"
        case .notADay(let typed): "“\(typed)” is not a day"
        case .noTable(let set): "“\(set)” has no table to print as CSV"
        case .noFolder(let path, _): "there is no folder “\(path)”"
        case .notAFolder(let path): "“\(path)” is not a folder"
        case .fileIsThere(let path): "there is a file “\(path)” already"
        case .littleMemory(let limit, let least):
            "the program may use \(limit >> 20) MiB of address space, and needs \(least >> 20)"
        case .setFolder(let path): "“\(path)” is a part of a library"
        case .otherNumbers(let locale, let here):
            "the numbers of “\(locale)” are written otherwise than those of “\(here)” here"
        }
    }

    var nextStep: String {
        switch self {
        case .standardInputUnreadable: "Name a file instead."
        case .notASourceDate: "Set it to such a number, or unset it."
        case .notADay: "Write it as year-month-day, such as 2026-11-20."
        case .noTable: "Use “--format json”, or leave the option out."
        case .noFolder(_, let near):
            near.map { "Did you mean “\($0)”?" } ?? "Make it first, or name another."
        case .notAFolder, .setFolder: "Name the folder that holds site.yaml or calculations/."
        case .fileIsThere(let path): "Write “-o \(path)” to replace it, or name another file."
        case .littleMemory: "Raise the limit, such as with “ulimit -v unlimited”."
        case .otherNumbers(let locale, _):
            "Import it into a site whose locale in site.yaml is “\(locale)”."
        }
    }
}
