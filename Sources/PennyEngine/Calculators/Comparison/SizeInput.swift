/// Reads a size in which a number can be a calculation: `1000 - 50 g`.
struct SizeInput {
    let sizes: SizeParser

    func size(_ typed: String) throws(InputFailure) -> PackageSize {
        do throws(SizeFailure) {
            return try sizes.size(typed)
        } catch {
            if case .notAFraction = error { throw InputFailure(.size(error)) }
            guard let computed = try computed(typed) else { throw InputFailure(.size(error)) }
            do throws(SizeFailure) {
                return try plain.size(computed)
            } catch _ {
                // Reports the original failure, because the person did not type the computed text.
                throw InputFailure(.size(error))
            }
        }
    }

    /// The parser for computed text, which has a decimal point.
    private var plain: SizeParser {
        SizeParser(
            convention: .point, kind: sizes.kind, system: sizes.system, factors: sizes.factors,
            readsEnglish: sizes.readsEnglish)
    }

    /// Replaces the calculation in the text by its result. Returns nil if there is none.
    private func computed(_ typed: String) throws(InputFailure) -> String? {
        var text = TypedText(typed)
        let expression: NumberExpression
        do throws(ExpressionFailure) {
            expression = try NumberExpression.scan(&text, convention: sizes.convention)
        } catch {
            switch error {
            case .chained, .divisionByZero, .twoOperators:
                throw InputFailure(.expression(error, typed))
            default: return nil
            }
        }
        guard expression.isExpression, !expression.value.isNegative, !expression.value.isZero,
            let value = expression.value.exactDecimal
        else { return nil }
        let rest = String(bytes: Array(text.bytes[text.position...]))
        let words: Wording = "\(value.text())\(rest)"
        return words.text
    }
}
