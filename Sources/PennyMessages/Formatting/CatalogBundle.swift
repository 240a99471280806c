/// The catalogs of one language in one file, as a browser gets them beside a module:
///
///     bundle = count language… {area count catalog…}
public struct CatalogBundle: Sendable {
    /// The language tag: `de`.
    public let language: [UInt8]
    /// The catalogs, in the order of the file.
    public let catalogs: [(area: WordArea, catalog: MessageCatalog)]

    /// Reads a file; nil for what is none.
    public init?(_ bytes: [UInt8]) {
        var reader = ByteReader(0..<bytes.count)
        var catalogs: [(area: WordArea, catalog: MessageCatalog)] = []
        language = Self.counted(&reader, bytes)
        while reader.isSound, !reader.isAtEnd {
            guard let area = WordArea(rawValue: reader.byte(of: bytes)),
                let catalog = MessageCatalog(Self.counted(&reader, bytes))
            else { return nil }
            catalogs.append((area, catalog))
        }
        guard reader.isSound, !bytes.isEmpty else { return nil }
        self.catalogs = catalogs
    }

    private static func counted(_ reader: inout ByteReader, _ bytes: [UInt8]) -> [UInt8] {
        Array(bytes[reader.range(reader.number(of: bytes))])
    }

    /// The file of some compiled catalogs.
    public static func bytes(
        language: [UInt8], _ catalogs: [(area: WordArea, bytes: [UInt8])]
    ) -> [UInt8] {
        var out: [UInt8] = []
        out.append(counted: language)
        for (area, bytes) in catalogs {
            out.append(area.rawValue)
            out.append(counted: bytes)
        }
        return out
    }
}
