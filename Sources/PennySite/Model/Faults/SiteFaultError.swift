import PennyDiagnostics

/// A fault whose location the caller knows.
struct SiteFaultError: Error {
    let fault: Fault
    /// The unknown name, and the fault with a similar one that is suggested.
    let unknown: (fault: @Sendable (String?) -> Fault, name: UnknownName)?

    init(_ fault: Fault) {
        self.fault = fault
        unknown = nil
    }

    /// Makes the fault of a name that was not found. Similar names are looked for later.
    init(unknown name: UnknownName, _ fault: @escaping @Sendable (String?) -> Fault) {
        self.fault = fault(nil)
        unknown = (fault, name)
    }
}

/// A name that was not found.
enum UnknownName: Sendable {
    case set(String)
    case term(String)
    /// The path of a link, and the file that has the link; nil for the menu.
    case path(String, from: String?)
    case row(String, table: String)
    case anchor(String, page: String)
}
