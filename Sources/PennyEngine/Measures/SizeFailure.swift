/// The reason why a size cannot be read. Each case has the typed text, or the part of it that is
/// wrong.
public enum SizeFailure: Error, Equatable, Sendable {
    case empty
    /// A number is missing.
    case notANumber(String)
    /// A mark that may be before decimals or between thousands.
    case ambiguousNumber(String)
    case tooManyDecimals(String, limit: Int)
    case tooLarge(String)
    case negative(String)
    case zero(String)
    /// `6/12`: not a fraction that people measure by; `6 x 12` in some trades.
    case notAFraction(String)
    /// A unit alone, which means one of it only after `per`.
    case numberMissing(unit: String)
    /// A count that is not whole: one and a half packs, or half a piece.
    case countNotWhole(String)
    /// A number without a unit that cannot be pieces. `kind` is the measure of the list.
    case unitMissing(String, kind: MeasureKind?)
    /// A number without a unit as the size of a product, in a list whose measure another product
    /// sets.
    case alone(String, product: String, first: String, MeasureKind, firstEntry: Int)
    case unknownUnit(String, nearest: String?)
    case ambiguousUnit(String, choices: [String])
    /// A second part that is not in a smaller unit of the same system, as in `2 lb 3 oz`.
    case notAPart(String, of: String)
    /// Two parts of one size that measure different kinds of quantity.
    case mixedKinds(String, MeasureKind, String, MeasureKind)
    /// `2 m x 3 m`
    case twoMeasures(String)
    /// A restatement in brackets that is a different size.
    case contradicts(String, restated: String)
    /// Text after the end of the size.
    case unreadRest(String)
}
