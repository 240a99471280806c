import PennyEngine

/// Values in markup.
extension NumberWriter {
    /// Appends a value and escapes it for markup.
    @inline(never)
    func append(_ quantity: Quantity, to out: inout Bytes) {
        let start = out.bytes.count
        out.withBytes { append(quantity, to: &$0) }
        out.joinSigns(from: start)
        out.escape(from: start)
    }

    /// Returns a text in which no line break can separate a minus from the currency sign behind it.
    public static func unbroken(_ text: String) -> String {
        var out = Bytes()
        out.plain(text)
        out.joinSigns(from: 0)
        return out.text
    }
}

extension Bytes {
    /// Joins each minus to the currency sign behind it: a line may break between the two, which a
    /// word joiner prevents.
    @inline(never)
    mutating func joinSigns(from start: Int) {
        var index = bytes.count - 4
        while index >= start {
            if bytes[index] == 0xE2, bytes[index + 1] == 0x88, bytes[index + 2] == 0x92,
                Self.beginsCurrencySign(bytes[index + 3])
            {
                let tail = removeTail(from: index + 3)
                raw("\u{2060}")
                withBytes { $0 += tail }
            }
            index -= 1
        }
    }

    /// Removes each full stop behind another that ends the sign of a currency: between the two are
    /// only marks of direction, U+200F and U+2069.
    @inline(never)
    mutating func joinStops(from start: Int) {
        let stop = UInt8(ascii: ".")
        var index = bytes.count - 1
        while index > start {
            var before = index - 1
            while before >= start + 3, bytes[before - 2] == 0xE2,
                bytes[before - 1] == 0x80 && bytes[before] == 0x8F
                    || bytes[before - 1] == 0x81 && bytes[before] == 0xA9
            {
                before -= 3
            }
            if bytes[index] == stop, bytes[before] == stop, before < index - 1 {
                let tail = removeTail(from: index)
                withBytes { $0 += tail.dropFirst() }
            }
            index -= 1
        }
    }

    /// Removes each full stop behind a text that ends in one.
    @inline(never)
    mutating func joinStops(from start: Int, behind end: [UInt8]) {
        var index = bytes.count - 1
        while index >= start + end.count {
            if bytes[index] == UInt8(ascii: "."),
                bytes[..<index].suffix(end.count).elementsEqual(end)
            {
                let tail = removeTail(from: index)
                withBytes { $0 += tail.dropFirst() }
            }
            index -= 1
        }
    }

    /// Whether a byte is the dollar sign, or the first byte of £ and ¥, of € and the others of its
    /// block, or of ￥.
    private static func beginsCurrencySign(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "$") || byte == 0xC2 || byte == 0xE2 || byte == 0xEF
    }
}
