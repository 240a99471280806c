/// A function by its place in the vocabulary.
public struct MessageFunctionID: Equatable, Sendable {
    /// The byte it has in compiled messages.
    public let rawValue: UInt8

    init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// `:string`
    public static let string = MessageFunctionID(0)
    /// `:number`
    public static let number = MessageFunctionID(1)
    /// `:integer`
    public static let integer = MessageFunctionID(2)
    /// What the vocabulary does not have.
    public static let unknown = MessageFunctionID(255)

    static let ownCount = 3

    /// The function at a place of the caller's own, below 252.
    public static func own(_ place: Int) -> MessageFunctionID {
        MessageFunctionID(UInt8(truncatingIfNeeded: place + ownCount))
    }
}

/// An option by its place in the vocabulary.
public struct MessageOptionID: Equatable, Sendable {
    /// The byte it has in compiled messages.
    public let rawValue: UInt8

    init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// `select`, which says how a number selects.
    public static let select = MessageOptionID(0)
    /// `u:id`
    public static let id = MessageOptionID(1)
    /// `u:locale`
    public static let locale = MessageOptionID(2)

    static let ownCount = 3

    /// The option at a place of the caller's own, below 252.
    public static func own(_ place: Int) -> MessageOptionID {
        MessageOptionID(UInt8(truncatingIfNeeded: place + ownCount))
    }
}

/// A tag by its place in the vocabulary.
public struct MessageTagID: Equatable, Sendable {
    /// The byte it has in compiled messages.
    public let rawValue: UInt8

    init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// What the vocabulary does not have.
    public static let unknown = MessageTagID(255)

    /// The tag at a place of the vocabulary, below 255.
    public static func own(_ place: Int) -> MessageTagID {
        MessageTagID(UInt8(truncatingIfNeeded: place))
    }
}
