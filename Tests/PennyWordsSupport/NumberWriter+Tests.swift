import PennyEngine
public import PennyMarkup

extension NumberWriter {
    /// Dollars for readers in the United States.
    public static let plain = NumberWriter(for: .enUS, currency: .usDollar)
}
