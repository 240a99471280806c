/// Reads an amount with its direction: `receive 20,000` and `20,000` are positive, `pay 400` and
/// `-400` are negative.
struct SignedAmount {
    let parser: AmountParser

    func amount(_ typed: String) throws(InputFailure) -> Int64 {
        var text = TypedText(typed)
        text.skipSpaces()
        var isPaid = false
        if text.scan("-") {
            isPaid = true
        } else if !text.scan("+") {
            isPaid = scanIsPaid(&text)
        }
        text.skipSpaces()
        let rest = String(bytes: Array(text.bytes[text.position...]))
        do throws(InputFailure) {
            let amount = try parser.amount(rest)
            return isPaid ? -amount : amount
        } catch {
            switch error.kind {
            case .negative, .notAnAmount: throw InputFailure(.notAnAmount(typed))
            default: throw error
            }
        }
    }

    /// Scans a word for the direction. Returns whether it says that the amount is paid.
    private func scanIsPaid(_ text: inout TypedText) -> Bool {
        let start = text.position
        let word = TypedText.folded(String(bytes: text.scanWord()))
        for paid in ["pay", "paid"] where word.isSameText(as: paid) { return true }
        for received in ["receive", "received", "get"] where word.isSameText(as: received) {
            return false
        }
        text.position = start
        return false
    }
}
