public import PennyEngine

/// One of the offers that a page compares, each in a form of its own.
public struct OfferForm: Equatable, Sendable {
    /// The letter of the offer, which the `id`s of its fields contain.
    public let column: String
    private let calculator: Calculator

    /// The letters of the offers that a page may have.
    public static let columns = ["a", "b", "c", "d"]

    /// Creates the form of an offer; nil for a letter that no offer has.
    public init?(_ column: String, of calculator: Calculator) {
        guard Self.columns.contains(where: { $0.isSameText(as: column) }) else { return nil }
        self.column = column
        self.calculator = calculator
    }

    public static func == (one: Self, other: Self) -> Bool {
        one.column.isSameText(as: other.column) && one.calculator == other.calculator
    }

    /// Whether an offer shows a field at once that is folded in the calculator's own form.
    func shows(_ field: InputField) -> Bool {
        calculator.offers?.costs.contains { $0.isSameText(as: field.name) } == true
    }
}
