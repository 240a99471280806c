/// The `id`s that belong to the page around a body.
public struct ReservedAnchors: Equatable, Sendable, ExpressibleByArrayLiteral {
    public var ids: Set<String>
    /// The prefixes of `id`s that the page numbers or names by itself, such as `fn-`.
    public var prefixes: Set<String>

    public init(_ ids: Set<String> = [], prefixes: Set<String> = []) {
        self.ids = ids
        self.prefixes = prefixes
    }

    public init(arrayLiteral ids: String...) { self.init(Set(ids)) }

    public mutating func formUnion(_ others: Self) {
        ids.formUnion(others.ids)
        prefixes.formUnion(others.prefixes)
    }
}
