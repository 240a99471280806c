/// Parses the sizes of packages as people type them: `400 g`, `6 x 330 ml`, `1/2 gal`, `2 lb 3 oz`,
/// `per doz.`, `1980 ml (6 x 330 ml)`. A unit without a number means one of it only after `per`. A
/// number without a unit counts pieces.
public struct SizeParser: Sendable {
    /// The convention for typed numbers.
    public let convention: NumberConvention
    /// The measure of the list, which decides between a fluid `oz` and one of weight.
    public let kind: MeasureKind?
    /// The system of units that have several sizes, such as the pint.
    public let system: MeasureSystem
    /// The factors for conversions.
    public let factors: FactorSet
    /// Whether short English names are accepted, which mean something else in other languages.
    public let readsEnglish: Bool

    public init(
        convention: NumberConvention = .point, kind: MeasureKind? = nil,
        system: MeasureSystem = .us, factors: FactorSet = .exact, readsEnglish: Bool = true
    ) {
        self.convention = convention
        self.kind = kind
        self.system = system
        self.factors = factors
        self.readsEnglish = readsEnglish
    }

    /// Returns the same parser for a list of another kind of measure.
    func reading(_ kind: MeasureKind?) -> SizeParser {
        SizeParser(
            convention: convention, kind: kind, system: system, factors: factors,
            readsEnglish: readsEnglish)
    }

    /// Parses a size.
    public func size(_ typed: String) throws(SizeFailure) -> PackageSize {
        let (main, restated) = try Self.parts(of: typed)
        guard let restated else { return try read(main, listContext).size(typed) }
        var outer = listContext
        if let kind = measuredKind(restated) {
            outer.kind = kind
            outer.reason = .restatement
        }
        let size = try read(main, outer)
        var inner = listContext
        if size.kind != .pieces { inner.kind = size.kind }
        var reader = SizeReader(restated, of: self, inner, isRestatement: true)
        return try size.restated(by: try reader.statement()).size(typed)
    }

    var listContext: UnitContext {
        UnitContext(kind: kind, system: system, readsEnglish: readsEnglish)
    }

    private func read(_ part: String, _ context: UnitContext) throws(SizeFailure) -> SizeStatement {
        var reader = SizeReader(part, of: self, context)
        return try reader.statement()
    }

    /// The kind of quantity of a restatement in brackets, where that is clear without the size
    /// before it.
    private func measuredKind(_ restated: String) -> MeasureKind? {
        let context = UnitContext(kind: nil, system: system, readsEnglish: readsEnglish)
        var reader = SizeReader(restated, of: self, context, isRestatement: true)
        do {
            let kind = try reader.statement().kind
            return kind == .pieces ? nil : kind
        } catch {
            return nil
        }
    }

    /// Splits the text into the size and the restatement after it, in brackets or after a slash.
    private static func parts(of typed: String) throws(SizeFailure) -> (String, String?) {
        let text = TypedText(typed)
        var ahead = text
        ahead.skipSpaces()
        let start = ahead.position
        for (index, byte) in text.bytes.enumerated() where index > start {
            if byte == UInt8(ascii: "(") {
                guard let close = text.closingBracket(from: index) else {
                    throw .unreadRest(text.part(from: index, to: text.bytes.count))
                }
                return (
                    text.part(from: 0, to: index), text.part(from: index + 1, to: close)
                )
            }
            if byte == UInt8(ascii: "/"), text.endsUnit(before: index) {
                return (
                    text.part(from: 0, to: index),
                    text.part(from: index + 1, to: text.bytes.count)
                )
            }
        }
        return (typed, nil)
    }
}

extension TypedText {
    /// The index of the bracket that closes the one at `open`, if it ends the text.
    fileprivate func closingBracket(from open: Int) -> Int? {
        var end = bytes.count
        while bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        guard end - 1 > open, bytes[end - 1] == UInt8(ascii: ")") else { return nil }
        return end - 1
    }

    /// Whether the last character before `index` is a letter, or the full stop of an abbreviation.
    /// The slash in `1/2` does not follow a unit.
    fileprivate func endsUnit(before index: Int) -> Bool {
        var last = index - 1
        while last > 0, bytes[last] == UInt8(ascii: " ") { last -= 1 }
        switch bytes[last] | 0x20 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "."): return true
        default: return false
        }
    }
}
