/// One of the shards that a build is divided into: the third of eight.
public struct Shard: Equatable, Sendable {
    /// Counts from 1.
    public let number: Int
    public let count: Int

    /// The limit of `count`: more machines than this share no build.
    public static let most = 10_000

    /// The third of eight.
    static let example = Shard(unchecked: 3, of: 8)

    private init(unchecked number: Int, of count: Int) {
        self.number = number
        self.count = count
    }

    /// Nil for a number that is not in `1...count`, or a count above the limit.
    public init?(_ number: Int, of count: Int) {
        guard (1...Self.most).contains(count), (1...count).contains(number) else { return nil }
        self.number = number
        self.count = count
    }

    /// Nil for a text that is not like `3/8`.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy(Self.isDigit) }),
            let number = Int(parts[0]), let count = Int(parts[1])
        else { return nil }
        self.init(number, of: count)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// The shard as it is typed: `3/8`.
    public var text: String { "\(number)/\(count)" }

    /// The default output folder of the shard.
    public var folder: String { "part\(number)" }
}
