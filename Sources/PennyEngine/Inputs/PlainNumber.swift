/// A number as a person types it: `412,000`, `-0.08%`, `1 264,14`, and `€12` where it is an amount.
public struct PlainNumber: Equatable, Sendable {
    /// The number as typed: 0.08 for `0.08%`.
    public let value: ExactDecimal

    /// The reason why a text is not such a number.
    public enum Problem: Error, Equatable, Sendable {
        case notANumber
        /// Marks that the convention does not have there: `101.20` where decimals follow a comma.
        case otherMarks
        /// Three decimals that are thousands for readers with the other decimal mark: `1.234`.
        case mayBeThousands
        /// An amount of another currency.
        case otherCurrency(Currency, than: Currency)
    }

    /// Facts about a number that are known before it is read.
    public struct Meaning: Sendable {
        /// It is a percentage, with or without its sign. Percentages never have thousands.
        public var isPercentage = false
        /// It is an amount in this currency, and may have the currency's sign.
        public var currency: Currency?
        /// The currency signs of the reader's country.
        public var symbols = ""
        /// A person has chosen the marks for this number, so three decimals are decimals.
        public var isSure = false

        public init() {}
    }

    /// Reads a text by the marks of a convention.
    ///
    /// - Throws: the reason why it is not a number, or could be two.
    public init(
        _ text: String, _ convention: NumberConvention, _ meaning: Meaning = Meaning()
    ) throws(Problem) {
        do throws(Problem) {
            try self.init(own: text, convention, meaning)
        } catch {
            if error == .notANumber, let currency = meaning.currency,
                let other = currency.other(in: text, symbols: meaning.symbols)
            {
                throw .otherCurrency(other, than: currency)
            }
            throw error
        }
    }

    private init(
        own text: String, _ convention: NumberConvention, _ meaning: Meaning
    ) throws(Problem) {
        let signs = meaning.currency?.signs(meaning.symbols) ?? []
        var typed = TypedText(text)
        typed.skipSpaces()
        typed.scanSign(signs)
        typed.skipSpaces()
        let isNegative = typed.scan("-")
        if !isNegative { _ = typed.scan("+") }
        typed.skipSpaces()
        typed.scanSign(signs)
        typed.skipSpaces()
        guard typed.next != UInt8(ascii: "-") else { throw .notANumber }
        let number: ExactDecimal
        do {
            number = try typed.scanNumber(convention)
        } catch {
            throw error == .ambiguousMark ? .otherMarks : .notANumber
        }
        typed.skipSpaces()
        typed.scanSign(signs)
        typed.skipSpaces()
        let hasPercent = typed.scan("%")
        typed.skipSpaces()
        guard typed.isAtEnd, !hasPercent || meaning.currency == nil else { throw .notANumber }
        // `7.375%` must never be read as 7375%.
        if hasPercent || meaning.isPercentage {
            if typed.hasGroupMarks, number.scale == 0 { throw .otherMarks }
        } else if typed.mayBeThousands, !meaning.isSure,
            (meaning.currency?.minorUnitDigits ?? 0) < 3
        {
            throw .mayBeThousands
        }
        value = ExactDecimal(
            isNegative ? -number.coefficient : number.coefficient, scale: number.scale)
    }
}
