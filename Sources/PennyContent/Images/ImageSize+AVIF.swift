/// AVIF is HEIF: boxes in boxes (ISO/IEC 14496-12 and 23008-12).
extension ImageSize {
    private struct Box {
        let type: String
        let content: Range<Int>
    }

    /// The size that is a property of the primary item.
    init?(avif reader: HeaderBytes) {
        let file = 0..<reader.bytes.count
        guard let meta = Self.box("meta", in: file, of: reader) else { return nil }
        // A version and flags come first.
        let start = min(meta.content.lowerBound + 4, meta.content.upperBound)
        let parts = start..<meta.content.upperBound
        guard let primary = Self.primaryItem(in: parts, of: reader),
            let properties = Self.box("iprp", in: parts, of: reader)?.content,
            let list = Self.box("ipco", in: properties, of: reader)?.content,
            let table = Self.box("ipma", in: properties, of: reader)?.content
        else { return nil }
        let boxes = Self.boxes(in: list, of: reader)
        var size: (width: Int, height: Int)?
        var isTurned = false
        for place in Self.properties(of: primary, in: table, of: reader)
        where (1...boxes.count).contains(place) {
            let start = boxes[place - 1].content.lowerBound
            switch boxes[place - 1].type {
            case "ispe":
                guard let width = reader.big(4, at: start + 4),
                    let height = reader.big(4, at: start + 8)
                else { return nil }
                size = (width, height)
            case "irot": isTurned = (reader.big(1, at: start) ?? 0) & 1 == 1
            default: break
            }
        }
        guard let size else { return nil }
        self.init(isTurned ? size.height : size.width, isTurned ? size.width : size.height)
    }

    private static func boxes(in range: Range<Int>, of reader: HeaderBytes) -> [Box] {
        var boxes: [Box] = []
        var offset = range.lowerBound
        while offset < range.upperBound, boxes.count < 256,
            let length = reader.big(4, at: offset), let type = reader.text(4, at: offset + 4)
        {
            // Large boxes of data have a length of 1 here, and end the search; 0 is the rest.
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

    /// The places of an item's properties in their list, from 1.
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
                let places = reader.big(1, at: offset + idLength)
            else { return [] }
            offset += idLength + 1
            if id == item {
                return (0..<places).compactMap { place in
                    // The first bit says whether a reader must know the property.
                    reader.big(length, at: offset + place * length).map {
                        $0 & (length == 2 ? 0x7FFF : 0x7F)
                    }
                }
            }
            offset += places * length
        }
        return []
    }
}
