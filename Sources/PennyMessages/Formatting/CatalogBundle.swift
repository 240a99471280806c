/// The catalogs of one language in one file, as a browser gets them beside a module:
///
///     bundle = count language… {area count catalog…} [F0 count table…]
///
/// F0 stands before a `TypedTable`.
public struct CatalogBundle: Sendable {
    /// The language tag: `de`.
    public let language: [UInt8]
    /// The catalogs, in the order of the file.
    public let catalogs: [(area: WordArea, catalog: MessageCatalog)]
    /// What people type in the language, if the file says it.
    public let typed: TypedTable?

    private static let typedTag: UInt8 = 0xF0

    /// Reads a file; nil for what is none.
    public init?(_ bytes: [UInt8]) {
        var reader = ByteReader(0..<bytes.count)
        var catalogs: [(area: WordArea, catalog: MessageCatalog)] = []
        var typed: TypedTable?
        language = Self.counted(&reader, bytes)
        while reader.isSound, !reader.isAtEnd {
            let tag = reader.byte(of: bytes)
            if tag == Self.typedTag {
                guard typed == nil, let table = TypedTable(Self.counted(&reader, bytes)) else {
                    return nil
                }
                typed = table
                continue
            }
            guard let area = WordArea(rawValue: tag),
                let catalog = MessageCatalog(Self.counted(&reader, bytes))
            else { return nil }
            catalogs.append((area, catalog))
        }
        guard reader.isSound, !bytes.isEmpty else { return nil }
        self.catalogs = catalogs
        self.typed = typed
    }

    private static func counted(_ reader: inout ByteReader, _ bytes: [UInt8]) -> [UInt8] {
        Array(bytes[reader.range(reader.number(of: bytes))])
    }

    /// The file of some compiled catalogs.
    ///
    /// - Parameter typed: a compiled `TypedTable`; empty for none.
    public static func bytes(
        language: [UInt8], _ catalogs: [(area: WordArea, bytes: [UInt8])], typed: [UInt8] = []
    ) -> [UInt8] {
        var out: [UInt8] = []
        out.append(counted: language)
        for (area, bytes) in catalogs {
            out.append(area.rawValue)
            out.append(counted: bytes)
        }
        if !typed.isEmpty {
            out.append(typedTag)
            out.append(counted: typed)
        }
        return out
    }
}
