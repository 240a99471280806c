/// HTML as it grows.
struct HTMLBuffer {
    private var bytes: [UInt8] = []

    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func raw(_ html: String) {
        bytes += html.utf8
    }

    /// Ends the line if one was begun.
    mutating func startLine() {
        if let last = bytes.last, last != .lineFeed { bytes.append(.lineFeed) }
    }

    /// A tag at the start of a line.
    mutating func open(_ tag: String) {
        startLine()
        raw(tag)
    }

    /// A tag on a line of its own.
    mutating func line(_ tag: String) {
        open(tag)
        bytes.append(.lineFeed)
    }

    mutating func escape(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): raw("&amp;")
            case UInt8(ascii: "<"): raw("&lt;")
            case UInt8(ascii: ">"): raw("&gt;")
            case UInt8(ascii: "\""): raw("&quot;")
            default: bytes.append(byte)
            }
        }
    }

    mutating func attribute(_ name: String, _ value: String) {
        raw(" \(name)=\"")
        escape(value)
        raw("\"")
    }

    /// An attribute that is an address: what addresses cannot have is percent-encoded.
    mutating func address(_ name: String, _ value: String) {
        raw(" \(name)=\"")
        for byte in value.utf8 {
            switch byte {
            case UInt8(ascii: "&"): raw("&amp;")
            case UInt8(ascii: "'"): raw("&#x27;")
            case _ where byte.isLetter || byte.isDigit: bytes.append(byte)
            case _ where Self.addressMarks.contains(byte): bytes.append(byte)
            default:
                bytes.append(UInt8(ascii: "%"))
                bytes.append(Self.hexadecimalDigits[Int(byte >> 4)])
                bytes.append(Self.hexadecimalDigits[Int(byte & 0xF)])
            }
        }
        raw("\"")
    }

    private static let addressMarks = Array("-_.+!*(),%#@?=;:/$~".utf8)
    private static let hexadecimalDigits = Array("0123456789ABCDEF".utf8)
}
