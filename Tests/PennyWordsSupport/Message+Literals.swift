public import PennyEngine

// Messages that tests write as literal text, without a catalog.

/// A part of such a message.
public struct SaidPart {
    fileprivate let quantity: Quantity

    public static func text(_ words: String) -> SaidPart { SaidPart(quantity: .text(words)) }
    public static func value(_ quantity: Quantity) -> SaidPart { SaidPart(quantity: quantity) }
}

extension Message: ExpressibleByStringLiteral {
    public convenience init(stringLiteral words: String) {
        self.init(.values, [.text(words)])
    }
}

extension Message: ExpressibleByUnicodeScalarLiteral {}
extension Message: ExpressibleByExtendedGraphemeClusterLiteral {}

extension Message: ExpressibleByArrayLiteral {
    public convenience init(arrayLiteral parts: SaidPart...) {
        self.init(.values, parts.map(\.quantity))
    }
}
