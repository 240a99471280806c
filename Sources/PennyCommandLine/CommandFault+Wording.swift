extension CommandFault {
    var summary: String {
        switch self {
        case .standardInputUnreadable: "standard input cannot be read"
        case .notASourceDate(let typed):
            "SOURCE_DATE_EPOCH “\(typed)” is not a number of seconds since 1970"
        }
    }

    var nextStep: String {
        switch self {
        case .standardInputUnreadable: "Name a file instead."
        case .notASourceDate: "Set it to such a number, or unset it."
        }
    }
}
