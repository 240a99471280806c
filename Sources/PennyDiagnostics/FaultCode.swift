/// The number of a kind of fault, at the end of its message: `PP0123`. `pennypress help PP0123` and
/// the catalog of faults explain it. Numbers are permanent and never reused.
public struct FaultCode: Hashable, Sendable, Comparable, CustomStringConvertible {
    public let number: Int

    public init(_ number: Int) { self.number = number }

    /// Reads a code in capital or small letters; nil for any other text.
    public init?(_ text: String) {
        guard text.utf8.count == 6, text.lowercased().hasPrefix("pp"),
            text.utf8.dropFirst(2).allSatisfy({ (48...57).contains($0) }),
            let number = Int(text.dropFirst(2))
        else { return nil }
        self.number = number
    }

    public var description: String {
        let digits = String(number)
        return "PP" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}

extension FaultCode: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int) { number = value }
}
