/// A ratio that may be negative, such as a time before the first advance.
struct SignedRatio: Equatable {
    let numerator: Int128
    /// The denominator, which is positive.
    let denominator: Int128

    init(_ numerator: Int128, _ denominator: Int128) {
        let magnitude = Ratio(numerator < 0 ? -numerator : numerator, denominator)
        self.numerator = numerator < 0 ? -magnitude.numerator : magnitude.numerator
        self.denominator = magnitude.denominator
    }

    init(_ ratio: Ratio) {
        self.init(ratio.numerator, ratio.denominator)
    }

    static let zero = SignedRatio(0, 1)

    var isWhole: Bool { denominator == 1 }

    static func + (lhs: Self, rhs: Self) -> Self {
        Self(
            lhs.numerator * rhs.denominator + rhs.numerator * lhs.denominator,
            lhs.denominator * rhs.denominator)
    }

    func times(_ count: Int) -> Self { Self(numerator * Int128(count), denominator) }

    /// The ratio as text: `-1`, `13/30`.
    var text: String {
        let plain = Ratio(numerator < 0 ? -numerator : numerator, denominator).text
        return numerator < 0 ? Wording("−\(plain)").text : plain
    }

    /// Parses `3`, `1.5`, `13/30` and `-1/12`, with at most nine digits in the numerator and in the
    /// denominator.
    static func parse(
        _ typed: String, _ convention: NumberConvention
    ) throws(InputFailure) -> SignedRatio {
        var text = TypedText(TypedText.folded(typed))
        guard let top = number(&text, convention) else { throw InputFailure(.notARatio(typed)) }
        text.skipSpaces()
        if text.isAtEnd { return top }
        guard text.scan("/") else { throw InputFailure(.notARatio(typed)) }
        text.skipSpaces()
        guard let bottom = number(&text, convention), text.isAtEnd, top.isWhole, bottom.isWhole,
            bottom.numerator > 0
        else { throw InputFailure(.notARatio(typed)) }
        return SignedRatio(top.numerator, bottom.numerator)
    }

    private static let limit: Int128 = 1_000_000_000

    private static func number(
        _ text: inout TypedText, _ convention: NumberConvention
    ) -> SignedRatio? {
        guard let number = try? text.scanNumber(convention), number.scale <= 9,
            number.coefficient < limit, number.coefficient > -limit
        else { return nil }
        return SignedRatio(number.coefficient, ExactDecimal.powerOfTen(number.scale))
    }
}
