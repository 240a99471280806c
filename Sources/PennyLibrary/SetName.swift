import PennyContent

/// Which names a set of the library may have.
public enum SetName {
    /// Why a name may not be one.
    public enum Refusal: Equatable, Sendable {
        case characters
        case tooLong(limit: Int)
        /// Some file systems keep it.
        case device
        /// The page that lists the sets has it as its address.
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
