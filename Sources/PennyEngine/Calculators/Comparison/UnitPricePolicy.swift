/// The rules that a unit price is shown by: which units, how many decimals, and
/// whether tax is in. Each but `exact` follows a text of law; it is an aid to
/// comparing, not a check of a shop's labels.
public struct UnitPricePolicy: Equatable, Sendable {
    /// How a unit price becomes decimals.
    public enum Rounding: Equatable, Sendable {
        /// As many decimals as tell the prices of the list apart.
        case exact
        /// Half-up to the currency's decimals.
        case minorUnit
        /// Half-up to the currency's decimals from one major unit on, and to one
        /// decimal more below.
        case tenthBelowOne
    }

    /// The word in files: `us`.
    public let name: String
    /// The rules in messages; none for those that are no law.
    let rules: ComparisonWords.Rules?
    /// The day the text applies from, as ISO 8601; empty where it is no law.
    public let effectiveFrom: String
    /// The text the rules come from; none where it is no law.
    public let source: Message?
    /// How a unit price is rounded.
    public let rounding: Rounding
    /// Tax that is added at the till counts into the unit price.
    public let includesTax: Bool
    /// Whose pint and fluid ounce are meant.
    public let system: MeasureSystem
    /// The units prices may be shown in, the preferred first; none where any will do.
    let units: [String]

    /// Every policy, the one without law first.
    public static let all = [exact, us, uk, eu, au]

    static let exact = UnitPricePolicy(
        name: "exact", rules: nil, effectiveFrom: "", source: nil,
        rounding: .exact, includesTax: true, system: .us, units: [])

    static let us = UnitPricePolicy(
        name: "us", rules: .us, effectiveFrom: "2013-04-23", source: ComparisonWords.rulesUs,
        rounding: .tenthBelowOne, includesTax: false, system: .us,
        units: [
            "lb", "oz wt", "kg", "100 g", "gal", "qt", "pt", "fl oz", "l", "100 ml", "yd", "ft",
            "m",
            "ft2", "yd2", "in2", "m2", "each", "10", "100",
        ])

    static let uk = UnitPricePolicy(
        name: "uk", rules: .uk, effectiveFrom: "2026-04-06", source: ComparisonWords.rulesUk,
        rounding: .tenthBelowOne, includesTax: true, system: .imperial,
        units: ["kg", "100 g", "10 g", "l", "100 ml", "75 cl", "m", "m2", "m3", "each"])

    static let eu = UnitPricePolicy(
        name: "eu", rules: .eu, effectiveFrom: "2000-03-18", source: ComparisonWords.rulesEu,
        rounding: .minorUnit, includesTax: true, system: .us,
        units: ["kg", "100 g", "l", "100 ml", "m", "m2", "m3", "each"])

    static let au = UnitPricePolicy(
        name: "au", rules: .other, effectiveFrom: "2021-10-01", source: ComparisonWords.rulesAu,
        rounding: .minorUnit, includesTax: true, system: .imperial,
        units: [
            "100 g", "kg", "10 g", "100 ml", "l", "10 ml", "m", "100 m", "m2", "each", "10", "100",
        ])

    /// The policy with this name.
    public static func named(_ name: String) -> UnitPricePolicy? {
        for policy in all where policy.name.isSameText(as: name) { return policy }
        return nil
    }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.name.isSameText(as: rhs.name) }
}
