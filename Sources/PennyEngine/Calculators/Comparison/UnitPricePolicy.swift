/// The rules for showing a unit price: units, decimals and tax. All policies but `exact` follow a
/// law. They help to compare prices and do not verify a shop's labels.
public struct UnitPricePolicy: Equatable, Sendable {
    /// The rounding of a unit price.
    public enum Rounding: Equatable, Sendable {
        /// As many decimals as distinguish the prices of the list.
        case exact
        /// Half up to the currency's decimals.
        case minorUnit
        /// Half up to the currency's decimals from one major unit up, and to one more decimal
        /// below.
        case tenthBelowOne
    }

    /// The name in files: `us`.
    public let name: String
    /// The policy as a message argument; nil for `exact`, which follows no law.
    let rules: ComparisonWords.Rules?
    /// The ISO 8601 date from which the law applies; empty without a law.
    public let effectiveFrom: String
    /// The law that the rules come from; nil without one.
    public let source: Message?
    /// The rounding of unit prices.
    public let rounding: Rounding
    /// Whether the unit price includes tax that is added at the register.
    public let includesTax: Bool
    /// The system of the pint and the fluid ounce.
    public let system: MeasureSystem
    /// The units for prices, the preferred one first; empty if any will do.
    let units: [String]

    /// Every policy, starting with the one that follows no law.
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

    /// Returns the policy with this name.
    public static func named(_ name: String) -> UnitPricePolicy? {
        for policy in all where policy.name.isSameText(as: name) { return policy }
        return nil
    }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.name.isSameText(as: rhs.name) }
}
