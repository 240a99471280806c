/// The cardinal rules of CLDR 48 (plurals.xml), each named after its condition or a language that
/// has it.
enum CardinalRule: UInt8, Sendable {
    case none, oneWithoutDecimals, one, danish, latvian, croatian, french, italian, spanish
    case slovenian, hebrew, czech, polish, lithuanian, maltese, russian, irish, arabic

    /// The categories that the rule can give.
    var categories: [PluralCategory] {
        switch self {
        case .none: [.other]
        case .oneWithoutDecimals, .one, .danish: [.one, .other]
        case .latvian: [.zero, .one, .other]
        case .croatian: [.one, .few, .other]
        case .french, .italian, .spanish: [.one, .many, .other]
        case .slovenian: [.one, .two, .few, .other]
        case .hebrew: [.one, .two, .other]
        case .czech, .polish, .lithuanian, .russian: [.one, .few, .many, .other]
        case .maltese, .irish: [.one, .two, .few, .many, .other]
        case .arabic: [.zero, .one, .two, .few, .many, .other]
        }
    }

    func category(of number: PluralOperands) -> PluralCategory {
        switch self {
        case .none: .other
        case .oneWithoutDecimals: number.isOneWithoutDecimals ? .one : .other
        case .one: number.n(1...1) ? .one : .other
        case .danish: number.n(1...1) || number.t != 0 && number.i <= 1 ? .one : .other
        case .latvian: latvian(number)
        case .croatian: croatian(number)
        case .french: number.i <= 1 ? .one : number.isMillions ? .many : .other
        case .italian: number.isOneWithoutDecimals ? .one : number.isMillions ? .many : .other
        case .spanish: number.n(1...1) ? .one : number.isMillions ? .many : .other
        case .slovenian: slovenian(number)
        case .hebrew:
            number.isOneWithoutDecimals || number.i == 0 && number.v != 0
                ? .one : number.i == 2 && number.v == 0 ? .two : .other
        case .czech:
            number.v != 0
                ? .many
                : number.i == 1 ? .one : 2...4 ~= number.i ? .few : .other
        case .polish: polish(number)
        case .lithuanian: lithuanian(number)
        case .maltese: maltese(number)
        case .russian: russian(number)
        case .irish: irish(number)
        case .arabic: arabic(number)
        }
    }

    private func latvian(_ number: PluralOperands) -> PluralCategory {
        let (f10, f100) = (number.f % 10, number.f % 100)
        if number.n(0...0, of: 10) || number.n(11...19, of: 100) { return .zero }
        if number.v == 2, 11...19 ~= f100 { return .zero }
        if number.n(1...1, of: 10), !number.n(11...11, of: 100) { return .one }
        return f10 == 1 && (number.v != 2 && number.v != 0 || number.v == 2 && f100 != 11)
            ? .one : .other
    }

    private func croatian(_ number: PluralOperands) -> PluralCategory {
        let isWhole = number.v == 0
        func ends(_ digits: UInt32, _ ones: ClosedRange<UInt32>, not: ClosedRange<UInt32>) -> Bool {
            ones ~= digits % 10 && !(not ~= digits % 100)
        }
        if isWhole && ends(number.i, 1...1, not: 11...11) || ends(number.f, 1...1, not: 11...11) {
            return .one
        }
        return isWhole && ends(number.i, 2...4, not: 12...14)
            || ends(number.f, 2...4, not: 12...14) ? .few : .other
    }

    private func slovenian(_ number: PluralOperands) -> PluralCategory {
        if number.v != 0 { return .few }
        switch number.i % 100 {
        case 1: return .one
        case 2: return .two
        case 3, 4: return .few
        default: return .other
        }
    }

    private func polish(_ number: PluralOperands) -> PluralCategory {
        if number.v != 0 { return .other }
        if number.i == 1 { return .one }
        return 2...4 ~= number.i % 10 && !(12...14 ~= number.i % 100) ? .few : .many
    }

    private func russian(_ number: PluralOperands) -> PluralCategory {
        if number.v != 0 { return .other }
        let (i10, i100) = (number.i % 10, number.i % 100)
        if i10 == 1, i100 != 11 { return .one }
        return 2...4 ~= i10 && !(12...14 ~= i100) ? .few : .many
    }

    private func lithuanian(_ number: PluralOperands) -> PluralCategory {
        let isTeen = number.n(11...19, of: 100)
        if number.n(1...1, of: 10), !isTeen { return .one }
        if number.n(2...9, of: 10), !isTeen { return .few }
        return number.f != 0 ? .many : .other
    }

    private func maltese(_ number: PluralOperands) -> PluralCategory {
        if number.n(1...1) { return .one }
        if number.n(2...2) { return .two }
        if number.n(0...0) || number.n(3...10, of: 100) { return .few }
        return number.n(11...19, of: 100) ? .many : .other
    }

    private func irish(_ number: PluralOperands) -> PluralCategory {
        if number.n(1...1) { return .one }
        if number.n(2...2) { return .two }
        if number.n(3...6) { return .few }
        return number.n(7...10) ? .many : .other
    }

    private func arabic(_ number: PluralOperands) -> PluralCategory {
        if number.n(0...0) { return .zero }
        if number.n(1...1) { return .one }
        if number.n(2...2) { return .two }
        if number.n(3...10, of: 100) { return .few }
        return number.n(11...99, of: 100) ? .many : .other
    }
}

extension PluralOperands {
    /// Whether the value n, which has no decimals other than zeros, is in a range.
    func n(_ range: ClosedRange<UInt32>) -> Bool { isWhole && range ~= i }

    /// Whether the remainder of the value n is in a range.
    func n(_ range: ClosedRange<UInt32>, of divisor: UInt32) -> Bool {
        isWhole && range ~= i % divisor
    }

    var isOneWithoutDecimals: Bool { i == 1 && v == 0 }

    /// `e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5`
    var isMillions: Bool { e == 0 ? i != 0 && i % 1_000_000 == 0 && v == 0 : e > 5 }
}
