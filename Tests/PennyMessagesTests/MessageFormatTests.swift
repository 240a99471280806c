import PennyMessages
import PennyTestSupport
import Testing

@Suite struct MessageFormatTests {
    static let values: [String: TestChain.Base] = ["n": .number("1"), "name": .text("Ada")]

    static let rows: [(String, String, [String])] = [
        ("Plain words.", "Plain words.", []),
        ("{$n :number} and {$n}", "1 and 1", []),
        ("To {$gone}.", "To {$gone}.", ["unresolved-variable"]),
        ("{$n :gone} left", "{$n} left", ["unknown-function"]),
        ("{$name :number}", "{$name}", ["bad-operand"]),
        (".input {$n :number}\n.match $n one {{{$n} month}} * {{{$n} months}}", "1 month", []),
        // Of two keys that equal the value, the first one; an identical key takes precedence over
        // both.
        (".input {$n :number}\n.match $n 1.0 {{a}} 1.00 {{b}} * {{c}}", "a", []),
        (".input {$n :number}\n.match $n 1.00 {{b}} 1.0 {{a}} 1 {{d}} * {{c}}", "d", []),
        (".input {$n :number select=ordinal}\n.match $n one {{{$n}st}} * {{{$n}th}}", "1st", []),
        (".input {$n :number select=exact}\n.match $n one {{one}} * {{other}}", "other", []),
        (".input {$name :string}\n.match $name Ada {{her}} * {{them}}", "her", []),
        (
            ".input {$name :number}\n.match $name 1 {{her}} * {{them}}", "them",
            ["bad-operand", "bad-selector"]
        ),
        (".local $x = {$n :number} .local $y = {$x :integer} {{{$y}}}", "1", []),
    ]

    @Test(arguments: rows)
    func `a message is formatted, and errors are reported`(
        source: String, text: String, faults: [String]
    ) throws {
        let found = try OneMessage(source).formatted(Self.values)
        #expect(found.text == text)
        #expect(found.faults.names == faults)
    }

    static let isolated: [(String, String, String)] = [
        ("en", "{$n :number} {$name}", "1 \u{2068}Ada\u{2069}"),
        ("ar", "{$n :number} {$name}", "\u{2066}1\u{2069} \u{2068}Ada\u{2069}"),
        ("en", "{$name :string u:dir=rtl}", "\u{2067}Ada\u{2069}"),
        ("en", "{$gone}", "\u{2068}{$gone}\u{2069}"),
    ]

    @Test(arguments: isolated)
    func `values that may run otherwise are isolated`(
        language: String, source: String, text: String
    ) throws {
        let message = try OneMessage(source, language: language)
        #expect(try message.formatted(Self.values, isolation: .marks).text == text)
    }

    @Test func `tags arrive in order, with their options`() throws {
        let found = try OneMessage("a {#tag foo=$name}b{/tag}{#b/}").formatted(Self.values)
        #expect(found.text == "a b")
        #expect(
            found.marks == [
                TestMark(kind: .open, name: "tag", options: ["foo": "Ada"]),
                TestMark(kind: .close, name: "tag"), TestMark(kind: .standalone, name: "b"),
            ])
    }

    @Test func `an unknown message is reported, and nothing is written`() throws {
        let message = try OneMessage("a")
        let catalog = try #require(MessageCatalog(try message.compiled().bytes))
        var writer = message.writer([:])
        var out: [UInt8] = [7]
        #expect(catalog.format("t.gone", with: &writer, to: &out) == .unknownMessage)
        #expect(out == [7])
        #expect(catalog.lookup("t.m") != nil)
        #expect(catalog.lookup("t") == nil)
        #expect(catalog.count == 1)
        #expect(catalog.name(at: 0).string == "t.m")
        #expect(catalog.name(at: 1) == [])
    }

    @Test func `a message that is one text is copied without a writer`() throws {
        let rows: [(String, Bool)] = [
            ("Plain words.", true), ("\\{", true), ("", false), ("{$n}", false), ("a {$n}", false),
            ("{{a}}", true), (".input {$n :number} .match $n * {{a}}", false),
        ]
        for (source, isPlain) in rows {
            let message = try OneMessage(source)
            let catalog = try #require(MessageCatalog(try message.compiled().bytes))
            var out: [UInt8] = []
            #expect(catalog.appendPlain(MessageReference(index: 0), to: &out) == isPlain)
            #expect(out.string == (isPlain ? try message.formatted([:]).text : ""))
            #expect(!catalog.appendPlain(MessageReference(index: 1), to: &out))
        }
    }

    @Test func `a reference of a larger catalog is unknown to a smaller one`() throws {
        let message = try OneMessage("a")
        let bytes = try message.compiled().bytes
        let small = try #require(MessageCatalog(bytes))
        var file = CatalogFile(language: "en".bytes, area: "t".bytes)
        for name in ["t.a", "t.b"] {
            file.messages.append(try CatalogMessage(name: name.bytes, text: "x".bytes))
        }
        let compiled = CatalogCompiler(OneMessage.vocabulary, source: [file])
            .compile([file], language: "en")
        let large = try #require(MessageCatalog(compiled.bytes))
        let second = try #require(large.lookup("t.b"))
        var writer = message.writer([:])
        var out: [UInt8] = []
        #expect(small.format(second, with: &writer, to: &out) == .unknownMessage)
    }

    @Test func `only whole catalogs are loaded`() throws {
        let bytes = try OneMessage("Some {$name} words").compiled().bytes
        for count in 0..<bytes.count { #expect(MessageCatalog(Array(bytes[..<count])) == nil) }
        #expect(MessageCatalog(bytes + [0]) == nil)
        #expect(MessageCatalog(bytes) != nil)
    }

    static let endless: [[UInt8]] = [
        // A value with 2^28 functions, and a match with 2^28 variants.
        [2, 0b100, 0, 0xFF, 0xFF, 0xFF, 0x7F], [4, 1, 0, 2, 0, 0, 0xFF, 0xFF, 0xFF, 0x7F, 0, 0],
        [4, 0, 0xFF, 0xFF, 0xFF, 0x7F], [1, 0xFF, 0xFF, 0xFF, 0x7F], [9], [3, 3, 0, 0],
    ]

    @Test(arguments: endless)
    func `counts without their bytes are damage, found at once`(code: [UInt8]) throws {
        let digests = [UInt8](repeating: 0, count: 8)
        let header: [UInt8] = [0x50, 0x4D, 0x43, 2, 1, 0, 0] + digests + [1, 1, 1, 1]
        let bytes = header + [UInt8(code.count), 1] + "mx".bytes + code
        let catalog = try #require(MessageCatalog(bytes))
        var writer = TestWriter(values: [], vocabulary: OneMessage.vocabulary)
        var out: [UInt8] = []
        let (faults, taken) = computing { catalog.format("m", with: &writer, to: &out) }
        #expect(faults.contains(.damagedCatalog))
        #expect(out == [])
        #expect(taken < 1000)
    }

    @Test func `variables that multiply are refused, not followed`() throws {
        var source = ".local $v0 = {1 :number}\n"
        for index in 1...30 {
            let options = (0..<8).map { "o\($0)=$v\(index - 1)" }.joined(separator: " ")
            source += ".local $v\(index) = {$v\(index - 1) :number \(options)}\n"
        }
        var message = try OneMessage(source + "{{{$v30}}}")
        message.vocabulary = MessageVocabulary(
            functions: [], options: (0..<8).map { "o\($0)" }, tags: [])
        let compiled = try message.compiled()
        #expect(compiled.problems.contains { $0.problem.kind == .compile(.tooLarge) })
        #expect(compiled.bytes.count < 200_000)
    }

    static let numbers: [(String, String?)] = [
        ("0", "0"), ("-1.50", "-1.50"), ("1e3", "1000"), ("1.25e1", "12.5"), ("12e-1", "1.2"),
        ("5e-2", "0.05"), ("0.5e1", "5"), ("01", nil), ("1.", nil), (".1", nil), ("+1", nil),
        ("1e", nil), ("1e1001", nil), ("", nil), ("-", nil), ("1 ", nil),
    ]

    @Test(arguments: numbers)
    func `number literals become plain digits`(literal: String, digits: String?) {
        var out: [UInt8] = []
        let isNumber = DecimalText.appendPlain(literal.bytes, to: &out)
        #expect((isNumber ? out.string : nil) == digits)
        #expect(DecimalText.isNumberLiteral(literal.bytes) == (digits != nil))
    }
}
