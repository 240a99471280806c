/// Reads a price. It can have more decimals than the currency and can be a calculation:
/// `4.99 - 0.50`, `2*3.49`.
struct PriceInput {
    let currency: Currency
    let convention: NumberConvention
    /// The currency signs of the reader's locale.
    let symbols: String

    struct Price {
        /// The price in the major unit, above zero.
        let value: ExactFraction
        /// Whether the text was a calculation.
        let isExpression: Bool
        /// Whether an operator at the end was dropped.
        let isCut: Bool
        /// Whether its three decimals could be thousands in another number format: `3.334`.
        let mayBeThousands: Bool
    }

    func price(_ typed: String) throws(InputFailure) -> Price {
        do {
            return try ownPrice(typed)
        } catch {
            guard error.kind.mayNameOtherCurrency,
                let other = currency.other(in: typed, symbols: symbols)
            else { throw error }
            throw InputFailure(.amountInOther(typed, other, than: currency))
        }
    }

    private func ownPrice(_ typed: String) throws(InputFailure) -> Price {
        var text = TypedText(typed)
        let expression: NumberExpression
        do throws(ExpressionFailure) {
            expression = try NumberExpression.scan(
                &text, convention: convention, symbols: currency.signs(symbols))
        } catch {
            throw InputFailure(kind(of: error, typed))
        }
        text.skipSpaces()
        guard text.isAtEnd else { throw InputFailure(.notAnAmount(typed)) }
        if expression.value.isNegative { throw InputFailure(.priceBelowZero(typed)) }
        if expression.value.isZero { throw InputFailure(.zero(typed)) }
        let value = expression.value.magnitude
        if ExactFraction(money: Money.limit, currency).isLess(than: value) {
            throw InputFailure(.amountTooLarge(typed))
        }
        return Price(
            value: value, isExpression: expression.isExpression, isCut: expression.note != nil,
            mayBeThousands: expression.mayBeThousands && currency.minorUnitDigits < 3)
    }

    private func kind(of failure: ExpressionFailure, _ typed: String) -> InputProblem.Kind {
        switch failure {
        case .notANumber, .operatorFirst: .notAnAmount(typed)
        case .ambiguousMark: .ambiguousNumber(typed)
        case .tooLong, .tooManyDecimals, .resultTooLong: .amountTooLarge(typed)
        default: .expression(failure, typed)
        }
    }
}
