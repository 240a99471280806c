public import PennyDiagnostics

/// How many sets each folder of the library holds at most: so many as can be looked
/// through, unless `site.yaml` says otherwise under `library: capacity:`.
public struct LibraryCapacity: Equatable, Sendable {
    public let count: Int
    /// Where it is written; nil where it is the standard one.
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
        self = .standard
        if let other = keys.entries.first(where: { $0.key == Self.countKey }) {
            _ = keys.node(Self.countKey)
            keys.report(.belongsUnder(Self.countKey, key: Self.key), other.keyLocation)
        }
        guard let node = keys.node(Self.key) else { return }
        guard case .mapping(let entries) = node.value else {
            keys.report(.keysExpected(Self.key, example: Self.example), node.location)
            return
        }
        var fields = KeyReader(entries, start: node.location)
        if let count = fields.wholeNumber(Self.countKey, in: Self.bounds) {
            let place = fields.node(Self.countKey)?.location
            self.init(count: count, location: place)
        }
        fields.reportUnknown(known: [Self.countKey])
        keys.take(fields.diagnostics)
    }
}
