public import PennyEngine

/// Writes values in a number style. The engine's text and the page's text are
/// both made here, natively and in the browser.
public final class NumberWriter: Sendable {
    public let style: NumberStyle
    public let currency: Currency

    private let decimalMark: [UInt8]
    private let groupMark: [UInt8]
    private let symbol: [UInt8]
    /// The sign stands before the amount without a space.
    private let symbolTouches: Bool

    public init(style: NumberStyle, currency: Currency) {
        self.style = style
        self.currency = currency
        decimalMark = style.decimalMark.bytes
        groupMark = style.groupMark.bytes
        let sign = style.symbol(of: currency)
        symbol = sign.bytes
        symbolTouches = style.symbolPlace == .before && !Self.endsInLetter(symbol)
    }

    /// A sign that ends in a letter would run into the digits: `FCFA 1,235`.
    private static func endsInLetter(_ sign: [UInt8]) -> Bool {
        guard let last = sign.last else { return false }
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(last | 0x20)
    }

    private static let minus: [UInt8] = [0xE2, 0x88, 0x92]
    private static let noBreakSpace: [UInt8] = [0xC2, 0xA0]

    // MARK: - Numbers

    /// `coefficient` / 10^scale with grouped whole digits and `scale` decimals.
    func appendNumber(_ coefficient: Int128, scale: Int, to out: inout [UInt8]) {
        if coefficient < 0 { out.append(contentsOf: Self.minus) }
        appendMagnitude(coefficient.magnitude, scale: scale, to: &out)
    }

    private func appendMagnitude(_ magnitude: UInt128, scale: Int, to out: inout [UInt8]) {
        if magnitude <= UInt128(UInt64.max), scale <= 18 {
            appendMagnitude(UInt64(magnitude), scale: scale, to: &out)
            return
        }
        var digits: [UInt8] = []
        var rest = magnitude
        while rest != 0 {
            digits.append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        }
        while digits.count <= scale { digits.append(UInt8(ascii: "0")) }
        appendDigits(count: digits.count, scale: scale, to: &out) { digits[$0] }
    }

    /// The common case without a buffer: up to 20 digits by powers of ten.
    private func appendMagnitude(_ magnitude: UInt64, scale: Int, to out: inout [UInt8]) {
        var count = 1
        var power: UInt64 = 1
        while count < 20, magnitude / power >= 10 {
            power *= 10
            count += 1
        }
        while count <= scale { count += 1 }
        var digits: InlineArray<24, UInt8> = .init(repeating: UInt8(ascii: "0"))
        var rest = magnitude
        for index in 0..<count where rest != 0 {
            digits[index] = UInt8(ascii: "0") + UInt8(rest % 10)
            rest /= 10
        }
        appendDigits(count: count, scale: scale, to: &out) { digits[$0] }
    }

    /// Digits counted from the last, with marks between.
    private func appendDigits(
        count: Int, scale: Int, to out: inout [UInt8], _ digit: (Int) -> UInt8
    ) {
        let whole = count - scale
        let isGrouped = whole >= style.minimumGroupedDigits
        var index = count
        while index > scale {
            index -= 1
            out.append(digit(index))
            if isGrouped, isGroupEnd(index - scale) { out.append(contentsOf: groupMark) }
        }
        guard scale > 0 else { return }
        out.append(contentsOf: decimalMark)
        while index > 0 {
            index -= 1
            out.append(digit(index))
        }
    }

    /// Whether a mark follows the digit that has `after` whole digits after it.
    private func isGroupEnd(_ after: Int) -> Bool {
        switch style.grouping {
        case .thousands: after > 0 && after % 3 == 0
        case .indian: after == 3 || (after > 3 && after % 2 == 1)
        }
    }

    // MARK: - Amounts

    /// An amount without its currency sign, for tables whose caption names it.
    func appendAmount(_ minorUnits: Int64, to out: inout [UInt8]) {
        appendNumber(Int128(minorUnits), scale: currency.minorUnitDigits, to: &out)
    }

    func appendMoney(_ minorUnits: Int64, to out: inout [UInt8]) {
        appendPrice(Int128(minorUnits), scale: currency.minorUnitDigits, to: &out)
    }

    /// `coefficient` / 10^scale of the currency's major unit, with its sign.
    func appendPrice(_ coefficient: Int128, scale: Int, to out: inout [UInt8]) {
        if coefficient < 0 { out.append(contentsOf: Self.minus) }
        if style.symbolPlace != .after {
            out.append(contentsOf: symbol)
            if !symbolTouches { out.append(contentsOf: Self.noBreakSpace) }
        }
        appendMagnitude(coefficient.magnitude, scale: scale, to: &out)
        if style.symbolPlace == .after {
            out.append(contentsOf: Self.noBreakSpace)
            out.append(contentsOf: symbol)
        }
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
        out.append(style.percentGap)
        out.append(UInt8(ascii: "%"))
    }

    // MARK: - Dates

    func appendDate(_ date: CivilDate, to out: inout [UInt8]) {
        switch style.datePattern {
        case .monthDayYear:
            out.append(style.monthNames[date.month - 1])
            out.append(UInt8(ascii: " "))
            appendPlain(date.day, to: &out)
            out.append(", ")
            appendPlain(date.year, to: &out)
        case .dayMonthYear:
            appendPlain(date.day, to: &out)
            out.append(UInt8(ascii: " "))
            appendMonth(of: date, to: &out)
        case .dottedDayMonthYear:
            appendTwoDigits(date.day, to: &out)
            out.append(UInt8(ascii: "."))
            appendMonth(of: date, to: &out)
        case .slashedYearMonthDay:
            appendMonth(of: date, to: &out)
            out.append(UInt8(ascii: "/"))
            appendTwoDigits(date.day, to: &out)
        }
    }

    /// A month of a year, in the order of its dates: `Jun 2025`, `06.2025`, `2025/06`.
    func appendMonth(of date: CivilDate, to out: inout [UInt8]) {
        switch style.datePattern {
        case .monthDayYear, .dayMonthYear:
            out.append(style.monthNames[date.month - 1])
            out.append(UInt8(ascii: " "))
            appendPlain(date.year, to: &out)
        case .dottedDayMonthYear:
            appendTwoDigits(date.month, to: &out)
            out.append(UInt8(ascii: "."))
            appendPlain(date.year, to: &out)
        case .slashedYearMonthDay:
            appendPlain(date.year, to: &out)
            out.append(UInt8(ascii: "/"))
            appendTwoDigits(date.month, to: &out)
        }
    }

    func appendPlain(_ number: Int, to out: inout [UInt8]) {
        appendDecimal(Int128(number), scale: 0, to: &out)
    }

    private func appendTwoDigits(_ number: Int, to out: inout [UInt8]) {
        out.append(UInt8(ascii: "0") + UInt8(number / 10))
        out.append(UInt8(ascii: "0") + UInt8(number % 10))
    }
}
