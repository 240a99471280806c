import PennyMessages
import Testing

/// Messages in the format of page scripts.
@Suite struct ScriptCatalogTests {
    private static func file(_ text: String, of language: String = "en") -> CatalogFile {
        let head = "language: \(language)\narea: scripts\n"
        return CatalogFile.read(
            Array((head + text).utf8), as: language == "en" ? .source : .translation
        ).file
    }

    private static func json(_ catalog: ScriptCatalog) -> String {
        String(decoding: catalog.bytes, as: UTF8.self)
    }

    private static let count = "    .input {$n :integer}\n    .match $n\n"

    static let forms: [(String, String)] = [
        ("scripts.a = Text\n", #"{"a":"Text"}"#),
        ("scripts.b.c = B\nscripts.a = A\n", #"{"a":"A","b.c":"B"}"#),
        (
            "@values n t\nscripts.a = {$t :string} of {$n :integer}.\n",
            #"{"a":["","t"," of ","n","."]}"#
        ),
        ("@values n t\nscripts.a = {$n :integer}{$t :string}\n", #"{"a":["","n","","t"]}"#),
        (
            "@values n\nscripts.a =\n\(count)    * {{{$n} words}}\n    one {{A word}}\n    1 {{1}}\n",
            #"{"a":{"by":["n"],"of":[["1","1"],["one","A word"],["*",["","n"," words"]]]}}"#
        ),
        (
            "@values f n\nscripts.a =\n    .input {$f :one-of}\n    .input {$n :integer}\n"
                + "    .match $f $n\n    * * {{d}}\n    x * {{b}}\n    x one {{a}}\n    * 0 {{c}}\n",
            #"{"a":{"by":["f","n"],"of":[["x one","a"],["x *","b"],["* 0","c"],["* *","d"]]}}"#
        ),
        (
            "scripts.a = “A” </script> \\\\ \"é\"\n",
            #"{"a":"“A” \u003c/script> \u005c \u0022é\u0022"}"#
        ),
    ]

    @Test(arguments: forms) func `a message is data of a script`(_ text: String, _ data: String) {
        let catalog = ScriptCatalog(source: Self.file(text))
        #expect(Self.json(catalog) == data)
        #expect(catalog.problems == [])
    }

    @Test func `what is not translated is in English, in the order of English`() {
        let catalog = ScriptCatalog(
            source: Self.file("scripts.a = One\nscripts.b = Two\nscripts.c = Three\n"),
            translation: Self.file(
                "@from 0123456789abcdef\nscripts.c = Drei\n@from 0123456789abcdef\n"
                    + "scripts.a = Eins\n", of: "de"))
        #expect(Self.json(catalog) == #"{"a":"Eins","b":"Two","c":"Drei"}"#)
    }

    @Test
    func `each plural form of Arabic stands before the rest, and values keep their direction`() {
        let forms = ["*", "many", "zero", "few", "one", "two", "0"]
        let variants = forms.map { "    \($0) {{\($0) {$n}}}\n" }.joined()
        let english = "@values n\nscripts.a =\n\(Self.count)    * {{{$n}}}\n"
        let catalog = ScriptCatalog(
            source: Self.file(english),
            translation: Self.file(
                "@from 0123456789abcdef\nscripts.a =\n\(Self.count)\(variants)", of: "ar"),
            direction: .rightToLeft)
        let rows = ["0", "many", "zero", "few", "one", "two", "*"].map {
            "[\"\($0)\",[\"\($0) \u{2068}\",\"n\",\"\u{2069}\"]]"
        }
        #expect(
            Self.json(catalog) == "{\"a\":{\"by\":[\"n\"],\"of\":[\(rows.joined(separator: ","))]}}"
        )
    }

    static let faults: [(String, MessageLocation)] = [
        ("@values n\nscripts.a = A {$n :money}\n", MessageLocation(line: 4, column: 19)),
        (
            "@values n\nscripts.a = A {$n :integer select=exact}\n",
            MessageLocation(line: 4, column: 19)
        ),
        ("scripts.a = A {$n :string}\n", MessageLocation(line: 3, column: 15)),
        ("scripts.a = A {|x|}\n", MessageLocation(line: 3, column: 15)),
        ("scripts.a = A {#strong}b{/strong}\n", MessageLocation(line: 3, column: 17)),
        (
            "@values n\nscripts.a =\n    .local $m = {$n :integer}\n    {{{$m}}}\n",
            MessageLocation(line: 5, column: 12)
        ),
        (
            "@values n\nscripts.a =\n    .input {$n :string}\n    .match $n\n    |a b| {{c}}\n"
                + "    * {{d}}\n", MessageLocation(line: 7, column: 5)
        ),
    ]

    @Test(arguments: faults)
    func `what scripts cannot say is reported with its location`(
        _ text: String, _ location: MessageLocation
    ) {
        let catalog = ScriptCatalog(source: Self.file(text))
        #expect(catalog.problems.map(\.kind) == [.notForScripts])
        #expect(catalog.problems.map(\.location) == [location])
        #expect(Self.json(catalog) == "{}")
    }

    @Test func `a translation that scripts cannot say is in English`() {
        let catalog = ScriptCatalog(
            source: Self.file("scripts.a = One\n"),
            translation: Self.file(
                "@from 0123456789abcdef\nscripts.a = {#strong}Eins{/strong}\n", of: "de"))
        #expect(catalog.problems.count == 1)
        #expect(Self.json(catalog) == #"{"a":"One"}"#)
    }
}
