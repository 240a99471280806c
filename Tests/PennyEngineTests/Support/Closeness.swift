import Foundation

/// A tolerance as the files of vectors state it, in exact decimals.
struct Closeness {
    let size: Decimal
    let isRelative: Bool

    /// `1e-10 relative to exact`, `1e-4rel`, `0.01`.
    init?(_ text: String) {
        let number = text.prefix { "0123456789.e-+".contains($0) }
        guard let size = Decimal(string: String(number)) else { return nil }
        self.size = size
        isRelative = text.contains("rel")
    }

    private init(relative size: Decimal) {
        self.size = size
        isRelative = true
    }

    /// Ten digits, where a file states no number.
    static let tenDigits = Closeness(
        relative: Decimal(sign: .plus, exponent: -10, significand: 1))

    func holds(_ value: Decimal, _ expected: Decimal) -> Bool {
        (value - expected).magnitude <= (isRelative ? size * expected.magnitude : size)
    }
}
