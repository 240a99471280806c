/// The catalogs of one language in one file, as a browser gets them beside a module, and what
/// else its readers need:
///
///     bundle = count language… {number count bytes…}
///
/// A number is that of a `WordArea`, and a catalog follows; F0, and a `TypedTable` follows; or that
/// of a `BundlePart`.
public struct CatalogBundle: Sendable {
    /// The language tag: `de`.
    public let language: [UInt8]
    /// The catalogs, in the order of the file.
    public let catalogs: [(area: WordArea, catalog: MessageCatalog)]
    /// What people type in the language, if the file says it.
    public let typed: TypedTable?
    private let parts: [(part: BundlePart, bytes: [UInt8])]

    private static let typedTag: UInt8 = 0xF0

    /// Reads a file; nil for what is none.
    public init?(_ bytes: [UInt8]) {
        var reader = ByteReader(0..<bytes.count)
        var catalogs: [(area: WordArea, catalog: MessageCatalog)] = []
        var typed: TypedTable?
        var parts: [(part: BundlePart, bytes: [UInt8])] = []
        language = Self.counted(&reader, bytes)
        while reader.isSound, !reader.isAtEnd {
            let number = reader.byte(of: bytes)
            let content = Self.counted(&reader, bytes)
            if number == Self.typedTag {
                guard typed == nil, let table = TypedTable(content) else { return nil }
                typed = table
                continue
            }
            if let part = BundlePart(rawValue: number) {
                parts.append((part, content))
                continue
            }
            guard let area = WordArea(rawValue: number), let catalog = MessageCatalog(content)
            else { return nil }
            catalogs.append((area, catalog))
        }
        guard reader.isSound, !bytes.isEmpty else { return nil }
        self.catalogs = catalogs
        self.typed = typed
        self.parts = parts
    }

    /// The bytes of a part; nil where it is not there.
    public func bytes(of part: BundlePart) -> [UInt8]? {
        for known in parts where known.part == part { return known.bytes }
        return nil
    }

    private static func counted(_ reader: inout ByteReader, _ bytes: [UInt8]) -> [UInt8] {
        Array(bytes[reader.range(reader.number(of: bytes))])
    }

    /// The file of some compiled catalogs, and of what goes with them.
    ///
    /// - Parameter typed: a compiled `TypedTable`; empty for none.
    public static func bytes(
        language: [UInt8], _ catalogs: [(area: WordArea, bytes: [UInt8])], typed: [UInt8] = [],
        parts: [(part: BundlePart, bytes: [UInt8])] = []
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
        for (part, bytes) in parts {
            out.append(part.rawValue)
            out.append(counted: bytes)
        }
        return out
    }
}
