/// A function, by its index in the vocabulary.
public struct MessageFunctionID: Equatable, Sendable {
    /// The byte in compiled messages.
    public let rawValue: UInt8

    init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// `:string`
    public static let string = MessageFunctionID(0)
    /// `:number`
    public static let number = MessageFunctionID(1)
    /// `:integer`
    public static let integer = MessageFunctionID(2)
    /// A function that is not in the vocabulary.
    public static let unknown = MessageFunctionID(255)

    static let ownCount = 3

    /// The function at an index of the caller's own list, below 252.
    public static func own(_ index: Int) -> MessageFunctionID {
        MessageFunctionID(UInt8(truncatingIfNeeded: index + ownCount))
    }
}

/// An option, by its index in the vocabulary.
public struct MessageOptionID: Equatable, Sendable {
    /// The byte in compiled messages.
    public let rawValue: UInt8

    init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// `select`, the kind of selection by a number.
    public static let select = MessageOptionID(0)
    /// `u:id`
    public static let id = MessageOptionID(1)
    /// `u:locale`
    public static let locale = MessageOptionID(2)

    static let ownCount = 3

    /// The option at an index of the caller's own list, below 252.
    public static func own(_ index: Int) -> MessageOptionID {
        MessageOptionID(UInt8(truncatingIfNeeded: index + ownCount))
    }
}

/// A tag, by its index in the vocabulary.
public struct MessageTagID: Equatable, Sendable {
    /// The byte in compiled messages.
    public let rawValue: UInt8

    init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// A tag that is not in the vocabulary.
    public static let unknown = MessageTagID(255)

    /// The tag at an index of the vocabulary, below 255.
    public static func own(_ index: Int) -> MessageTagID {
        MessageTagID(UInt8(truncatingIfNeeded: index))
    }
}
