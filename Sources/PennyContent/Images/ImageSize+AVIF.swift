/// AVIF is a HEIF format of nested boxes (ISO/IEC 14496-12 and 23008-12).
extension ImageSize {
    private struct Box {
        let type: String
        let content: Range<Int>
    }

    /// Reads the size from the properties of the primary item.
    init?(avif reader: HeaderBytes) {
        let file = 0..<reader.bytes.count
        guard let meta = Self.box("meta", in: file, of: reader) else { return nil }
        // The box begins with a version and flags.
        let start = min(meta.content.lowerBound + 4, meta.content.upperBound)
        let parts = start..<meta.content.upperBound
        guard let primary = Self.primaryItem(in: parts, of: reader),
            let properties = Self.box("iprp", in: parts, of: reader)?.content,
            let list = Self.box("ipco", in: properties, of: reader)?.content,
            let table = Self.box("ipma", in: properties, of: reader)?.content
        else { return nil }
        let boxes = Self.boxes(in: list, of: reader)
        var size: (width: Int, height: Int)?
        var isRotated = false
        for index in Self.properties(of: primary, in: table, of: reader)
        where (1...boxes.count).contains(index) {
            let start = boxes[index - 1].content.lowerBound
            switch boxes[index - 1].type {
            case "ispe":
                guard let width = reader.big(4, at: start + 4),
                    let height = reader.big(4, at: start + 8)
                else { return nil }
                size = (width, height)
            case "irot": isRotated = (reader.big(1, at: start) ?? 0) & 1 == 1
            default: break
            }
        }
        guard let size else { return nil }
        self.init(isRotated ? size.height : size.width, isRotated ? size.width : size.height)
    }

    private static func boxes(in range: Range<Int>, of reader: HeaderBytes) -> [Box] {
        var boxes: [Box] = []
        var offset = range.lowerBound
        while offset < range.upperBound, boxes.count < 256,
            let length = reader.big(4, at: offset), let type = reader.text(4, at: offset + 4)
        {
            // A length of 0 means the rest of the file. Large data boxes have a length of 1, which
            // ends the search.
            let length = length == 0 ? range.upperBound - offset : length
            guard length >= 8 else { break }
            let end = min(offset + length, range.upperBound)
            boxes.append(Box(type: type, content: min(offset + 8, end)..<end))
            offset += length
        }
        return boxes
    }

    private static func box(
        _ type: String, in range: Range<Int>, of reader: HeaderBytes
    ) -> Box? {
        boxes(in: range, of: reader).first { $0.type == type }
    }

    private static func primaryItem(in range: Range<Int>, of reader: HeaderBytes) -> Int? {
        guard let start = box("pitm", in: range, of: reader)?.content.lowerBound,
            let version = reader.big(1, at: start)
        else { return nil }
        return reader.big(version == 0 ? 2 : 4, at: start + 4)
    }

    /// The indexes of an item's properties in the property list, from 1.
    private static func properties(
        of item: Int, in range: Range<Int>, of reader: HeaderBytes
    ) -> [Int] {
        guard let version = reader.big(1, at: range.lowerBound),
            let flags = reader.big(3, at: range.lowerBound + 1),
            let count = reader.big(4, at: range.lowerBound + 4)
        else { return [] }
        let idLength = version == 0 ? 2 : 4
        let length = flags & 1 == 1 ? 2 : 1
        var offset = range.lowerBound + 8
        for _ in 0..<min(count, 256) {
            guard let id = reader.big(idLength, at: offset),
                let associations = reader.big(1, at: offset + idLength)
            else { return [] }
            offset += idLength + 1
            if id == item {
                return (0..<associations).compactMap { index in
                    // The top bit says whether a reader must understand the property.
                    reader.big(length, at: offset + index * length).map {
                        $0 & (length == 2 ? 0x7FFF : 0x7F)
                    }
                }
            }
            offset += associations * length
        }
        return []
    }
}
