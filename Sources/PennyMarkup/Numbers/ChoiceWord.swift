import PennyEngine

/// A word that an input can be, as a page says it.
enum ChoiceWord {
    private static let roundingStart = "half-".bytes

    /// `equal-principal` as “equal principal” and `yearEnd` as “year end”; ways of
    /// rounding, `half-up`, keep their hyphen.
    @inline(never)
    static func append(_ word: String, to out: inout [UInt8]) {
        var index = out.count
        out.append(word)
        if out[index...].starts(with: roundingStart) { return }
        var isAfterSmall = false
        while index < out.count {
            let byte = out[index]
            if byte == UInt8(ascii: "-") {
                out[index] = UInt8(ascii: " ")
            } else if isAfterSmall, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte {
                out[index] = byte | 0x20
                putSpace(before: index, in: &out)
                index += 1
            }
            isAfterSmall = UInt8(ascii: "a")...UInt8(ascii: "z") ~= out[index]
            index += 1
        }
    }

    static func text(_ word: String) -> String {
        var out: [UInt8] = []
        append(word, to: &out)
        return String(bytes: out)
    }

    private static func putSpace(before index: Int, in out: inout [UInt8]) {
        out.append(0)
        var free = out.count - 1
        while free > index {
            out[free] = out[free - 1]
            free -= 1
        }
        out[index] = UInt8(ascii: " ")
    }

    @inline(never)
    static func append(_ word: String, to out: inout Bytes) {
        let start = out.bytes.count
        out.withBytes { append(word, to: &$0) }
        out.escape(from: start)
    }
}
