public import PennyEngine

/// Writes values in a number style, both the engine's and the page's text, natively and in the
/// browser.
public final class NumberWriter: Sendable {
    public let style: NumberStyle
    /// The messages of the language.
    public let words: Words
    public let currency: Currency
    /// The format of figures in tables: amounts without the currency sign.
    let cells: CellStyle

    /// The text before and behind an amount: its currency sign, spaces and marks of direction.
    private let amountStart: [UInt8]
    let amountEnd: [UInt8]

    public init(for readers: Readers, currency: Currency) {
        let style = readers.style
        self.style = style
        words = readers.words
        self.currency = currency
        cells = CellStyle(
            amounts: Self.marks(of: style, style.amountGroupMark),
            marks: Self.marks(of: style, style.groupMark), moneyScale: currency.minorUnitDigits,
            permilleScale: 1, percentSign: ShortText(style.percentEnding), dates: readers.dates,
            digits: style.digits)
        let sign =
            CurrencySymbols.sign(of: currency.code, in: style.symbols) ?? currency.code
        switch style.symbolPosition {
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

    /// Whether a sign ends in a letter, or a letter and a full stop, and needs a space before the
    /// digits: `FCFA 1,235`, `Cg.`
    private static func endsInLetter(_ sign: [UInt8]) -> Bool {
        guard let last = sign.last else { return false }
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(last | 0x20)
            || last == UInt8(ascii: ".")
    }

    static let minus = "−"
    private static let noBreakSpace = "\u{A0}"

    // MARK: - Numbers

    /// Appends `coefficient` / 10^scale with grouped whole digits and `scale` decimals.
    func appendNumber(_ coefficient: Int128, scale: Int, to out: inout [UInt8]) {
        cells.marks.append(coefficient, scale: scale, to: &out)
    }

    /// Appends the plus of an increase.
    func appendPlus(to out: inout [UInt8]) {
        out.append(style.signMark)
        out.append(UInt8(ascii: "+"))
    }

    /// Appends a calendar year, without separators between its digits.
    func appendYear(_ year: Int, to out: inout Bytes) {
        out.append(Int64(year), .ordinal, cells)
    }

    /// Appends a text with digits that is no number, such as `53/365` or `09:30`, in the digits of
    /// the locale. A percent sign becomes that of the locale, too.
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

    /// Appends `coefficient` / 10^scale of the currency's major unit, with the currency sign.
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

    /// Appends a rate as a percentage: with its own decimals up to four, else rounded half up to
    /// three, on either side of zero. A rate that is not −100% is never rounded to it: it gets as
    /// many more decimals as it needs to differ.
    func appendRate(_ rate: ExactDecimal, to out: inout [UInt8]) {
        var coefficient = rate.coefficient
        var scale = rate.scale - 2
        while scale < 0 {
            coefficient *= 10
            scale += 1
        }
        if scale > 4 {
            var decimals = 3
            while decimals < scale, rounded(coefficient, scale, to: decimals) == Self.all(decimals)
            {
                decimals += 1
            }
            coefficient = rounded(coefficient, scale, to: decimals)
            scale = decimals
        }
        appendPercent(coefficient, scale: scale, to: &out)
    }

    private func rounded(_ coefficient: Int128, _ scale: Int, to decimals: Int) -> Int128 {
        var divisor: Int128 = 1
        for _ in decimals..<scale { divisor *= 10 }
        let half = coefficient < 0 ? -divisor / 2 : divisor / 2
        return (coefficient + half) / divisor
    }

    /// −100% with the given number of decimals.
    private static func all(_ decimals: Int) -> Int128 {
        var coefficient: Int128 = -100
        for _ in 0..<decimals { coefficient *= 10 }
        return coefficient
    }

    /// Appends `coefficient` / 10^scale percent.
    func appendPercent(_ coefficient: Int128, scale: Int, to out: inout [UInt8]) {
        appendNumber(coefficient, scale: scale, to: &out)
        out.append(style.percentEnding)
    }

    // MARK: - Dates

    func appendDate(_ date: CivilDate, to out: inout [UInt8]) {
        out.append { cells.dates.put(date, in: &$0, at: 0) }
    }

    /// Appends a month and year: `June 2025`, `2025年6月`.
    func appendMonth(of date: CivilDate, to out: inout [UInt8]) {
        FullMonth(style.fullMonth)?.append(date, cells, to: &out)
    }
}
