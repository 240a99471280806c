import PennyNaturals

/// How much a package holds. A pack of several keeps three numbers: how many,
/// what each holds, and what all hold together.
public struct PackageSize: Equatable, Sendable {
    /// What was typed, in English.
    public let typed: String
    /// What was typed in another language; nil for English.
    var foreign: String?
    /// What the size measures.
    public let kind: MeasureKind
    /// How many there are in the package; 1 for a size without a count.
    let count: ExactFraction
    /// What each of them holds, in the kind's base unit.
    let each: ExactFraction
    /// What the package holds, in the kind's base unit: `count` times `each`.
    let total: ExactFraction
    /// The units that were typed, largest first.
    public let units: [MeasureUnit]
    /// What is counted, if that was said: the cans of `8 cans of 330 ml`.
    public let container: PieceWord?
    /// What a piece is, if that was said: the rolls of `12 x 4 rolls`.
    public let piece: PieceWord?
    /// The units that were read as one of several, for a note.
    public let readings: [UnitReading]

    /// What readers see of what was typed.
    var shown: String { foreign ?? TypedText.trimmed(typed) }

    /// What was typed, for readers and for tools.
    var quantity: Quantity {
        foreign.map { TypedPhrase(shown: $0, english: typed).quantity } ?? .text(typed)
    }

    /// The size as it was typed in another language.
    func typed(as phrase: TypedPhrase?) -> PackageSize {
        var size = self
        size.foreign = phrase?.shown
        return size
    }
}

/// A unit that has more than one meaning, and which was taken.
public struct UnitReading: Equatable, Sendable {
    /// What decided.
    public enum Reason: Equatable, Sendable {
        /// What the rest of the size or of the list measures.
        case kind(MeasureKind)
        /// What stands in brackets behind the size.
        case restatement
        /// Whose units are used where it is not said.
        case system(MeasureSystem)
    }

    /// What was typed: `oz`.
    public let typed: String
    /// What it was taken for.
    public let unit: MeasureUnit
    /// Why.
    public let reason: Reason

    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.typed.isSameText(as: rhs.typed) && lhs.unit == rhs.unit && lhs.reason == rhs.reason
    }
}

extension ExactFraction {
    /// Whether two sizes differ by no more than rounding does: by 2 % of the larger.
    func isAbout(_ other: Self) -> Bool {
        let own = numerator * other.denominator
        let others = other.numerator * denominator
        let larger = max(own, others)
        let difference = larger.saturatingMinus(min(own, others))
        return difference * BigNatural(UInt64(50)) <= larger
    }
}
