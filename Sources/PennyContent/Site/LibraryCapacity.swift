public import PennyDiagnostics

/// The most sets in each folder of the library. The default is as many as a person can look
/// through; `library: capacity:` in `site.yaml` changes it.
public struct LibraryCapacity: Equatable, Sendable {
    public let count: Int
    /// The location of the setting; nil for the default.
    public let location: SourceLocation?

    public static let standard = LibraryCapacity(count: 15, location: nil)
    public static let bounds = 1...10_000

    static let key = "library"
    static let countKey = "capacity"
    private static let example = "capacity: 15"

    init(count: Int, location: SourceLocation?) {
        self.count = count
        self.location = location
    }

    init(_ keys: inout KeyReader) {
        if let other = keys.entries.first(where: { $0.key == Self.countKey }) {
            _ = keys.node(Self.countKey)
            keys.report(.belongsUnder(Self.countKey, key: Self.key), other.keyLocation)
        }
        var capacity = Self.standard
        keys.keys(below: Self.key, known: [Self.countKey], example: Self.example) { fields in
            if let count = fields.wholeNumber(Self.countKey, in: Self.bounds) {
                let location = fields.node(Self.countKey)?.location
                capacity = Self(count: count, location: location)
            }
        }
        self = capacity
    }
}
