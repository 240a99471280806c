/// Reads an amount with the way it goes: `receive 20,000` and `20,000` are
/// above zero, `pay 400` and `-400` below it.
struct SignedAmount {
    let parser: AmountParser

    func amount(_ typed: String) throws(InputFailure) -> Int64 {
        var text = TypedText(typed)
        text.skipSpaces()
        var isPaid = false
        if text.take("-") {
            isPaid = true
        } else if !text.take("+") {
            isPaid = takeDirection(&text)
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

    /// Whether a word says that the amount is paid.
    private func takeDirection(_ text: inout TypedText) -> Bool {
        let start = text.position
        let word = TypedText.folded(String(bytes: text.takeWord()))
        for paid in ["pay", "paid"] where word.isSameText(as: paid) { return true }
        for received in ["receive", "received", "get"] where word.isSameText(as: received) {
            return false
        }
        text.position = start
        return false
    }
}
