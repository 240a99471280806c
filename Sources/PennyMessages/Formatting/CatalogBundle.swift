/// The catalogs of one language, and the other data of its readers, in one file that a browser gets
/// beside a module:
///
///     bundle = count language… {number count bytes…}
///
/// A number is a `WordArea`, followed by its catalog; F0, followed by a `TypedTable`; or a
/// `BundlePart`.
public struct CatalogBundle: Sendable {
    /// The language tag: `de`.
    public let language: [UInt8]
    /// The catalogs, in the order of the file.
    public let catalogs: [(area: WordArea, catalog: MessageCatalog)]
    /// The words that people type in the language, if the file has them.
    public let typed: TypedTable?
    private let parts: [(part: BundlePart, bytes: [UInt8])]

    private static let typedTag: UInt8 = 0xF0

    /// Reads a file; nil if it is invalid.
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

    /// The bytes of a part; nil if it is missing.
    public func bytes(of part: BundlePart) -> [UInt8]? {
        for known in parts where known.part == part { return known.bytes }
        return nil
    }

    private static func counted(_ reader: inout ByteReader, _ bytes: [UInt8]) -> [UInt8] {
        Array(bytes[reader.range(reader.number(of: bytes))])
    }

    /// Creates the file of compiled catalogs and other parts.
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
