/// The signs of currencies, as `USD $;JPY ¥` lists them.
package enum CurrencySymbols {
    /// The sign that a list has for a code.
    package static func sign(of code: String, in list: String) -> String? {
        let (wanted, bytes) = (code.bytes, list.bytes)
        var start = 0
        while start + wanted.count < bytes.count {
            var end = start
            while end < bytes.count, bytes[end] != separator { end += 1 }
            let sign = start + wanted.count + 1
            if sign <= end, bytes[start..<sign - 1].elementsEqual(wanted) {
                return String(bytes: Array(bytes[sign..<end]))
            }
            start = end + 1
        }
        return nil
    }

    private static let separator = UInt8(ascii: ";")
}

extension Currency {
    /// What may stand beside an amount: the sign that a list has for the currency, its code, and
    /// its common sign.
    func signs(_ list: String) -> [String] {
        var signs: [String] = []
        if let sign = CurrencySymbols.sign(of: code, in: list) {
            signs.append(TypedText.folded(sign: sign))
        }
        signs.append(code)
        if let symbol { signs.append(symbol) }
        return signs
    }
}

extension TypedText {
    /// A sign as it is read: without the spaces and marks of direction around it.
    fileprivate static func folded(sign: String) -> String {
        var bytes = TypedText(sign).bytes
        while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
        return String(bytes: bytes)
    }
}
