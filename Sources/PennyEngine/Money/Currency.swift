/// A currency of ISO 4217, with the number of decimals of its amounts.
public struct Currency: Equatable, Hashable, Sendable {
    /// The letters as one number, eight bits each, so that a copy needs no count of references.
    private let letters: UInt32
    /// The number of decimals of an amount: 2 for USD, 0 for JPY, 3 for KWD, 4 for CLF.
    public let minorUnitDigits: Int

    /// The dollar of the United States.
    public static let usDollar = Currency("USD".bytes, digits: 2)

    private init(_ code: [UInt8], digits: Int) {
        letters = code.reduce(0) { $0 << 8 | UInt32($1) }
        minorUnitDigits = digits
    }

    /// The three letters, in capitals: `USD`.
    @inline(never)
    public var code: String {
        String(bytes: [16, 8, 0].map { UInt8(truncatingIfNeeded: letters >> $0) })
    }

    /// Makes the currency with this code, in any case; nil for a code that ISO 4217 does not list.
    public init?(code typed: String) {
        var letters: [UInt8] = []
        for byte in typed.bytes {
            guard letters.count < 3 else { return nil }
            letters.append(byte >= UInt8(ascii: "a") ? byte & 0xDF : byte)
        }
        guard letters.count == 3 else { return nil }
        for (digits, codes) in Self.codesByDigits where Self.contains(letters, in: codes) {
            self.init(letters, digits: digits)
            return
        }
        return nil
    }

    /// The common sign of the currency, if it has one.
    public var symbol: String? {
        for (code, symbol) in Self.symbols where code.isSameText(as: self.code) { return symbol }
        return nil
    }

    /// All codes, for suggestions.
    public static var allCodes: [String] {
        var all: [String] = []
        for (_, codes) in codesByDigits {
            let bytes = codes.bytes
            for start in stride(from: 0, to: bytes.count, by: 4) {
                all.append(String(bytes: Array(bytes[start..<start + 3])))
            }
        }
        return all
    }

    /// The codes that a form offers, in the order of their letters. Files may name any other.
    public static var offeredCodes: [String] {
        let bytes = offered.bytes
        return stride(from: 0, to: bytes.count, by: 4).map {
            String(bytes: Array(bytes[$0..<$0 + 3]))
        }
    }

    private static let offered = """
        AED ARS AUD BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP HKD HUF IDR ILS INR JPY KRW MAD \
        MXN MYR NGN NOK NZD PEN PHP PKR PLN QAR RON SAR SEK SGD THB TND TRY TWD UAH USD VND ZAR
        """

    private static func contains(_ letters: [UInt8], in codes: String) -> Bool {
        var position = 0
        var matches = true
        for byte in codes.bytes {
            if position == 3 {
                if matches { return true }
                position = 0
                matches = true
            } else {
                matches = matches && byte == letters[position]
                position += 1
            }
        }
        return position == 3 && matches
    }

    /// Whether ISO 4217 lists the code for something without a minor unit: gold, the special
    /// drawing right.
    public static func hasNoMinorUnit(_ typed: String) -> Bool {
        let code = typed.bytes.map { $0 >= UInt8(ascii: "a") ? $0 & 0xDF : $0 }
        return code.count == 3 && contains(code, in: codesWithoutUnit)
    }

    private static let codesWithoutUnit =
        "XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX"

    // ISO 4217:2015 list one, as amended to 2025, with its fund codes.
    private static let codesByDigits: [(digits: Int, codes: String)] = [
        (
            2,
            """
            AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN \
            BZD CAD CDF CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD \
            FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW \
            KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR \
            MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG \
            SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD \
            USN UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG
            """
        ),
        (0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"),
        (3, "BHD IQD JOD KWD LYD OMR TND"),
        (4, "CLF UYW"),
    ]

    static let symbols: [(code: String, symbol: String)] = [
        ("USD", "$"), ("EUR", "€"), ("GBP", "£"), ("JPY", "¥"), ("INR", "₹"), ("CAD", "$"),
        ("AUD", "$"), ("NZD", "$"), ("MXN", "$"), ("SGD", "$"), ("HKD", "$"), ("CNY", "¥"),
        ("KRW", "₩"), ("ILS", "₪"), ("VND", "₫"), ("NGN", "₦"), ("PHP", "₱"), ("UAH", "₴"),
        ("TRY", "₺"), ("BRL", "R$"), ("PLN", "zł"), ("CZK", "Kč"), ("SEK", "kr"), ("NOK", "kr"),
        ("DKK", "kr"), ("ZAR", "R"),
    ]
}
