extension String {
    /// Whether both texts have the same bytes. The engine compares text this way because Unicode's
    /// tables would be most of the browser's download.
    @inline(never)
    public func isSameText(as other: String) -> Bool {
        // Texts that differ mostly differ in length. In the browser, the code that counts a view
        // would cost more than half a kilobyte.
        #if !hasFeature(Embedded)
            if utf8.count != other.utf8.count { return false }
        #endif
        let (view, otherView) = (utf8, other.utf8)
        let (own, others) = (view.span, otherView.span)
        if own.count != others.count { return false }
        for index in 0..<own.count where own[index] != others[index] { return false }
        return true
    }

    /// Makes a text from valid UTF-8. Invalid bytes give an empty text.
    @inline(never)
    package init(bytes: [UInt8]) {
        do throws(UTF8.ValidationError) {
            self = String(copying: try UTF8Span(validating: bytes.span))
        } catch {
            self = ""
        }
    }

    /// The number of Unicode scalars, counted in the bytes. `unicodeScalars.count` would add tables
    /// of 12,000 bytes to each of the browser's modules.
    package var scalarCount: Int {
        var count = 0
        for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
        return count
    }

    /// The text's UTF-8. All code converts between text and bytes here, in `append` and in
    /// `init(bytes:)`: every other conversion would add its own copy of String's internals to the
    /// browser's download.
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

/// Scans typed text from the left, byte by byte. Spaces of all the kinds people paste (no-break,
/// thin, ideographic) become plain spaces. Digits of Arabic and East Asian keyboards become ASCII
/// digits. Direction marks are dropped.
struct TypedText {
    let bytes: [UInt8]
    var position = 0
    /// Whether a scanned number has marks between its digits.
    var hasGroupMarks = false
    /// Whether the decimals of the scanned number would be thousands for readers with the other
    /// decimal mark: `350.000`.
    var mayBeThousands = false

    init(_ text: String) { self.init(text, asName: false) }

    /// - Parameter isName: the text is also shown, so its digits and marks stay as they are.
    private init(_ text: String, asName isName: Bool) {
        var plain: [UInt8] = []
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x21...0x7E: plain.append(UInt8(scalar.value))
            case 0x09, 0x20, 0xA0, 0x2009, 0x202F, 0x3000: plain.append(UInt8(ascii: " "))
            // Direction marks, which come along with text copied from pages in Arabic.
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

    /// Skips the `and` or the comma between two parts of a whole, and the spaces after it.
    mutating func skipConjunction() {
        var ahead = self
        if ahead.scan(",") {
            ahead.skipSpaces()
            self = ahead
        }
        if String(bytes: ahead.scanWord()).isSameText(as: "and") { self = ahead }
        skipSpaces()
    }

    /// Scans `literal` if it is next. Returns whether it was.
    mutating func scan(_ literal: String) -> Bool {
        let wanted = literal.bytes
        guard position + wanted.count <= bytes.count,
            bytes[position..<position + wanted.count].elementsEqual(wanted)
        else { return false }
        position += wanted.count
        return true
    }

    /// Scans ASCII letters and returns them in lowercase; there may be none.
    mutating func scanWord() -> [UInt8] {
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

    /// Trims spaces and lowercases ASCII letters.
    static func folded(_ text: String) -> String {
        String(bytes: trimmedBytes(of: TypedText(text)).map { folded($0) ?? $0 })
    }

    /// Trims spaces.
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
