/// What a program knows of English messages: their names, which are places in their order, and
/// of each its values with what they are. Words may change without it; when it changes, the
/// program and its catalogs are made anew.
public struct CatalogSignature: Sendable {
    /// The messages in the order of their names' bytes, which is that of their places.
    public let messages: [CatalogMessage]

    /// The signature of English files.
    public init(of files: [CatalogFile]) {
        messages = files.flatMap { $0.messages }.sorted {
            $0.name.lexicographicallyPrecedes($1.name)
        }
    }

    /// A digest of it: of the names, the values and the first function of each value.
    public var digest: UInt32 {
        var digest = MessageDigest()
        for message in messages {
            digest.add(message.name + [0x0A])
            for value in message.values {
                digest.add([0x24] + value)
                let function = message.model.functions(of: value).first
                digest.add([0x3A] + (function?.name ?? []) + [0x0A])
            }
        }
        return digest.folded
    }
}
