public import PennyEngine

/// Writes values in a number style. The engine's text and the page's text are
/// both made here, natively and in the browser.
public final class NumberWriter: Sendable {
    public let style: NumberStyle
    /// What messages are written with.
    public let words: Words
    public let currency: Currency
    /// How the figures of tables are written: amounts without the currency sign.
    let cells: CellStyle

    /// What stands before and behind an amount: its currency sign, gaps and marks of direction.
    private let amountStart: [UInt8]
    private let amountEnd: [UInt8]

    public init(for readers: Readers, currency: Currency) {
        let style = readers.style
        self.style = style
        words = readers.words
        self.currency = currency
        cells = CellStyle(
            amounts: Self.marks(of: style, style.amountGroupMark),
            marks: Self.marks(of: style, style.groupMark), moneyScale: currency.minorUnitDigits,
            permilleScale: 1, percentSign: ShortText(style.percentEnding), dates: DateText(style),
            digits: style.digits)
        let sign =
            CurrencySymbols.sign(of: currency.code, in: style.symbols) ?? currency.code
        switch style.symbolPlace {
        case .before:
            let isWord = style.symbolGap.isEmpty && Self.endsInLetter(sign.bytes)
            amountStart = sign.bytes + (isWord ? Self.noBreakSpace : style.symbolGap).bytes
            amountEnd = []
        case .after:
            amountStart = []
            amountEnd = style.symbolGap.bytes + sign.bytes
        }
    }

    private static func marks(of style: NumberStyle, _ groupMark: String) -> DecimalMarks {
        DecimalMarks(
            minus: String(bytes: style.signMark.bytes + minus.bytes),
            decimalMark: style.decimalMark, groupMark: groupMark,
            minimumGroupedDigits: style.minimumGroupedDigits,
            hasPairs: style.grouping == .indian, digits: style.digits)
    }

    /// A sign that ends in a letter would run into the digits: `FCFA 1,235`; so would `Cg.`
    private static func endsInLetter(_ sign: [UInt8]) -> Bool {
        guard let last = sign.last else { return false }
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(last | 0x20)
            || last == UInt8(ascii: ".")
    }

    static let minus = "−"
    private static let noBreakSpace = "\u{A0}"

    // MARK: - Numbers

    /// `coefficient` / 10^scale with grouped whole digits and `scale` decimals.
    func appendNumber(_ coefficient: Int128, scale: Int, to out: inout [UInt8]) {
        cells.marks.append(coefficient, scale: scale, to: &out)
    }

    /// The plus of an increase.
    func appendPlus(to out: inout [UInt8]) {
        out.append(style.signMark)
        out.append(UInt8(ascii: "+"))
    }

    /// A year of the calendar, without marks between its digits.
    func appendYear(_ year: Int, to out: inout Bytes) {
        out.append(Int64(year), .ordinal, cells)
    }

    /// Digits of a text that is no number, in those of the place: `53/365`, `09:30`. A percent sign
    /// is the one of the place, too.
    @inline(never)
    func append(digits text: String, to out: inout [UInt8]) {
        for byte in text.bytes {
            if byte == UInt8(ascii: "%") {
                out.append(style.percentEnding)
            } else if style.digits == .arabicIndic, (0x30...0x39).contains(byte) {
                out.append(0xD9)
                out.append(byte + 0x70)
            } else {
                out.append(byte)
            }
        }
    }

    // MARK: - Amounts

    func appendMoney(_ minorUnits: Int64, to out: inout [UInt8]) {
        appendPrice(Int128(minorUnits), scale: currency.minorUnitDigits, to: &out)
    }

    /// `coefficient` / 10^scale of the currency's major unit, with its sign.
    func appendPrice(_ coefficient: Int128, scale: Int, to out: inout [UInt8]) {
        out.append(style.amountLead)
        if coefficient < 0 {
            out.append(style.signMark)
            out.append(Self.minus)
        }
        out.append(contentsOf: amountStart)
        cells.amounts.append(coefficient.magnitude, scale: scale, to: &out)
        out.append(contentsOf: amountEnd)
    }

    // MARK: - Rates

    /// A rate as a percentage: with the decimals it has up to four, else
    /// rounded half up to three, on either side of zero. What is not quite all is
    /// not rounded to −100%: it takes as many more as tell it from that.
    func appendRate(_ rate: ExactDecimal, to out: inout [UInt8]) {
        var coefficient = rate.coefficient
        var scale = rate.scale - 2
        while scale < 0 {
            coefficient *= 10
            scale += 1
        }
        if scale > 4 {
            var kept = 3
            while kept < scale, rounded(coefficient, scale, to: kept) == Self.all(kept) {
                kept += 1
            }
            coefficient = rounded(coefficient, scale, to: kept)
            scale = kept
        }
        appendPercent(coefficient, scale: scale, to: &out)
    }

    private func rounded(_ coefficient: Int128, _ scale: Int, to decimals: Int) -> Int128 {
        var divisor: Int128 = 1
        for _ in decimals..<scale { divisor *= 10 }
        let half = coefficient < 0 ? -divisor / 2 : divisor / 2
        return (coefficient + half) / divisor
    }

    /// −100% with so many decimals.
    private static func all(_ decimals: Int) -> Int128 {
        var coefficient: Int128 = -100
        for _ in 0..<decimals { coefficient *= 10 }
        return coefficient
    }

    /// `coefficient` / 10^scale percent.
    func appendPercent(_ coefficient: Int128, scale: Int, to out: inout [UInt8]) {
        appendNumber(coefficient, scale: scale, to: &out)
        out.append(style.percentEnding)
    }

    // MARK: - Dates

    func appendDate(_ date: CivilDate, to out: inout [UInt8]) {
        out.append { cells.dates.put(date, in: &$0, at: 0) }
    }

    /// A month of a year: `June 2025`, `2025年6月`.
    func appendMonth(of date: CivilDate, to out: inout [UInt8]) {
        FullMonth(style.fullMonth)?.append(date, cells, to: &out)
    }
}
