import PennyText

/// Names as parts of addresses: lowercase letters, digits and single hyphens.
public enum Slug {
    public static let lengthLimit = 80

    public static func isValid(_ name: String) -> Bool {
        guard name.utf8.count <= lengthLimit else { return false }
        var last = UInt8(ascii: "-")
        for byte in name.utf8 {
            guard isLetterOrDigit(byte) || byte == UInt8(ascii: "-") && byte != last else {
                return false
            }
            last = byte
        }
        return last != UInt8(ascii: "-") && !isReserved(name)
    }

    /// Whether Windows reserves a name for a device, so that no file can have it there.
    public static func isReserved(_ name: String) -> Bool {
        name.utf8.count <= longestReserved && reserved.contains(name.lowercased())
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
            || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }

    private static let longestReserved = 4

    /// The device names that Windows reserves.
    private static let reserved: Set<String> = [
        "con", "prn", "aux", "nul",
        "com1", "com2", "com3", "com4", "com5", "com6", "com7", "com8", "com9",
        "lpt1", "lpt2", "lpt3", "lpt4", "lpt5", "lpt6", "lpt7", "lpt8", "lpt9",
    ]

    /// The suggestion for a text that has no letters or digits to use.
    public static let fallback = "my-page"

    /// A valid name close to `text`, or the stand-in if `text` has nothing to make one from.
    public static func suggestion(for text: String, fallback: String = fallback) -> String {
        let hyphen = UInt8(ascii: "-")
        var out: [UInt8] = []
        out.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars.prefix(lengthLimit) {
            let count = out.count
            LatinFolding.append(scalar, to: &out)
            if out.count == count, let last = out.last, last != hyphen, !isAccent(scalar) {
                out.append(hyphen)
            }
        }
        if out.count > lengthLimit { out.removeLast(out.count - lengthLimit) }
        while out.last == hyphen { out.removeLast() }
        let name = String(decoding: out, as: UTF8.self)
        if isReserved(name) { return name + "-page" }
        return isValid(name) ? name : fallback
    }

    /// Whether a scalar is a combining accent.
    private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
        (0x300...0x36F).contains(scalar.value)
    }

    /// A title made from a name: `first-home` becomes `First home`.
    public static func title(of name: String) -> String {
        let words = name.split(separator: "-").joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
