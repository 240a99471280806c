/// A tag of a page. Its attributes stay in the block of bytes that it was read from.
struct PageTag {
    let code: PageElement.Code
    let element: PageElement
    let isEnd: Bool
    /// Whether it ends where it begins: `<svg/>`, and what has no content.
    let isEmpty: Bool
    /// Where the attributes stand.
    private let attributes: Range<Int>

    /// - Parameter place: where it stands in the block, without the angle brackets.
    init(_ block: [UInt8], _ place: Range<Int>) {
        var end = place.lowerBound
        isEnd = end < place.upperBound && block[end] == UInt8(ascii: "/")
        if isEnd { end += 1 }
        var code: PageElement.Code = 0
        while end < place.upperBound, !Self.endsName(block[end]) {
            if code >> 56 == 0 { code = code << 8 | PageElement.Code(block[end] | 0x20) }
            end += 1
        }
        self.code = code
        element = PageElement.named(code)
        attributes = end..<place.upperBound
        isEmpty =
            element == .empty || !place.isEmpty && block[place.upperBound - 1] == UInt8(ascii: "/")
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        byte.isBlank || byte == UInt8(ascii: "/")
    }

    /// The value of an attribute, which stands in quotes; empty for one without a value, nil where
    /// there is none of the name.
    func attribute(_ wanted: StaticString, _ block: [UInt8]) -> String? {
        var place = attributes.lowerBound
        let end = attributes.upperBound
        while true {
            while place < end, block[place].isBlank { place += 1 }
            if place >= end { return nil }
            let name = place
            while place < end, !block[place].isBlank, block[place] != UInt8(ascii: "=") {
                place += 1
            }
            let isWanted = wanted.withUTF8Buffer { block[name..<place].elementsEqual($0) }
            // A value without quotes is read as a name, as is a lone equals sign.
            guard place + 1 < end, block[place] == UInt8(ascii: "="),
                case let quote = block[place + 1],
                quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
            else {
                if isWanted { return "" }
                if place == name { place += 1 }
                continue
            }
            let value = place + 2
            place = value
            while place < end, block[place] != quote { place += 1 }
            if isWanted { return PageEntities.decoded(block[value..<place]) }
            place += 1
        }
    }

    func hasClass(_ wanted: Substring, _ block: [UInt8]) -> Bool {
        attribute("class", block)?.split(separator: " ").contains(wanted) == true
    }

    /// Whether readers do not see what is in it.
    func isHidden(_ block: [UInt8]) -> Bool {
        !attributes.isEmpty && attribute("hidden", block) != nil
    }
}

extension UInt8 {
    /// What stands between words in markup.
    var isBlank: Bool {
        self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C
    }
}
