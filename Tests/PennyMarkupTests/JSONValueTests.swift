import PennyMarkup
import Testing

@Suite("A value of JSON")
struct JSONValueTests {
    private static let value = JSONValue.object([
        .init("none", .null), .init("flag", .flag(true)), .init("count", .number(-3)),
        .init("inches", .digits("8.5")), .init("a \"name\"\\", .text("<b>\n\u{1}é")),
        .init("empty", .list([])), .init("bare", .object([])),
        .init("list", .list([.number(1), .object([.init("x", .flag(false))])])),
    ])

    @Test("is a file of a member a line")
    func file() {
        #expect(
            Self.value.file().text == #"""
                {
                  "none": null,
                  "flag": true,
                  "count": -3,
                  "inches": 8.5,
                  "a \"name\"\\": "\u003cb>\u000a\u0001é",
                  "empty": [],
                  "bare": {},
                  "list": [
                    1,
                    {
                      "x": false
                    }
                  ]
                }

                """#)
    }

    @Test("is a message of one line, without white space")
    func message() {
        #expect(
            Self.value.message().text == #"""
                {"none":null,"flag":true,"count":-3,"inches":8.5,\#
                "a \"name\"\\":"\u003cb>\u000a\u0001é","empty":[],"bare":{},\#
                "list":[1,{"x":false}]}
                """#)
    }
}
