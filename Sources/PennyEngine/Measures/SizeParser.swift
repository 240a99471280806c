/// Reads the sizes of packages as people type them: `400 g`, `6 x 330 ml`,
/// `1/2 gal`, `2 lb 3 oz`, `per doz.`, `1980 ml (6 x 330 ml)`. A unit without a
/// number is one of it after `per` alone; a number without a unit is pieces.
public struct SizeParser: Sendable {
    /// How numbers are typed.
    public let convention: NumberConvention
    /// What the list measures, which tells one `oz` from the other.
    public let kind: MeasureKind?
    /// Whose pint is meant where a size does not say.
    public let system: MeasureSystem
    /// Which factors are used.
    public let factors: FactorSet
    /// Whether short names of English are read, which mean something else in other languages.
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

    /// The size that `typed` says.
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

    /// What brackets measure, where that is plain without the size before them.
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

    /// The size, and what stands behind it in brackets or behind a slash.
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
    /// Where the bracket that is open here closes, if that ends the text.
    fileprivate func closingBracket(from open: Int) -> Int? {
        var end = bytes.count
        while bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        guard end - 1 > open, bytes[end - 1] == UInt8(ascii: ")") else { return nil }
        return end - 1
    }

    /// Whether a letter, or the full stop of a short form, is the last thing
    /// before `index`: the slash of `1/2` is no other.
    fileprivate func endsUnit(before index: Int) -> Bool {
        var last = index - 1
        while last > 0, bytes[last] == UInt8(ascii: " ") { last -= 1 }
        switch bytes[last] | 0x20 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "."): return true
        default: return false
        }
    }
}
