public import PennyEngine
import PennyMarkup

extension Message {
    /// What readers in the United States are told.
    public var english: String {
        NumberWriter(for: .enUS, currency: .usDollar).text(self)
    }
}

extension Message? {
    /// What readers in the United States are told; nothing where there is no message.
    public var english: String { self?.english ?? "" }
}
