/// The catalogs of one language in one file, as a browser gets them beside a module:
///
///     bundle = count language… {area length(4) catalog…}
public struct CatalogBundle: Sendable {
    /// The language tag: `de`.
    public let language: [UInt8]
    /// The catalogs, in the order of the file.
    public let catalogs: [(area: WordArea, catalog: MessageCatalog)]

    /// Reads a file; nil for what is none.
    public init?(_ bytes: [UInt8]) {
        guard let count = bytes.first, bytes.count > Int(count) else { return nil }
        var place = 1 + Int(count)
        var catalogs: [(area: WordArea, catalog: MessageCatalog)] = []
        language = Array(bytes[1..<place])
        while place < bytes.count {
            guard bytes.count - place >= 5, let area = WordArea(rawValue: bytes[place]) else {
                return nil
            }
            var length = 0
            for byte in bytes[(place + 1)..<(place + 5)] { length = length << 8 | Int(byte) }
            place += 5
            guard length <= bytes.count - place,
                let catalog = MessageCatalog(Array(bytes[place..<(place + length)]))
            else { return nil }
            catalogs.append((area, catalog))
            place += length
        }
        self.catalogs = catalogs
    }

    /// The file of some compiled catalogs.
    public static func bytes(
        language: [UInt8], _ catalogs: [(area: WordArea, bytes: [UInt8])]
    ) -> [UInt8] {
        var out = [UInt8(clamping: language.count)] + language
        for (area, bytes) in catalogs {
            out.append(area.rawValue)
            for shift in [24, 16, 8, 0] {
                out.append(UInt8(truncatingIfNeeded: bytes.count >> shift))
            }
            out += bytes
        }
        return out
    }
}
