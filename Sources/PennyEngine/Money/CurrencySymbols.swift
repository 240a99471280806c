/// Lists of currency signs in the form `USD $;JPY ¥`.
package enum CurrencySymbols {
    /// The sign for a code in a list, if it has one.
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

extension CurrencySymbols {
    /// The code for a sign in a list; nil where the list has no such sign, or several codes for it.
    fileprivate static func code(of sign: String, in list: String) -> String? {
        var found: String?
        for entry in list.bytes.split(separator: separator) {
            guard let gap = entry.firstIndex(of: UInt8(ascii: " ")) else { continue }
            let own = TypedText.folded(sign: String(bytes: Array(entry[(gap + 1)...])))
            guard own.isSameText(as: sign) else { continue }
            let code = String(bytes: Array(entry[..<gap]))
            if let found, !found.isSameText(as: code) { return nil }
            found = code
        }
        return found
    }

    /// Other signs that people write, and common signs of countries.
    fileprivate static let others = """
        USD US$;CAD CA$;CAD C$;AUD A$;AUD AU$;NZD NZ$;HKD HK$;SGD S$;MXN MX$;TWD NT$;JPY ￥;\
        JPY JP¥;JPY 円;CNY CN¥;CNY 元;KRW 원;INR Rs;DKK kr;SEK kr;NOK kr;ISK kr;HUF Ft;UAH грн;\
        RUB ₽;RUB руб;CHF Fr;RON lei;RSD дин;IDR Rp;MYR RM;THB ฿;GHS ₵;KZT ₸;EGP E£;ILS NIS;TRY TL
        """
}

extension Currency {
    /// The signs that may be beside an amount: the one that a list has for the currency, its code,
    /// its common sign, and others that people write.
    func signs(_ list: String) -> [String] {
        var signs: [String] = []
        if let sign = CurrencySymbols.sign(of: code, in: list) {
            signs.append(TypedText.folded(sign: sign))
        }
        signs += [code, TypedText.folded(code)]
        if let symbol { signs.append(symbol) }
        for entry in CurrencySymbols.others.bytes.split(separator: UInt8(ascii: ";"))
        where entry.starts(with: code.bytes) {
            signs.append(String(bytes: Array(entry.dropFirst(4))))
        }
        return signs
    }

    /// The currency that a sign or a code beside a number means: `own` where that is one of its
    /// signs, then the country's currency, and the usual one for `$` and `¥`.
    package static func meant(
        by typed: String, own: Currency, symbols: String
    ) -> Currency? {
        let sign = withoutFullStop(TypedText.folded(sign: typed))
        for known in own.signs(symbols) where withoutFullStop(known).isSameText(as: sign) {
            return own
        }
        if let known = Currency(code: sign) { return known }
        if sign.isSameText(as: "$") { return .usDollar }
        if sign.isSameText(as: "¥") { return Currency(code: "JPY") }
        for list in [symbols, CurrencySymbols.others] {
            let code =
                CurrencySymbols.code(of: sign, in: list)
                ?? CurrencySymbols.code(of: Wording("\(sign).").text, in: list)
            if let code { return Currency(code: code) }
        }
        var found: Currency?
        for (code, symbol) in Self.symbols where symbol.isSameText(as: sign) {
            if found != nil { return nil }
            found = Currency(code: code)
        }
        return found
    }

    /// Reads a currency by its code, or by a sign that means one currency to readers whose own
    /// currency is `own`; nil for another text.
    package init?(typed: String, own: Currency, symbols: String) {
        if let known = Currency(code: TypedText.folded(typed)) {
            self = known
            return
        }
        let sign = TypedText.trimmed(typed)
        guard !sign.isEmpty, let known = Self.meant(by: sign, own: own, symbols: symbols) else {
            return nil
        }
        self = known
    }

    /// The other currency that an amount names; nil where it names none, and for text that is not
    /// an amount.
    @inline(never)
    func other(in typed: String, symbols: String) -> Currency? {
        var sign: [UInt8] = []
        var hasDigit = false
        for byte in TypedText(typed).bytes {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): hasDigit = true
            case UInt8(ascii: " "), UInt8(ascii: "'"), UInt8(ascii: "+")...UInt8(ascii: "."): break
            default: sign.append(byte)
            }
        }
        let typed = String(bytes: sign)
        // Lowercase letters are more likely a word, as in `100 all`.
        let isWord = sign.count == 3 && typed.isSameText(as: TypedText.folded(typed))
        guard hasDigit, !sign.isEmpty, !isWord || sign[0] >= 0x80,
            let meant = Self.meant(by: typed, own: self, symbols: symbols), meant != self
        else { return nil }
        return meant
    }

    /// Removes the full stop of an abbreviated sign: `kr.`
    private static func withoutFullStop(_ sign: String) -> String {
        var bytes = sign.bytes
        if bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
        return String(bytes: bytes)
    }
}

extension TypedText {
    /// Scans the first of these signs that is next, and the full stop of an abbreviation: `kr. 500`
    /// and `kr.500` are 500. After a code a point belongs to the decimals.
    mutating func scanSign(_ signs: [String]) {
        for sign in signs {
            var ahead = self
            guard ahead.scanWhole(sign) else { continue }
            let last = sign.bytes[sign.bytes.count - 1] | 0x20
            let isWord = last >= UInt8(ascii: "a") && sign.bytes.count != 3
            if isWord || ahead.position + 1 == bytes.count { _ = ahead.scan(".") }
            self = ahead
            return
        }
    }

    /// Removes the spaces and direction marks around a sign.
    fileprivate static func folded(sign: String) -> String {
        var bytes = TypedText(sign).bytes
        while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
        while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
        return String(bytes: bytes)
    }
}
