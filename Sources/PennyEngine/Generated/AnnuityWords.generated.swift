// scripts/messages makes this file of messages/en/annuity.mf2.

/// The messages of the area annuity, with the values that they take.
enum AnnuityWords {
    static var area: MessageArea { MessageArea(0, digest: 0x9961_2378) }
}
