public import PennyDiagnostics

/// The most sets in each folder of the library. The default is as many as a person can look
/// through; `library: capacity:` in `site.yaml` changes it.
public struct LibraryCapacity: Equatable, Sendable {
    public let count: Int
    /// The location of the setting; nil for the default.
    public let location: SourceLocation?

    public static let standard = LibraryCapacity(count: 15, location: nil)
    public static let bounds = 1...10_000

    init(count: Int, location: SourceLocation?) {
        self.count = count
        self.location = location
    }

    /// The key of the library in `site.yaml`.
    static func key<Model>(
        to set: @escaping Key<Model>.Setter<LibraryCapacity>
    ) -> Key<Model> {
        let type = KeyType<LibraryCapacity>.keys([countKey]) { standard }
        // Special: its own key may be beside it by mistake.
        return Key(
            "library", special: type.syntax, example: "capacity: \(standard.count)",
            help: "The library of saved sets."
        ) { reader, field, model in
            let inner = countKey.field.name
            if let other = reader.entries.first(where: { $0.key == inner }) {
                _ = reader.node(inner)
                reader.report(.key.belongsUnder(inner, field.name), other.keyLocation)
            }
            if let capacity = type.read(&reader, field) { set(&model, capacity) }
        }
    }

    // Special: a message names its location, where it is not the default.
    private static let countKey = Key<LibraryCapacity>(
        "capacity", special: .wholeNumber, .defaults(to: "\(standard.count)"),
        help: "How many saved sets each folder can hold.", range: bounds
    ) { reader, field, capacity in
        guard let count = reader.wholeNumber(field.name, in: bounds) else { return }
        capacity = LibraryCapacity(count: count, location: reader.node(field.name)?.location)
    }
}
