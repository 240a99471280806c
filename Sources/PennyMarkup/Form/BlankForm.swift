public import PennyEngine

/// The fields of a calculator's form before anything is typed. Most fields of most sets are left
/// so, and a site of many sets writes them once.
public struct BlankForm: Sendable {
    let currency: Currency
    let fields: [[UInt8]]

    /// - Parameters:
    ///   - defaults: the currency and number style of the sets it is for.
    ///   - numbers: writes the labels.
    public init(
        _ fields: [InputField], _ defaults: InputDefaults, _ numbers: NumberWriter
    ) {
        currency = defaults.currency
        self.fields = FormHTML(fields, [], defaults, numbers).blankFields()
    }
}
