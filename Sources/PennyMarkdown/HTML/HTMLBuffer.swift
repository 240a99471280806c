/// A buffer of HTML.
struct HTMLBuffer {
    private(set) var bytes: [UInt8] = []

    mutating func raw(_ html: String) {
        var html = html
        html.withUTF8 { bytes.append(contentsOf: $0) }
    }

    mutating func raw(_ html: ArraySlice<UInt8>) {
        bytes += html
    }

    /// Ends the line if one was begun.
    mutating func startLine() {
        if let last = bytes.last, last != .lineFeed { bytes.append(.lineFeed) }
    }

    /// Appends a tag at the start of a line.
    mutating func open(_ tag: String) {
        startLine()
        raw(tag)
    }

    /// Appends a tag on a line of its own.
    mutating func line(_ tag: String) {
        open(tag)
        bytes.append(.lineFeed)
    }

    mutating func escape(_ text: ArraySlice<UInt8>) {
        var start = text.startIndex
        for index in text.indices {
            guard let entity = Self.entity(text[index]) else { continue }
            bytes += text[start..<index]
            raw(entity)
            start = index + 1
        }
        bytes += text[start...]
    }

    mutating func escape(_ text: String) {
        escape(Array(text.utf8)[...])
    }

    private static func entity(_ byte: UInt8) -> String? {
        switch byte {
        case .ampersand: "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        default: nil
        }
    }

    private mutating func openAttribute(_ name: String) {
        bytes.append(.space)
        raw(name)
        raw("=\"")
    }

    mutating func attribute(_ name: String, _ value: ArraySlice<UInt8>) {
        openAttribute(name)
        escape(value)
        raw("\"")
    }

    mutating func attribute(_ name: String, _ value: String) {
        attribute(name, Array(value.utf8)[...])
    }

    /// Appends an attribute that is an address, percent-encoding bytes that addresses cannot have.
    mutating func address(_ name: String, _ value: String) {
        openAttribute(name)
        let isPlain = Self.standsInAddresses
        if value.utf8.allSatisfy({ isPlain[Int($0)] }) {
            raw(value)
        } else {
            for byte in value.utf8 { encode(byte, isPlain: isPlain[Int(byte)]) }
        }
        raw("\"")
    }

    private mutating func encode(_ byte: UInt8, isPlain: Bool) {
        switch byte {
        case _ where isPlain: bytes.append(byte)
        case .ampersand: raw("&amp;")
        case UInt8(ascii: "'"): raw("&#x27;")
        default:
            bytes.append(UInt8(ascii: "%"))
            bytes.append(Self.hexadecimalDigits[Int(byte >> 4)])
            bytes.append(Self.hexadecimalDigits[Int(byte & 0xF)])
        }
    }

    /// Whether each byte can be part of an address: letters, digits and some marks.
    private static let standsInAddresses = (UInt8.min...UInt8.max).map { byte in
        byte.isLetter || byte.isDigit || "-_.+!*(),%#@?=;:/$~".utf8.contains(byte)
    }
    private static let hexadecimalDigits = Array("0123456789ABCDEF".utf8)
}
