import PennyEngine

/// A word that an input can be, as a page says it.
enum ChoiceWord {
    private static let roundingStart = "half-".bytes

    /// `equal-principal` as “equal principal” and `yearEnd` as “year end”; ways of
    /// rounding, `half-up`, keep their hyphen.
    @inline(never)
    static func append(_ word: String, to out: inout [UInt8]) {
        let bytes = word.bytes
        if bytes.starts(with: roundingStart) {
            out.append(contentsOf: bytes)
            return
        }
        var isAfterSmall = false
        for byte in bytes {
            let isCapital = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
            var said = byte
            if byte == UInt8(ascii: "-") {
                said = UInt8(ascii: " ")
            } else if isCapital && isAfterSmall {
                out.append(UInt8(ascii: " "))
                said = byte | 0x20
            }
            out.append(said)
            isAfterSmall = UInt8(ascii: "a")...UInt8(ascii: "z") ~= said
        }
    }

    @inline(never)
    static func append(_ word: String, to out: inout Bytes) {
        let start = out.bytes.count
        out.withBytes { append(word, to: &$0) }
        out.escape(from: start)
    }
}
