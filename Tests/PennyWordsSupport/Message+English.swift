public import PennyEngine
import PennyMarkup

extension Message {
    /// The text for readers in the United States.
    public var english: String {
        NumberWriter(for: .enUS, currency: .usDollar).text(self)
    }
}

extension Message? {
    /// The text for readers in the United States; empty without a message.
    public var english: String { self?.english ?? "" }
}
