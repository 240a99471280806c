/// A tag of a page. Its attributes stay in the block of bytes that it was read from.
struct PageTag {
    let code: ElementKind.Code
    let element: ElementKind
    let isEnd: Bool
    /// Whether it ends where it begins: `<svg/>`, and elements without content.
    let isEmpty: Bool
    /// The range of the attributes in the block.
    private let attributes: Range<Int>

    /// - Parameter range: its range in the block, without the angle brackets.
    init(_ block: [UInt8], _ range: Range<Int>) {
        var end = range.lowerBound
        isEnd = end < range.upperBound && block[end] == UInt8(ascii: "/")
        if isEnd { end += 1 }
        var code: ElementKind.Code = 0
        while end < range.upperBound, !Self.endsName(block[end]) {
            if code >> 56 == 0 { code = code << 8 | ElementKind.Code(block[end] | 0x20) }
            end += 1
        }
        self.code = code
        element = ElementKind.named(code)
        attributes = end..<range.upperBound
        isEmpty =
            element == .empty || !range.isEmpty && block[range.upperBound - 1] == UInt8(ascii: "/")
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        byte.isBlank || byte == UInt8(ascii: "/")
    }

    /// The value of an attribute in quotes; empty for one without a value, nil if the tag has no
    /// such attribute.
    func attribute(_ wanted: StaticString, _ block: [UInt8]) -> String? {
        var index = attributes.lowerBound
        let end = attributes.upperBound
        while true {
            while index < end, block[index].isBlank { index += 1 }
            if index >= end { return nil }
            let name = index
            while index < end, !block[index].isBlank, block[index] != UInt8(ascii: "=") {
                index += 1
            }
            let isWanted = wanted.withUTF8Buffer { block[name..<index].elementsEqual($0) }
            // A value without quotes is read as a name, as is a lone equals sign.
            guard index + 1 < end, block[index] == UInt8(ascii: "="),
                case let quote = block[index + 1],
                quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
            else {
                if isWanted { return "" }
                if index == name { index += 1 }
                continue
            }
            let value = index + 2
            index = value
            while index < end, block[index] != quote { index += 1 }
            if isWanted { return PageEntities.decoded(block[value..<index]) }
            index += 1
        }
    }

    func hasClass(_ wanted: Substring, _ block: [UInt8]) -> Bool {
        attribute("class", block)?.split(separator: " ").contains(wanted) == true
    }

    /// Whether readers do not see its content.
    func isHidden(_ block: [UInt8]) -> Bool {
        !attributes.isEmpty && attribute("hidden", block) != nil
    }
}

extension UInt8 {
    /// Whether the byte separates words in markup.
    var isBlank: Bool {
        self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C
    }
}
