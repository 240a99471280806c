import PennyContent

/// Checks names of sets in the library.
public enum SetName {
    /// The reason for which a name is refused.
    public enum Refusal: Equatable, Sendable {
        case characters
        case tooLong(limit: Int)
        /// Some file systems reserve it.
        case device
        /// It is the address of the page that lists the sets.
        case list
    }

    /// Nil for a name that a set may have.
    public static func refusal(of name: String) -> Refusal? {
        if name == "index" { return .list }
        if Slug.isValid(name) { return nil }
        if Slug.isReserved(name) { return .device }
        return name.utf8.count > Slug.lengthLimit ? .tooLong(limit: Slug.lengthLimit) : .characters
    }
}
