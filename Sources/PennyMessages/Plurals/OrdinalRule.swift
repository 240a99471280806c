/// The ordinal rules of CLDR 48 (ordinals.xml).
enum OrdinalRule: UInt8, Sendable {
    case none, one, english, swedish, italian, ukrainian

    /// The categories that the rule can give.
    var categories: [PluralCategory] {
        switch self {
        case .none: [.other]
        case .one, .swedish: [.one, .other]
        case .english: [.one, .two, .few, .other]
        case .italian: [.many, .other]
        case .ukrainian: [.few, .other]
        }
    }

    func category(of number: PluralOperands) -> PluralCategory {
        let (i10, i100) = (number.i % 10, number.i % 100)
        guard number.isWhole else { return .other }
        switch self {
        case .none: return .other
        case .one: return number.i == 1 ? .one : .other
        case .english:
            if i10 == 1, i100 != 11 { return .one }
            if i10 == 2, i100 != 12 { return .two }
            return i10 == 3 && i100 != 13 ? .few : .other
        case .swedish: return 1...2 ~= i10 && !(11...12 ~= i100) ? .one : .other
        case .italian:
            switch number.i {
            case 8, 11, 80, 800: return .many
            default: return .other
            }
        case .ukrainian: return i10 == 3 && i100 != 13 ? .few : .other
        }
    }
}
