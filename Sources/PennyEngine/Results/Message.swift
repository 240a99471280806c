/// A part of the program whose messages are one catalog in each language.
public struct MessageArea: Equatable, Sendable {
    /// The area among all; those above 250 are no catalogs.
    public let number: UInt8
    /// The digest of the names of its messages and of their values, which tells whether a catalog
    /// is one for this program.
    public let digest: UInt32

    package init(_ number: UInt8, digest: UInt32) {
        self.number = number
        self.digest = digest
    }
}

/// Which message it is, in any language.
public struct MessageName: Equatable, Sendable {
    private let code: UInt32

    /// The area that has it.
    public var area: UInt8 { UInt8(truncatingIfNeeded: code >> 16) }
    /// Its place among the names of the area, in their order.
    public var place: UInt16 { UInt16(truncatingIfNeeded: code) }

    @inline(__always)
    package init(_ area: MessageArea, _ place: UInt16) {
        code = UInt32(area.number) << 16 | UInt32(place)
    }

    fileprivate init(code: UInt32) { self.code = code }

    /// The values as they stand, one behind the other: no catalog has this message.
    public static let values = MessageName(code: 0xFF_0000)
}

/// Something to say, in no language yet: which message it is, and the values in it. The words are
/// in catalogs, so a result can be printed in any language.
public struct Message: Equatable, Sendable {
    /// Which message it is.
    public let name: MessageName
    /// The values in it, in the order in which the catalog declares them.
    public let values: [Quantity]

    private init(_ name: MessageName, values: [Quantity]) {
        self.name = name
        self.values = values
    }

    /// A message without values. Each of the hundreds of places that make one takes a number and
    /// a call.
    @inline(__always)
    package init(_ area: MessageArea, _ place: UInt16) {
        self = Self.named(MessageName(area, place))
    }

    /// A message with its values.
    @inline(__always)
    package init(_ area: MessageArea, _ place: UInt16, _ values: [Quantity]) {
        self = Self.named(MessageName(area, place), values)
    }

    @inline(never)
    package static func named(_ name: MessageName) -> Message { Message(name, values: []) }

    @inline(never)
    package static func named(_ name: MessageName, _ values: [Quantity]) -> Message {
        Message(name, values: values)
    }

    /// A person's own words, such as the name of a product, where a message can stand.
    @inline(never)
    public static func text(_ words: String) -> Message { value(.text(words)) }

    /// A value alone.
    @inline(never)
    public static func value(_ quantity: Quantity) -> Message { named(.values, [quantity]) }
}
