// scripts/messages makes this file of messages/en/comparison.mf2.

/// The messages of the area comparison, with the values that they take.
enum ComparisonWords {
    static var area: MessageArea { MessageArea(7, digest: 0x8D58_CEF8) }
    enum Rules: String, Sendable {
        case us
        case uk
        case eu
        case other
    }
    enum Period: String, Sendable {
        case day
        case week
        case month
        case other
    }
}
