public import PennyEngine

/// The fields of a calculator's form before anything is typed. Most fields of most sets are left
/// so, and a site of many sets writes them once.
public struct BlankForm: Sendable {
    let currency: Currency
    let fields: [[UInt8]]

    /// - Parameter defaults: the currency and number style of the sets it is for.
    public init(_ fields: [InputField], _ defaults: InputDefaults) {
        currency = defaults.currency
        self.fields = FormHTML(fields, [], defaults).blankFields()
    }
}
