public import PennyEngine

// Messages that tests write as literal text, without a catalog.

/// A part of such a message.
public struct SaidPart {
    fileprivate let quantity: Quantity

    public static func text(_ words: String) -> SaidPart { SaidPart(quantity: .text(words)) }
    public static func value(_ quantity: Quantity) -> SaidPart { SaidPart(quantity: quantity) }
}

extension Message: ExpressibleByStringLiteral {
    public init(stringLiteral words: String) { self = .text(words) }
}

extension Message: ExpressibleByUnicodeScalarLiteral {}
extension Message: ExpressibleByExtendedGraphemeClusterLiteral {}

extension Message: ExpressibleByArrayLiteral {
    public init(arrayLiteral parts: SaidPart...) {
        self = .named(.values, parts.map(\.quantity))
    }
}
