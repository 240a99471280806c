import PennyMessages

/// A reason why messages cannot become Swift, with their file and name.
struct WordsFault: Error, Equatable {
    let path: String
    let kind: Kind

    enum Kind: Error, Equatable {
        case catalog(CatalogProblem)
        case typed(TypedWordsProblem)
        case unknownArea(String)
        case areaOfOtherFile(String)
        case languageOfOtherFile(String)
        case valueWithoutFunction(message: String, value: String)
        case valueWithoutType(message: String, value: String, function: String)
        case valueNotSelected(message: String, value: String)
        case unknownStyle(message: String, style: String)
        case otherKeys(message: String, value: String)
        case nameOfType(message: String, value: String)
        case repeatedName(String)
        case longName(String)
    }
}
