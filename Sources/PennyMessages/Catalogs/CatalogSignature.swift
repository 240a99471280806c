/// The interface of English messages: their names, whose order gives their indexes, and the values
/// of each with their types. Texts may change without it; if it changes, the program and its
/// catalogs are built again.
public struct CatalogSignature: Sendable {
    /// The messages in the order of their names' bytes, which is the order of their indexes.
    public let messages: [CatalogMessage]

    /// Creates the signature of English files.
    public init(of files: [CatalogFile]) {
        messages = files.flatMap { $0.messages }.sorted {
            $0.name.lexicographicallyPrecedes($1.name)
        }
    }

    /// The digest of the names, the values and the first function of each value.
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
