import PennyEngine

/// Values where markup stands.
extension NumberWriter {
    /// A value, with what means something in markup escaped.
    @inline(never)
    func append(_ quantity: Quantity, to out: inout Bytes) {
        let start = out.bytes.count
        out.withBytes { append(quantity, to: &$0) }
        out.joinSigns(from: start)
        out.escape(from: start)
    }

    /// A text in which no line ends between a minus and the currency sign behind it.
    public static func unbroken(_ text: String) -> String {
        var out = Bytes()
        out.plain(text)
        out.joinSigns(from: 0)
        return out.text
    }
}

extension Bytes {
    /// Keeps each minus with the currency sign behind it: between the two a line may break, which
    /// a word joiner forbids.
    @inline(never)
    mutating func joinSigns(from start: Int) {
        var index = bytes.count - 4
        while index >= start {
            if bytes[index] == 0xE2, bytes[index + 1] == 0x88, bytes[index + 2] == 0x92,
                Self.beginsCurrencySign(bytes[index + 3])
            {
                let tail = takeOff(from: index + 3)
                raw("\u{2060}")
                withBytes { $0 += tail }
            }
            index -= 1
        }
    }

    /// The dollar sign, and the first bytes of £, ¥, of € and the others of its block, and of ￥.
    private static func beginsCurrencySign(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "$") || byte == 0xC2 || byte == 0xE2 || byte == 0xEF
    }
}
