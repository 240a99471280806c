/// SVG is text: the size is in attributes of its root element.
extension ImageSize {
    init?(svg reader: HeaderBytes) {
        guard let tag = Self.rootTag(reader.bytes) else { return nil }
        let width = Self.attribute("width", of: tag).flatMap(Self.pixels)
        let height = Self.attribute("height", of: tag).flatMap(Self.pixels)
        if let width, let height {
            self.init(width, height)
            return
        }
        guard let box = Self.attribute("viewBox", of: tag) else { return nil }
        let numbers = box.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
        guard numbers.count == 4, let width = Self.pixels(numbers[2]),
            let height = Self.pixels(numbers[3])
        else { return nil }
        self.init(width, height)
    }

    /// The attributes of the `<svg` tag.
    private static func rootTag(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        var rest = bytes
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[start...]
            if rest.starts(with: "<!--".utf8) {
                guard let end = end(of: "-->", in: rest) else { return nil }
                rest = rest[end...]
            } else if rest.starts(with: "<svg".utf8) {
                return rest.dropFirst(4).prefix { $0 != UInt8(ascii: ">") }
            } else if rest.dropFirst().first.map({
                $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!")
            })
                == true
            {
                guard let end = end(of: ">", in: rest) else { return nil }
                rest = rest[end...]
            } else {
                return nil
            }
        }
        return nil
    }

    private static func end(of mark: String, in bytes: ArraySlice<UInt8>) -> Int? {
        let mark = Array(mark.utf8)
        let start = bytes.indices.first { bytes[$0] == mark[0] && bytes[$0...].starts(with: mark) }
        return start.map { $0 + mark.count }
    }

    private static func attribute(
        _ name: String, of tag: ArraySlice<UInt8>
    ) -> ArraySlice<UInt8>? {
        var rest = tag
        while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
            let before = rest[..<equals].split { $0 <= 0x20 }.last
            let value = rest[(equals + 1)...].drop { $0 <= 0x20 }
            guard let quote = value.first,
                quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
                let close = value.dropFirst().firstIndex(of: quote)
            else { return nil }
            if before?.elementsEqual(name.utf8) == true {
                return value[(value.startIndex + 1)..<close]
            }
            rest = value[(close + 1)...]
        }
        return nil
    }

    /// A length in pixels or without a unit, rounded down; nil for one that depends on the page.
    private static func pixels(_ length: ArraySlice<UInt8>) -> Int? {
        let digits = length.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        var rest = length[digits.endIndex...]
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst().drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        }
        guard digits.count <= 6, rest.isEmpty || rest.elementsEqual("px".utf8) else { return nil }
        return Int(String(decoding: digits, as: UTF8.self))
    }
}
