// scripts/messages makes this file of messages/en/card.mf2.

/// The messages of the area card, with the values that they take.
enum CardWords {
    static var area: MessageArea { MessageArea(3, digest: 0x9107_6A67) }
}
