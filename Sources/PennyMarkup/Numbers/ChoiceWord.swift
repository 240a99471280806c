import PennyEngine

/// A word that an input can be, as a page says it.
enum ChoiceWord {
    /// `equal-principal` as “equal principal” and `yearEnd` as “year end”; ways of
    /// rounding, `half-up`, keep their hyphen.
    static func text(_ word: String) -> String {
        let bytes = word.bytes
        if bytes.starts(with: "half-".bytes) { return word }
        var text: [UInt8] = []
        for byte in bytes {
            let isCapital = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
            let isAfterSmall = text.last.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 } == true
            if byte == UInt8(ascii: "-") {
                text.append(UInt8(ascii: " "))
            } else if isCapital && isAfterSmall {
                text += [UInt8(ascii: " "), byte | 0x20]
            } else {
                text.append(byte)
            }
        }
        return String(bytes: text)
    }
}
