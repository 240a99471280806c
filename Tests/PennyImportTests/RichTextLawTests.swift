import Testing

@testable import PennyImport

/// Numbers that are the same in every run.
struct RandomNumbers {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func below(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
}

/// Writes text as RTF in one of the many ways each character can be written.
private struct RandomRichText {
    private(set) var bytes: [UInt8] = []
    private var random: RandomNumbers
    /// The `\uc` of each open group.
    private var fallbackLengths = [1]
    private static let page = CodePage(number: 1252)

    init(_ text: String, seed: UInt64) {
        random = RandomNumbers(seed: seed)
        add("{\\rtf1\\ansi\\ansicpg1252\n")
        for scalar in text.unicodeScalars {
            addNoise()
            add(scalar)
        }
        add(String(repeating: "}", count: fallbackLengths.count))
    }

    private mutating func add(_ text: String) {
        bytes += Array(text.utf8)
    }

    private mutating func addNoise() {
        switch random.below(12) {
        case 0:
            add("{")
            fallbackLengths.append(fallbackLengths.last ?? 1)
        case 1 where fallbackLengths.count > 1:
            add("}")
            fallbackLengths.removeLast()
        case 2: add("\r\n")
        case 3: add("\\b0 ")
        case 4: add("{\\*\\x {\\v y}\\bin1 }}")
        case 5: add("\\v hidden\\v0 ")
        default: break
        }
    }

    private mutating func add(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\n": add(["\\par ", "\\\n", "\\\r\n", "\\sect\n"][random.below(4)])
        case "\t": add(["\\tab ", "\t", "\\'09"][random.below(3)])
        default:
            let byte = (UInt8.min...UInt8.max).first { Self.page.scalar($0) == scalar }
            guard let byte, random.below(3) > 0 else { return addUnicode(scalar) }
            let isMark = "\\{}".unicodeScalars.contains(scalar)
            switch random.below(2) {
            case 0: add("\\'" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
            default: bytes += (isMark ? [UInt8(ascii: "\\")] : []) + [byte]
            }
        }
    }

    private mutating func addUnicode(_ scalar: Unicode.Scalar) {
        if random.below(3) == 0 {
            let length = random.below(3)
            add("\\uc\(length) ")
            fallbackLengths[fallbackLengths.count - 1] = length
        }
        for unit in String(scalar).utf16 {
            let isNegative = unit > 0x7FFF && random.below(2) == 0
            add("\\u\(isNegative ? Int(unit) - 0x10000 : Int(unit)) ")
            for _ in 0..<(fallbackLengths.last ?? 1) {
                add(["?", "\\'3f", "\\~", "\\b ", "\n*", "\\bin2 }{"][random.below(6)])
            }
        }
    }
}

@Suite("Any text")
struct RichTextLawTests {
    @Test("written as RTF in any way reads back as itself")
    func readsBack() throws {
        let alphabet = Array(
            "aZ09 \\{}|'*\n\t-~é’“”–€ßЖя家ก\u{301}\u{2028}\u{A0}\u{F8FF}😀𝒳\u{10FFFD}".unicodeScalars)
        var random = RandomNumbers(seed: 5)
        for seed in 0..<1000 {
            var text = String.UnicodeScalarView()
            for _ in 0..<random.below(40) { text.append(alphabet[random.below(alphabet.count)]) }
            let written = RandomRichText(String(text), seed: UInt64(seed))
            let source = ImportSource(path: "a.rtf", bytes: written.bytes)
            let read = try RichText(source).text
            #expect(
                read.unicodeScalars.elementsEqual(text),
                "\(String(decoding: written.bytes, as: UTF8.self))")
        }
    }

    @Test("in a code page is what each byte of it is, and no two bytes are the same")
    func codePages() {
        for (number, upper) in CodePage.upperHalves {
            let scalars = Array(upper.unicodeScalars).filter { $0 != "\u{FFFD}" }
            #expect(upper.unicodeScalars.count == 128, "\(number)")
            #expect(Set(scalars).count == scalars.count, "\(number)")
            let page = CodePage(number: number)
            #expect((0x80...0xFF).compactMap { page.scalar($0) } == scalars)
            #expect((0..<0x80).allSatisfy { page.scalar($0) == Unicode.Scalar($0) })
        }
    }
}
