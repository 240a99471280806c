import PennyNaturals

/// The amount in a package. A pack of several has three numbers: the count, the amount of each, and
/// the total.
public final class PackageSize: Equatable, Sendable {
    /// The typed text, in English.
    public let typed: String
    /// The text as typed in another language; nil for English.
    let foreign: String?
    /// The kind of quantity that the size measures.
    public let kind: MeasureKind
    /// The number of items in the package; 1 for a size without a count.
    let count: ExactFraction
    /// The amount of each item, in the kind's base unit.
    let each: ExactFraction
    /// The amount in the package, in the kind's base unit: `count` times `each`.
    let total: ExactFraction
    /// The typed units, largest first.
    public let units: [MeasureUnit]
    /// The container that is counted, if named: the cans of `8 cans of 330 ml`.
    public let container: PieceWord?
    /// The word for a piece, if named: the rolls of `12 x 4 rolls`.
    public let piece: PieceWord?
    /// The ambiguous units and their interpretation, for a note.
    public let readings: [UnitReading]

    init(
        typed: String, foreign: String? = nil, kind: MeasureKind, count: ExactFraction,
        each: ExactFraction, total: ExactFraction, units: [MeasureUnit], container: PieceWord?,
        piece: PieceWord?, readings: [UnitReading]
    ) {
        self.typed = typed
        self.foreign = foreign
        self.kind = kind
        self.count = count
        self.each = each
        self.total = total
        self.units = units
        self.container = container
        self.piece = piece
        self.readings = readings
    }

    /// The size of a product before it is read.
    static let none = PackageSize(
        typed: "", kind: .mass, count: .one, each: .one, total: .one, units: [], container: nil,
        piece: nil, readings: [])

    /// The typed text as readers see it.
    var shown: String { foreign ?? TypedText.trimmed(typed) }

    /// The quantity with the typed text for readers and the English for tools.
    var quantity: Quantity {
        foreign.map { TypedPhrase(shown: $0, english: typed).quantity } ?? .text(typed)
    }

    /// Returns the same size, as typed in another language.
    func typed(as phrase: TypedPhrase?) -> PackageSize {
        PackageSize(
            typed: typed, foreign: phrase?.shown, kind: kind, count: count, each: each,
            total: total, units: units, container: container, piece: piece, readings: readings)
    }

    public static func == (one: PackageSize, other: PackageSize) -> Bool {
        one.typed.isSameText(as: other.typed)
            && (one.foreign ?? "").isSameText(as: other.foreign ?? "") && one.kind == other.kind
            && one.count == other.count && one.each == other.each && one.total == other.total
            && one.units == other.units && one.container == other.container
            && one.piece == other.piece && one.readings == other.readings
    }
}

/// The interpretation of a unit that has several meanings.
public final class UnitReading: Equatable, Sendable {
    /// The reason for an interpretation.
    public enum Reason: Equatable, Sendable {
        /// The kind of measure of the rest of the size, or of the list.
        case kind(MeasureKind)
        /// The restatement in brackets after the size.
        case restatement
        /// The system that is used where a size does not say.
        case system(MeasureSystem)
    }

    /// The typed text: `oz`.
    public let typed: String
    /// The unit it was read as.
    public let unit: MeasureUnit
    /// The reason.
    public let reason: Reason

    init(typed: String, unit: MeasureUnit, reason: Reason) {
        self.typed = typed
        self.unit = unit
        self.reason = reason
    }

    public static func == (lhs: UnitReading, rhs: UnitReading) -> Bool {
        lhs.typed.isSameText(as: rhs.typed) && lhs.unit == rhs.unit && lhs.reason == rhs.reason
    }
}

extension ExactFraction {
    /// Whether two sizes differ by at most 2 % of the larger one, as rounding does.
    func isApproximately(_ other: Self) -> Bool {
        let own = numerator * other.denominator
        let others = other.numerator * denominator
        let larger = max(own, others)
        let difference = larger.saturatingMinus(min(own, others))
        return difference * BigNatural(UInt64(50)) <= larger
    }
}
