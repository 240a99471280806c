import PennyNaturals

/// A number as a page shows it: `1,234.56`, `6.125%`, `1.0041…`.
struct PrintedNumber: Equatable {
    /// Without marks: 123456.
    private let digits: SignedWhole
    /// The number of decimals in the unit that is shown: percent for a percentage.
    private let printedDecimals: Int
    private let isPercent: Bool
    /// A difference of rates: `0.25 points`, with three decimals of which zeros are left out.
    private let isPoints: Bool
    /// Whether there are more decimals than are shown.
    private let isCut: Bool
    private let isMoney: Bool

    init(taking text: inout Substring, isMoney: Bool) {
        var digits = BigNatural.zero
        var decimals: Int?
        while let first = text.first {
            if first.isASCII, let digit = first.wholeNumberValue {
                digits = digits * BigNatural(UInt64(10)) + BigNatural(UInt64(digit))
                decimals = decimals.map { $0 + 1 }
            } else if first == ".", decimals == nil, Self.isDigit(text.dropFirst().first) {
                decimals = 0
            } else if first != "," || decimals != nil || !Self.isDigit(text.dropFirst().first) {
                break
            }
            text.removeFirst()
        }
        self.digits = SignedWhole(digits)
        printedDecimals = decimals ?? 0
        isCut = text.first == "…"
        if isCut { text.removeFirst() }
        let percent = ["%", " percent", "\u{A0}points"].first { text.hasPrefix($0) }
        isPercent = percent != nil
        isPoints = percent == "\u{A0}points"
        text = text.dropFirst(percent?.count ?? 0)
        self.isMoney = isMoney
    }

    private static func isDigit(_ character: Character?) -> Bool {
        character.map { $0.isASCII && $0.isNumber } ?? false
    }

    private var decimals: Int { printedDecimals + (isPercent ? 2 : 0) }
    private var printed: Enclosure { Enclosure(digits, decimals: decimals) }
    /// Whether it is an amount or a percentage, and not a plain number.
    var hasUnit: Bool { isMoney || isPercent }
    private var isWholeCount: Bool { !isMoney && !isPercent && printedDecimals == 0 }

    /// One unit of the last decimal, 10^-`decimals`, in parts of 2.
    private static func half(_ decimals: Int) -> Enclosure {
        Enclosure(SignedWhole(5), decimals: decimals + 1)
    }

    private static func unit(_ decimals: Int) -> Enclosure {
        Enclosure(SignedWhole(1), decimals: decimals)
    }

    private static let none = Enclosure(0)

    /// Whether a rate with more than four decimals is printed so, rounded to three.
    private var mayBeRoundedRate: Bool { isPercent && printedDecimals == 3 }

    // MARK: - What it can be

    /// The values that it may have as an operand: the shown one, except for a rate with the three
    /// decimals of a rounded one, and where the step states that its numbers are rounded.
    func asOperand(areRounded: Bool) -> Enclosure {
        if isCut { return printed.widened(below: Self.none, above: Self.unit(decimals)) }
        guard mayBeRoundedRate || areRounded && !isWholeCount else { return printed }
        return printed.widened(below: Self.half(decimals), above: Self.half(decimals))
    }

    /// The exact results for which this number is printed.
    func asAnswer(_ rounding: StatedRounding) -> Enclosure {
        let none = Self.none
        if isCut { return printed.widened(below: none, above: Self.unit(decimals)) }
        let decimals = roundedDecimals(rounding)
        let unit = Self.unit(decimals)
        return switch rounding.rule {
        case .eachTerm: printed
        case .down: printed.widened(below: none, above: unit)
        case .up: printed.widened(below: unit, above: none)
        case .largestRemainder: printed.widened(below: unit, above: unit)
        case .nearest:
            printed.widened(below: Self.half(decimals), above: Self.half(decimals))
        }
    }

    /// The decimals of a rate. One that is shown with fewer than three decimals, or with four, has
    /// at most four: a longer one is shown with three.
    private func roundedDecimals(_ rounding: StatedRounding) -> Int {
        if isPoints { return 5 }
        if isPercent, printedDecimals <= 4, printedDecimals != 3 {
            return rounding.decimals.map { max($0, decimals) } ?? 6
        }
        return decimals
    }

    var exact: Enclosure { printed }

    /// The sums of terms that are each rounded half-up as this number is.
    func asSum(of terms: [Enclosure]) -> Enclosure {
        let scale = Enclosure(SignedWhole(BigNatural(UInt64(10)).power(decimals)), decimals: 0)
        let half = Enclosure(SignedWhole(5), decimals: 1)
        let rounded = terms.map { term in
            let scaled = term * scale + half
            return Enclosure(
                low: scaled.low.flooredShift(Enclosure.bits),
                high: scaled.high.flooredShift(Enclosure.bits))
        }
        let sum = rounded.dropFirst().reduce(rounded[0], +)
        let divisor = SignedWhole(BigNatural(UInt64(10)).power(decimals))
        return Enclosure(
            low: Enclosure(sum.low, over: divisor).low,
            high: Enclosure(sum.high, over: divisor).high)
    }
}

/// The rounding of an answer, by the words of its step.
struct StatedRounding {
    enum Rule { case nearest, down, up, largestRemainder, eachTerm }

    var rule = Rule.nearest
    /// The number of decimals of a percentage as a fraction: 4 for hundredths of a percent.
    var decimals: Int?
    /// Whether the shown numbers are themselves rounded.
    var areOperandsRounded = false

    init(_ words: String) {
        let text = words.lowercased()
        if text.contains("largest remainder") || text.contains("split so that") {
            rule = .largestRemainder
        } else if text.contains("rounded down") || text.contains("only full years count") {
            rule = .down
        } else if text.contains("rounded up") {
            rule = .up
        } else if text.contains("each part is rounded") || text.contains("each balance’s") {
            rule = .eachTerm
        }
        if text.contains("hundredth of a percent") || text.contains("0.01%")
            || text.contains("two decimals")
        {
            decimals = 4
        } else if text.contains("tenth of a percent") || text.contains("one decimal") {
            decimals = 3
        }
        areOperandsRounded =
            text.contains("before rounding") || text.contains("numbers shown here are rounded")
    }
}
