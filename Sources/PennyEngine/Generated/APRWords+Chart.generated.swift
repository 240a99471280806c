// scripts/messages makes this file of messages/en/apr.mf2.

extension APRWords {
    /// `Payments of {$paid :money} are worth {$worth :money} at the start`
    @inline(never) static func chartWorthFinding(paid: Int64, worth: Int64) -> Message {
        Message(area, 6, [.money(paid), .money(worth)])
    }
    /// `Cost of the credit`
    static var chartWorthSeriesCost: Message { Message(area, 7) }
    /// `Value at the start`
    static var chartWorthSeriesWorth: Message { Message(area, 8) }
}
