/// Why a size could not be read. Each case holds what was typed, or the part of
/// it that is wrong.
public enum SizeFailure: Error, Equatable, Sendable {
    case empty
    /// No number stands where one is needed.
    case notANumber(String)
    /// A mark that may stand before decimals or between thousands.
    case ambiguousNumber(String)
    case tooManyDecimals(String, limit: Int)
    case tooLarge(String)
    case negative(String)
    case zero(String)
    /// `6/12`: not a fraction people measure by; `6 x 12` in some trades.
    case notAFraction(String)
    /// A unit alone, which is one of it only after `per`.
    case numberMissing(unit: String)
    /// One and a half packs, or half a piece.
    case countNotWhole(String)
    /// A number that cannot be pieces; the kind is what the list measures.
    case unitMissing(String, kind: MeasureKind?)
    /// A number alone as the size of a product, in a list of which another product sets what it
    /// measures.
    case alone(String, product: String, first: String, MeasureKind, firstEntry: Int)
    case unknownUnit(String, nearest: String?)
    case ambiguousUnit(String, choices: [String])
    /// Only a smaller unit of the same system goes on with a size: `2 lb 3 oz`.
    case notAPart(String, of: String)
    /// Two parts of one size, and what each measures.
    case mixedKinds(String, MeasureKind, String, MeasureKind)
    /// `2 m x 3 m`
    case twoMeasures(String)
    /// What stands in brackets is another size.
    case contradicts(String, restated: String)
    /// What is left over at the end.
    case unreadRest(String)
}
