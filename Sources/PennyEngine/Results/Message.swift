/// An area of the program. Its messages are one catalog in each language.
public struct MessageArea: Equatable, Sendable {
    /// The number of the area; areas above 250 have no catalog.
    public let number: UInt8
    /// The digest of the names and values of its messages, which shows whether a catalog fits this
    /// program.
    public let digest: UInt32

    package init(_ number: UInt8, digest: UInt32) {
        self.number = number
        self.digest = digest
    }
}

/// The identity of a message, in any language.
public struct MessageName: Equatable, Sendable {
    private let code: UInt32

    /// The number of its area.
    public var area: UInt8 { UInt8(truncatingIfNeeded: code >> 16) }
    /// Its index in the sorted names of the area.
    public var index: UInt16 { UInt16(truncatingIfNeeded: code) }

    @inline(__always)
    package init(_ area: MessageArea, _ index: UInt16) {
        code = UInt32(area.number) << 16 | UInt32(index)
    }

    fileprivate init(code: UInt32) { self.code = code }

    /// The values alone, one after the other. No catalog has this message.
    public static let values = MessageName(code: 0xFF_0000)
}

/// A message independent of language: its name and its values. The words are in catalogs, so a
/// result can be shown in any language. It is a class, so that it is passed as one reference
/// through hundreds of calls.
public final class Message: Equatable, Sendable {
    /// The identity of the message.
    public let name: MessageName
    /// The values in the message, in the order in which the catalog declares them.
    public let values: [Quantity]

    @inline(never)
    package init(_ name: MessageName, _ values: [Quantity]) {
        self.name = name
        self.values = values
    }

    @inline(never)
    private convenience init(_ name: MessageName) { self.init(name, []) }

    /// Makes a message without values. At each of hundreds of call sites, this compiles to a number
    /// and a call.
    @inline(__always)
    package convenience init(_ area: MessageArea, _ index: UInt16) {
        self.init(MessageName(area, index))
    }

    /// Makes a message with values.
    @inline(__always)
    package convenience init(_ area: MessageArea, _ index: UInt16, _ values: [Quantity]) {
        self.init(MessageName(area, index), values)
    }

    /// Makes a message of a person's own words, such as the name of a product.
    @inline(never)
    public static func text(_ words: String) -> Message { value(.text(words)) }

    /// Makes a message of a single value.
    @inline(never)
    public static func value(_ quantity: Quantity) -> Message {
        Message(.values, [quantity])
    }

    public static func == (one: Message, other: Message) -> Bool {
        one === other || one.name == other.name && one.values == other.values
    }
}
