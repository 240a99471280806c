// scripts/messages makes this file of messages/en/apr.mf2.

extension APRWords {
    ///     Half a unit of the fourteenth decimal below the rate, the payments are worth the same as
    ///     the advances or more. Half a unit above the rate, they are worth less.
    static var proofRoundingFalling: Message { Message(area, 43) }
    ///     Half a unit of the fourteenth decimal below the rate, the payments are worth the same as
    ///     the advances or less. Half a unit above the rate, they are worth more.
    static var proofRoundingRising: Message { Message(area, 44) }
    ///     At the computed rate, the advances are worth {$advances :money} at the start, and the
    ///     payments are worth {$payments :money}.
    @inline(never) static func proofSides(advances: Int64, payments: Int64) -> Message {
        Message(area, 45, [.money(advances), .money(payments)])
    }
}
