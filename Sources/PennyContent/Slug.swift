import PennyText

/// Names as parts of addresses: small letters, digits and single hyphens.
public enum Slug {
    public static let lengthLimit = 80

    public static func isValid(_ name: String) -> Bool {
        guard name.utf8.count <= lengthLimit, !reserved.contains(name) else { return false }
        return name.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
            .allSatisfy { word in
                !word.isEmpty
                    && word.allSatisfy { byte in
                        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    }
            }
    }

    /// Names that some file systems keep for devices.
    package static let reserved: Set<String> = [
        "con", "prn", "aux", "nul",
        "com1", "com2", "com3", "com4", "com5", "com6", "com7", "com8", "com9",
        "lpt1", "lpt2", "lpt3", "lpt4", "lpt5", "lpt6", "lpt7", "lpt8", "lpt9",
    ]

    /// The suggestion for a text that has no letters or digits to use.
    public static let standIn = "my-page"

    /// A valid name close to `text`; where it has nothing to make one of, the stand-in.
    public static func suggestion(for text: String, standIn: String = standIn) -> String {
        var out = ""
        for scalar in text.unicodeScalars.prefix(lengthLimit) {
            let letters = LatinFolding.ascii(scalar)
            if !letters.isEmpty {
                out += String(decoding: letters, as: UTF8.self)
            } else if out.last != "-", !out.isEmpty, !isAccent(scalar) {
                out += "-"
            }
        }
        out = String(out.prefix(lengthLimit))
        while out.last == "-" { out.removeLast() }
        return isValid(out) ? out : standIn
    }

    /// An accent that stands behind its letter.
    private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
        (0x300...0x36F).contains(scalar.value)
    }

    /// Words made of a name: `first-home` is `First home`.
    public static func title(of name: String) -> String {
        let words = name.split(separator: "-").joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
