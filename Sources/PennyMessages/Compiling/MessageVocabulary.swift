/// The functions, options and tags of a program's messages. Compiled messages contain indexes into
/// these lists, so the catalog and the program must use the same lists.
public struct MessageVocabulary: Sendable {
    /// Functions other than `string`, `number` and `integer`.
    public let functions: [[UInt8]]
    /// Options other than `select`, `u:dir`, `u:id` and `u:locale`.
    public let options: [[UInt8]]
    /// Tags of rich text.
    public let tags: [[UInt8]]

    /// Creates a vocabulary with at most 200 of each.
    public init(functions: [String], options: [String], tags: [String]) {
        self.functions = functions.prefix(200).map { Array($0.utf8) }
        self.options = options.prefix(200).map { Array($0.utf8) }
        self.tags = tags.prefix(200).map { Array($0.utf8) }
    }

    /// A digest that differs between vocabularies, except by coincidence.
    public var digest: UInt32 {
        var digest = MessageDigest()
        for list in [functions, options, tags] {
            for name in list { digest.add(name + [0x0A]) }
            digest.add([0x0A])
        }
        return digest.folded
    }

    func function(_ name: [UInt8]) -> MessageFunctionID {
        if name == Array("string".utf8) { return .string }
        if name == Array("number".utf8) { return .number }
        if name == Array("integer".utf8) { return .integer }
        return functions.firstIndex(of: name).map { .own($0) } ?? .unknown
    }

    func option(_ name: [UInt8]) -> MessageOptionID? {
        if name == Array("select".utf8) { return .select }
        if name == Array("u:id".utf8) { return .id }
        if name == Array("u:locale".utf8) { return .locale }
        return options.firstIndex(of: name).map { .own($0) }
    }

    func tag(_ name: [UInt8]) -> MessageTagID {
        tags.firstIndex(of: name).map { .own($0) } ?? .unknown
    }
}

/// A digest of 64 bits (FNV-1a). It detects changes of our own texts, and is not secure against
/// attackers.
public struct MessageDigest: Equatable, Sendable {
    /// The digest so far.
    public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    public init() {}

    /// Creates the digest of a message, which is the same for all texts with the same meaning.
    public init(of message: MessageModel) { add(message.source) }

    mutating func add(_ bytes: [UInt8]) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    }

    /// The digest reduced to 32 bits.
    var folded: UInt32 { UInt32(truncatingIfNeeded: value ^ value >> 32) }

    /// The sixteen hexadecimal digits in files.
    public var text: [UInt8] {
        let digits = Array("0123456789abcdef".utf8)
        return (0..<16).map { digits[Int(value >> UInt64(60 - $0 * 4) & 15)] }
    }
}
