public import PennyEngine

/// The empty fields of a calculator's form. Most fields of most sets are empty, so a site of many
/// sets renders them once.
public struct BlankForm: Sendable {
    let currency: Currency
    let fields: [[UInt8]]

    /// - Parameters:
    /// - defaults: the currency and number style of the sets that use the form.
    /// - numbers: writes the labels.
    public init(
        _ calculator: Calculator, _ defaults: InputDefaults, _ numbers: NumberWriter
    ) {
        currency = defaults.currency
        self.fields = FormHTML(calculator, [], defaults, numbers).blankFields()
    }
}
