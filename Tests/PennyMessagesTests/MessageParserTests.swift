import PennyMessages
import Testing

@Suite struct MessageParserTests {
    static let faults: [(String, MessageProblem.Kind, Int, Int)] = [
        ("a } b", .strayBrace, 1, 3),
        ("a\nbé {", .openPlaceholder, 2, 4),
        ("a {$x", .openPlaceholder, 1, 3),
        ("a {}", .emptyPlaceholder, 1, 3),
        ("a {| b", .openLiteral, 1, 4),
        ("\\n", .badEscape, 1, 1),
        ("{$x :f o}", .missingEquals, 1, 9),
        ("{$x :f o=}", .missingValue, 1, 10),
        ("{$x :f o=1@a}", .missingSpace, 1, 11),
        ("{$x @a=$y}", .variableAttribute, 1, 8),
        ("{$x ?}", .unexpectedInPlaceholder, 1, 5),
        ("{42:f}", .missingSpace, 1, 4),
        ("{$ }", .missingName, 1, 3),
        ("{{a", .openPattern, 1, 1),
        ("{{a}} b", .textAfterEnd, 1, 7),
        (".inputs {$x} {{}}", .missingExpression, 1, 7),
        (".foo {$x} {{}}", .unknownKeyword, 1, 1),
        (".input {x} {{}}", .inputWithoutVariable, 1, 8),
        (".local $x {1} {{}}", .missingEquals, 1, 11),
        (".local $x = 1 {{}}", .missingExpression, 1, 13),
        (".input {$x :f} a", .missingBody, 1, 16),
        (".match x {{}}", .missingSelector, 1, 8),
        (".input {$x :f}\n.match $x", .missingVariant, 2, 1),
        (".input {$x :f}\n.match $x\n1 {{}} *", .incompleteVariant, 3, 8),
        ("a\u{0}", .nullCharacter, 1, 2),
    ]

    @Test(arguments: faults)
    func `a fault of syntax is reported with its location`(
        source: String, kind: MessageProblem.Kind, line: Int, column: Int
    ) {
        do {
            let model = try MessageModel(parsing: source.bytes)
            Issue.record("\(source) is read as \(model.source.string)")
        } catch {
            #expect(error.kind == kind)
            #expect(error.location == MessageLocation(line: line, column: column), "\(source)")
        }
    }

    static let noText: [[UInt8]] = [
        [0x80], [0xC3], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
        [0xF0, 0x80, 0x80, 0x80],
        [0xF4, 0x90, 0x80, 0x80], [0xFF],
    ]

    @Test(arguments: noText) func `bytes that are no text are refused`(bytes: [UInt8]) {
        #expect(throws: MessageProblem.self) { try MessageModel(parsing: [0x61] + bytes) }
    }

    static let modelFaults: [(String, [(MessageProblem.Kind, Int, Int)])] = [
        (".input {$x} .local $x = {1} {{}}", [(.duplicateDeclaration("x".bytes), 1, 20)]),
        (".local $x = {$y} .input {$y} {{}}", [(.duplicateDeclaration("y".bytes), 1, 25)]),
        (".input {$x :f o=$x} {{}}", [(.duplicateDeclaration("x".bytes), 1, 8)]),
        (
            ".local $x = {1 :f}\n.match $x * * {{}}\n1 {{}}",
            [(.variantKeyMismatch(keys: 2, selectors: 1), 2, 11)]
        ),
        (".input {$x} .match $x * {{}}", [(.missingSelectorAnnotation("x".bytes), 1, 20)]),
        (".match $x * {{}}", [(.missingSelectorAnnotation("x".bytes), 1, 8)]),
        (".input {$x :f} .local $y = {$x} .match $y * {{}}", []),
        (".input {$x :f} .match $x 1 {{}} |1| {{}} * {{}}", [(.duplicateVariant, 1, 33)]),
        ("{#a o=1 o=2}", [(.duplicateOptionName("o".bytes), 1, 9)]),
    ]

    @Test(arguments: modelFaults)
    func `a fault of the model is reported with its location`(
        source: String, faults: [(MessageProblem.Kind, Int, Int)]
    ) throws {
        let found = try MessageModel(parsing: source.bytes).problems(in: source.bytes)
            .sorted {
                ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column)
            }
        #expect(found.map(\.kind) == faults.map(\.0))
        #expect(found.map(\.location) == faults.map { MessageLocation(line: $0.1, column: $0.2) })
    }

    static let serialized = [
        (
            "  .input{$x :f  o = |1| @a = |b c|}\n.match $x |1|{{one}}* {{ {$x}}}",
            ".input {$x :f o=1 @a=|b c|}\n.match $x\n1 {{one}}\n* {{ {$x}}}"
        ),
        ("{{plain}}", "plain"), (" .a", nil), ("{{ .a}}", "{{ .a}}"), ("a|b\\}", "a|b\\}"),
        ("{#b o=1/}{/b}", "{#b o=1 /}{/b}"), ("{|a\\|\\\\b|}", "{|a\\|\\\\b|}"), ("{||}", "{||}"),
    ]

    @Test(arguments: serialized)
    func `a message is serialized in one form`(source: String, text: String?) throws {
        guard let text else {
            #expect(throws: MessageProblem.self) { try MessageModel(parsing: source.bytes) }
            return
        }
        #expect(try MessageModel(parsing: source.bytes).source.string == text)
    }
}
