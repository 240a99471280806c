// scripts/messages makes this file of messages/en/apr.mf2.

/// The messages of the area apr, with the values that they take.
enum APRWords {
    static var area: MessageArea { MessageArea(1, digest: 0x587F_7EBB) }
    enum Unit: String, Sendable {
        case days
        case weeks
        case semimonth
        case year
        case other
    }
    enum Credit: String, Sendable {
        case before
        case since
        case other
    }
}
