extension String {
    /// Whether both hold the same bytes. The engine compares text so, because
    /// Unicode's tables would be most of the browser's download.
    @inline(never)
    public func isSameText(as other: String) -> Bool {
        // Most that differ do so in length. How a view is counted would be more than half a
        // kilobyte for the browser to load.
        #if !hasFeature(Embedded)
            if utf8.count != other.utf8.count { return false }
        #endif
        let (view, otherView) = (utf8, other.utf8)
        let (own, others) = (view.span, otherView.span)
        if own.count != others.count { return false }
        for index in 0..<own.count where own[index] != others[index] { return false }
        return true
    }

    /// The text of bytes that come from text: of UTF-8 without a fault.
    @inline(never)
    package init(bytes: [UInt8]) {
        do throws(UTF8.ValidationError) {
            self = String(copying: try UTF8Span(validating: bytes.span))
        } catch {
            self = ""
        }
    }

    /// How many Unicode scalars there are. They are counted in the bytes: `unicodeScalars.count`
    /// takes tables of 12,000 bytes into each of the browser's modules.
    package var scalarCount: Int {
        var count = 0
        for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
        return count
    }

    /// The text's UTF-8. Text becomes bytes here and in `append`, and bytes text
    /// above: each other way there is brings its own copy of String's inside into
    /// the browser's download.
    package var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(self)
        return bytes
    }
}

extension [UInt8] {
    /// Appends a text's UTF-8.
    @inline(never)
    package mutating func append(_ text: String) {
        let view = text.utf8
        view.span.withUnsafeBufferPointer { append(bytes: $0) }
    }
}

/// Reads typed text from the left, byte by byte. Spaces of all the kinds people
/// paste (no-break, thin, ideographic) count as plain spaces, digits of Arabic and of East
/// Asian keyboards as those of ASCII, and marks of direction as nothing.
struct TypedText {
    let bytes: [UInt8]
    var position = 0
    /// A number was taken that has marks between its digits.
    var hasGroupMarks = false
    /// The decimals of the number that was taken would be thousands to readers
    /// with the other decimal mark: `350.000`.
    var mayBeThousands = false

    init(_ text: String) { self.init(text, asName: false) }

    /// - Parameter isName: the text is shown as well, so that its digits and marks stay.
    private init(_ text: String, asName isName: Bool) {
        var plain: [UInt8] = []
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x21...0x7E: plain.append(UInt8(scalar.value))
            case 0x09, 0x20, 0xA0, 0x2009, 0x202F, 0x3000: plain.append(UInt8(ascii: " "))
            // Marks of direction, which come along from pages in Arabic.
            case 0x61C where !isName, 0x200E where !isName, 0x200F where !isName,
                0x2066...0x2069 where !isName:
                break
            case 0x2212: plain.append(UInt8(ascii: "-"))
            case 0x2019: plain.append(UInt8(ascii: "'"))
            case 0x0660...0x0669 where !isName, 0x06F0...0x06F9 where !isName,
                0xFF10...0xFF19 where !isName:
                plain.append(UInt8(scalar.value & 0x0F) | 0x30)
            case 0x066A, 0xFF05: plain.append(UInt8(ascii: "%"))
            case 0xFF0B...0xFF0E where !isName: plain.append(UInt8(scalar.value - 0xFEE0))
            default:
                plain.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
        bytes = plain
    }

    var isAtEnd: Bool { position == bytes.count }
    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func skipSpaces() {
        while next == UInt8(ascii: " ") { position += 1 }
    }

    /// Steps over the `and` or the comma between two parts of a whole, and the spaces behind.
    mutating func skipJoint() {
        var ahead = self
        if ahead.take(",") {
            ahead.skipSpaces()
            self = ahead
        }
        if String(bytes: ahead.takeWord()).isSameText(as: "and") { self = ahead }
        skipSpaces()
    }

    /// Steps over `literal` if it stands here.
    mutating func take(_ literal: String) -> Bool {
        let wanted = literal.bytes
        guard position + wanted.count <= bytes.count,
            bytes[position..<position + wanted.count].elementsEqual(wanted)
        else { return false }
        position += wanted.count
        return true
    }

    /// The letters that stand here, folded to small ones; may be empty.
    mutating func takeWord() -> [UInt8] {
        var word: [UInt8] = []
        while let byte = next, let letter = Self.folded(byte) {
            word.append(letter)
            position += 1
        }
        return word
    }

    private static func folded(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): byte
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        default: nil
        }
    }

    /// The text without spaces at its ends, with small ASCII letters.
    static func folded(_ text: String) -> String {
        String(bytes: trimmedBytes(of: TypedText(text)).map { folded($0) ?? $0 })
    }

    /// The text without spaces at its ends.
    static func trimmed(_ text: String) -> String {
        String(bytes: trimmedBytes(of: TypedText(text, asName: true)))
    }

    private static func trimmedBytes(of text: TypedText) -> [UInt8] {
        let plain = text.bytes
        var start = 0
        var end = plain.count
        while start < end, plain[start] == UInt8(ascii: " ") { start += 1 }
        while end > start, plain[end - 1] == UInt8(ascii: " ") { end -= 1 }
        return Array(plain[start..<end])
    }
}
