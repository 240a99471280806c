// scripts/messages makes this file of messages/en/annuity.mf2.

/// The messages of the area annuity, with the values that they take.
enum AnnuityWords {
    static var area: MessageArea { MessageArea(10, digest: 0x5EF0_CAA3) }
}
