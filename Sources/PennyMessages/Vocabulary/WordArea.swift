/// The subject of messages: an area has a file in each language, and its name is the first part of
/// its messages' names. The areas are the files of `messages/en`, in order.
public struct WordArea: Equatable, Hashable, Sendable {
    /// Its number within one build of the program only.
    public let rawValue: UInt8

    /// Creates the area with the given number; nil if there is none.
    public init?(rawValue: UInt8) {
        guard Int(rawValue) < Self.count else { return nil }
        self.rawValue = rawValue
    }

    /// Creates the area with the given name; nil if there is none.
    public init?(named name: [UInt8]) {
        guard let index = Self.names.firstIndex(where: { Array($0.utf8) == name }) else {
            return nil
        }
        rawValue = UInt8(index)
    }

    init(_ number: UInt8) { rawValue = number }

    /// All areas.
    public static var allCases: [WordArea] {
        names.indices.compactMap { Self(rawValue: UInt8($0)) }
    }

    /// The name of its files, and the first part of its messages' names.
    public var name: String { Self.names[Int(rawValue)] }
}
