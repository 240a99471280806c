/// A fault whose location the caller knows.
struct SiteFaultError: Error {
    let fault: SiteFault
    /// The unknown name, for which a similar one can be suggested.
    let meant: UnknownName?

    init(_ fault: SiteFault, meant: UnknownName? = nil) {
        self.fault = fault
        self.meant = meant
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
