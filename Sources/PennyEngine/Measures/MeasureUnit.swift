/// A unit that packages are sold in, with its exact size.
public final class MeasureUnit: Equatable, Sendable {
    /// The system a unit comes from.
    public enum System: Equatable, Sendable {
        case metric
        /// The US and Britain alike: the pound, the inch.
        case customary
        case us, imperial
        /// No system: the dozen.
        case none
    }

    /// The name in files and vectors: `us-fl-oz`. No two units have the same.
    public let id: String
    /// The kind of quantity that the unit measures.
    public let kind: MeasureKind
    /// The system the unit comes from.
    public let system: System
    /// The symbol after a number.
    public let symbol: String
    /// The unambiguous name, where another unit has the same symbol.
    public let plainName: String
    let exactFactor: ExactDecimal
    let labelFactor: ExactDecimal?
    /// The names that people type, lowercase, separated by commas.
    let nameList: String

    @inline(never)
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

    /// The number of kilograms, liters, meters, square meters or pieces in one unit. A unit without
    /// a factor on the chart for labels has its exact factor.
    public func factor(_ factors: FactorSet) -> ExactDecimal {
        factors == .label ? labelFactor ?? exactFactor : exactFactor
    }

    /// The names that people type for the unit, lowercase.
    public var names: [String] { words(of: nameList) }

    public static func == (one: MeasureUnit, other: MeasureUnit) -> Bool {
        one === other || one.id.isSameText(as: other.id)
    }

    /// Returns the unit with this id, if there is one.
    public static func named(_ id: String) -> MeasureUnit? {
        for unit in all where unit.id.isSameText(as: id) { return unit }
        return nil
    }

    /// All units.
    public static let all = massUnits + volumeUnits + lengthUnits + areaUnits + pieceUnits

    /// Single letters that mean the unit in English, among other things: `G` in US price lists, `T`
    /// and `t` in recipes. The measure of the list decides between them.
    static func englishLetters(of unit: MeasureUnit) -> String? {
        for (id, letters) in englishLetters where id.isSameText(as: unit.id) { return letters }
        return nil
    }

    private static let englishLetters = [
        ("us-gal", "G"), ("imp-gal", "G"), ("us-tbsp", "T"), ("us-tsp", "t"),
    ]

    /// Whether a `G` means grams, because nothing is sold by that many gallons: a drum has 55.
    static func isGram(_ typed: String, _ amount: ExactFraction) -> Bool {
        typed.isSameText(as: "G") && ExactFraction(55).isLess(than: amount)
    }

    /// Whether a name is valid in English only: `st` is a piece in German and Swedish, and `gross`
    /// means large in German.
    static func isEnglish(_ name: [UInt8], of unit: MeasureUnit) -> Bool {
        (unit.id.isSameText(as: "st") && name == "st".bytes)
            || (unit.id.isSameText(as: "gross") && name == "gross".bytes)
    }

    /// Whether no one measures thousandths of the unit, so that three decimals are more likely the
    /// thousands of another convention.
    var isTooSmallForThousandths: Bool {
        kind == .pieces || (system == .metric && exactFactor <= ExactDecimal(1, scale: 2))
    }
}

/// Splits a list of words at its commas.
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
