/// The characters that no text may contain: controls, which garble terminals and spreadsheets, and
/// those that override the direction of writing, by which a text can look like another one
/// (CVE-2021-42574). Tabs and line ends are allowed, and so are the marks of direction (U+200E,
/// U+200F and U+061C), which Arabic and Hebrew need.
public enum ControlCharacter {
    /// The first one in a text.
    public static func first(in text: String) -> Unicode.Scalar? {
        // Nearly all texts have none, which a check of their bytes shows at once.
        let mayHaveOne = text.utf8.withContiguousStorageIfAvailable { mayBegin(in: $0) } ?? true
        return mayHaveOne ? text.unicodeScalars.first(where: isOne) : nil
    }

    /// Whether a text of these bytes may contain one; nearly always false.
    public static func mayBegin(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        // Without an early exit, the compiler can check many bytes in one step.
        var found: UInt8 = 0
        for byte in bytes { found |= mayBegin(byte) ? 1 : 0 }
        return found > 0
    }

    public static func isOne(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: false
        case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// Whether it overrides the direction of writing.
    public static func turnsDirection(_ scalar: Unicode.Scalar) -> Bool {
        (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }

    /// The name of the character: `U+001B`.
    public static func name(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// Whether a byte is one of them or the first of one in UTF-8.
    private static func mayBegin(_ byte: UInt8) -> Bool {
        let isBlank = byte == 0x09 || byte == 0x0A || byte == 0x0D
        return byte < 0x20 && !isBlank || byte == 0x7F || byte == 0xC2 || byte == 0xE2
    }
}
