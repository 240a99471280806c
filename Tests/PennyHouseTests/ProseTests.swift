import PennyTestSupport
import Testing

/// The checks of texts, on samples that fail them.
@Suite struct ProseTests {
    static let table = """
        # phrase, advice, where it is right
        stands\twrite “is”\tstands for; stands out
        dear\twrite “expensive”
        in order to\twrite “to”
        is told\tsay who tells it
        """

    static let samples: [(String, [String])] = [
        ("The answer stands here.", ["d.md:1:12: “stands”: write “is”"]),
        ("`n` stands for a number. It stands out.", []),
        ("It is\nDear to us.", ["d.md:2:1: “dear”: write “expensive”"]),
        ("In order\nto pay.", ["d.md:1:1: “in order to”: write “to”"]),
        ("What it is. Told well.", []),
        ("- one\n- dear", ["d.md:2:3: “dear”: write “expensive”"]),
        ("> - ( ) dear", ["d.md:1:9: “dear”: write “expensive”"]),
        ("| a | dear |", ["d.md:1:7: “dear”: write “expensive”"]),
        ("## How dear", ["d.md:1:8: “dear”: write “expensive”"]),
        ("`dear`, “dear”, \"dear\" and {{dear.figure}}", []),
        ("[a dear car](dear.md)[^dear]", ["d.md:1:4: “dear”: write “expensive”"]),
        ("```\ndear\n```\n\n    dear\n", []),
        ("1. one\n\n   dear", ["d.md:3:4: “dear”: write “expensive”"]),
        (
            "---\ntitle: A dear car\ntags: [dear]\n---\nText.",
            ["d.md:2:10: “dear”: write “expensive”"]
        ),
        ("<p>dear</p>", []),
        ("Text.[^1]\n\n[^1]: A dear\n    law.\n\nDear", ["d.md:6:1: “dear”: write “expensive”"]),
    ]

    @Test(arguments: samples)
    func `a stiff word is found in prose and nowhere else`(
        text: String, findings: [String]
    ) throws {
        let file = RepositoryFile(path: "d.md", text: text)
        let found = try StiffWords(table: Self.table).findings(in: Prose(file), path: "d.md")
        #expect(found.map(\.description) == findings)
    }

    @Test func `words of a template are those between its tags`() throws {
        let file = RepositoryFile(
            path: "a.mustache", text: "<p class=\"dear\">{{dear}} dear</p>\n<b>stands</b>")
        let found = try StiffWords(table: Self.table).findings(in: Prose(file), path: file.path)
        #expect(found.map { "\($0.line):\($0.column ?? 0)" } == ["1:26", "2:4"])
    }

    @Test(arguments: [
        ("a.b = It is dear.", ["1:13"]), ("a.dear = {$dear :money} and {#dear}x{/dear}", []),
        ("a.b = {$x :money} dear", ["1:19"]), ("# dear\n@values dear\na.b = {{ dear}}", ["3:10"]),
        ("a.b =\n    .match $dear\n    dear {{{$dear} is dear}}", ["3:23"]),
    ])
    func `words of messages are those of their patterns`(text: String, places: [String]) throws {
        let file = RepositoryFile(path: "a.mf2", text: text)
        let found = try StiffWords(table: Self.table).findings(in: Prose(file), path: file.path)
        #expect(found.map { "\($0.line):\($0.column ?? 0)" } == places)
    }

    @Test func `a long message is found, if it is a sentence`() {
        let long = "a.b = " + String(repeating: "word ", count: 6) + "end"
        let limits = ReadingEase.Limits(longest: 6, least: 0)
        for (text, lines) in [(long + ".", [1]), (long, [])] {
            let file = RepositoryFile(path: "a.mf2", text: text)
            let found = ReadingEase.findings(in: Prose(file), path: file.path, limits: limits)
            #expect(found.map(\.line) == lines)
        }
    }

    @Test(arguments: [
        ("dear\n", StiffWordsFault.notALine(number: 1)),
        ("a\tb\n\ndear\t\n", .notALine(number: 3)),
        ("a\tb\nA\tc\n", .twice(number: 2, "A")),
    ])
    func `a table that is out of form is refused`(text: String, fault: StiffWordsFault) {
        #expect(throws: fault) { try StiffWords(table: text) }
    }

    @Test(arguments: [
        ("rate", 1), ("rates", 1), ("saved", 1), ("added", 2), ("pages", 2), ("table", 2),
        ("tables", 2), ("the", 1), ("money", 2), ("percentage", 3), ("dollar", 2), ("idea", 2),
        ("rhythm", 1), ("year", 1), ("interest", 3), ("n", 1), ("buying", 2), ("yearly", 2),
    ])
    func `syllables are groups of vowels, without a silent e`(word: String, count: Int) {
        #expect(ReadingEase.syllables(in: word) == count)
    }

    @Test func `a sentence that is too long is found where it begins`() {
        let text =
            "Short one. " + String(repeating: "word ", count: 21) + "end. Dr. J. No counts 1.5."
        #expect(
            Self.findings(text, longest: 21) == [
                "d.md:1:12: a sentence of 22 words, over 21: make two of it"
            ])
        #expect(Self.findings(text, longest: 22) == [])
        #expect(Self.findings("# " + text, longest: 5) == [])
    }

    @Test(arguments: [
        ("One. Two! Three? Four", 4), ("At `code`. In a note.[^1] The end.", 3),
        ("It is 0. By J. B. Say, 12 U.S.C. 4902. “Yes.” (No.)", 4), ("a.b is 1.5, no. 7.", 1),
    ])
    func `a sentence ends at its mark, not at an abbreviation`(text: String, count: Int) {
        let prose = Prose(RepositoryFile(path: "d.md", text: text))
        #expect(prose.sentences.count == count)
    }

    @Test func `a text that is hard to read is found, an easy one is not`() {
        let hard = String(
            repeating: "Institutional remuneration necessitates consideration. ", count: 30)
        let easy = String(repeating: "You pay the bank each month. ", count: 30)
        #expect(
            Self.findings(hard, longest: 20) == [
                "d.md:1: reading ease -200, below 60: shorter sentences and words"
            ])
        #expect(Self.findings(easy, longest: 20) == [])
        #expect(Self.findings(String(hard.prefix(500)), longest: 20) == [])
    }

    private static func findings(_ text: String, longest: Int) -> [String] {
        let prose = Prose(RepositoryFile(path: "d.md", text: text))
        let limits = ReadingEase.Limits(longest: longest, least: 60)
        return ReadingEase.findings(in: prose, path: "d.md", limits: limits).map(\.description)
    }
}
