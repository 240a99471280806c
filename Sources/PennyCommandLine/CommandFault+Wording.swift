extension CommandFault {
    var summary: String {
        switch self {
        case .standardInputUnreadable: "standard input cannot be read"
        case .notASourceDate(let typed):
            "SOURCE_DATE_EPOCH “\(typed)” is not a number of seconds since 1970"
        case .notADay(let typed): "“\(typed)” is not a day"
        case .noTable(let set): "“\(set)” has no table to print as CSV"
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
        case .otherNumbers(let locale, _):
            "Import it into a site whose locale in site.yaml is “\(locale)”."
        }
    }
}
