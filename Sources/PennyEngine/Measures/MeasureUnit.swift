/// A unit that packages are sold in, with its exact size.
public struct MeasureUnit: Equatable, Sendable {
    /// The system a unit comes from.
    public enum System: Equatable, Sendable {
        case metric
        /// Of the US and of Britain alike: the pound, the inch.
        case customary
        case us, imperial
        /// Of none: the dozen.
        case none
    }

    /// The name in files and vectors: `us-fl-oz`. No two units have the same.
    public let id: String
    /// What the unit measures.
    public let kind: MeasureKind
    /// The system the unit comes from.
    public let system: System
    /// What is printed after a number.
    public let symbol: String
    /// What only this unit is called, where its symbol is also another's.
    public let plainName: String
    let exactFactor: ExactDecimal
    let labelFactor: ExactDecimal?
    /// What people type, in small letters, with commas between.
    let nameList: String

    init(
        _ id: String, _ kind: MeasureKind, _ system: System, _ symbol: String,
        _ factor: ExactDecimal, label: ExactDecimal? = nil, plain: String? = nil, _ names: String
    ) {
        self.id = id
        self.kind = kind
        self.system = system
        self.symbol = symbol
        plainName = plain ?? symbol
        exactFactor = factor
        labelFactor = label
        nameList = names
    }

    /// How many kilograms, litres, metres, square metres or pieces one of the
    /// unit is. A unit without a factor on the chart for labels keeps its exact one.
    public func factor(_ factors: FactorSet) -> ExactDecimal {
        factors == .label ? labelFactor ?? exactFactor : exactFactor
    }

    /// What people type for the unit, in small letters.
    public var names: [String] { words(of: nameList) }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id.isSameText(as: rhs.id) }

    /// The unit with this id.
    public static func named(_ id: String) -> MeasureUnit? {
        for unit in all where unit.id.isSameText(as: id) { return unit }
        return nil
    }

    /// Every unit.
    public static let all = massUnits + volumeUnits + lengthUnits + areaUnits + pieceUnits

    /// Single letters that mean the unit in English beside others: `G` in price lists of the US,
    /// `T` and `t` in recipes. They are told from the others by what the list measures.
    static func englishLetters(of unit: MeasureUnit) -> String? {
        for (id, letters) in englishLetters where id.isSameText(as: unit.id) { return letters }
        return nil
    }

    private static let englishLetters = [
        ("us-gal", "G"), ("imp-gal", "G"), ("us-tbsp", "T"), ("us-tsp", "t"),
    ]

    /// Whether a `G` is of grams, since nothing is sold by so many gallons: a drum has 55.
    static func isGram(_ typed: String, _ amount: ExactFraction) -> Bool {
        typed.isSameText(as: "G") && ExactFraction(55).isLess(than: amount)
    }

    /// Whether a name is read in English alone: `st` is a piece in German and Swedish, and
    /// `gross` is large in German.
    static func isEnglish(_ name: [UInt8], of unit: MeasureUnit) -> Bool {
        (unit.id.isSameText(as: "st") && name == "st".bytes)
            || (unit.id.isSameText(as: "gross") && name == "gross".bytes)
    }

    /// Whether nobody measures the unit by its thousandths, so that three
    /// decimals are rather the thousands of another country.
    var isTooSmallForThousandths: Bool {
        kind == .pieces || (system == .metric && exactFactor <= ExactDecimal(1, scale: 2))
    }
}

/// The words of a list with commas between.
func words(of list: String) -> [String] {
    var all: [String] = []
    var word: [UInt8] = []
    for byte in list.bytes {
        if byte == UInt8(ascii: ",") {
            all.append(String(bytes: word))
            word = []
        } else {
            word.append(byte)
        }
    }
    all.append(String(bytes: word))
    return all
}
