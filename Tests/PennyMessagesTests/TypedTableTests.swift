import PennyTestSupport
import Testing

@testable import PennyMessages

/// Words that people type, and the English for them.
@Suite struct TypedTableTests {
    static let german = """
        language: de

        # A note.
        [time]
        years: Jahre, Jahren, J
        months: Monate
        [joints]
        of: à
        pieces: Stück
        a month: im Monat, monatlich
        [phrases]
        every 2 weeks: 14-tägig, alle 2 Wochen
        bags of: Beutel mit

        """

    static func table() throws -> TypedTable {
        let (file, problems) = TypedWordsFile.read(german.bytes)
        #expect(problems == [])
        var compiler = TypedTableCompiler(language: "de".bytes)
        compiler.add(file)
        return try #require(TypedTable(compiler.bytes))
    }

    static func readings(_ typed: String) throws -> [String] {
        try table().readings(of: typed.bytes).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(arguments: [
        ("25 Jahre", "25 years"), ("25JAHRE", "25 years"), ("25\u{A0}Jahren", "25\u{A0}years"),
        ("2 Jahre 6 Monate", "2 years 6 months"), ("25 J.", "25 years"),
        ("350,00 € im  Monat", "350,00 € a month"), ("10 Stück", "10 pieces"),
        ("10 Stueck", "10 pieces"), ("10 STU\u{308}CK", "10 pieces"), ("10 Stuck", "10 pieces"),
        ("2 x à 1,5 l", "2 x of 1,5 l"), ("10 Stück/im Monat", "10 pieces/ a month"),
        ("3×10 Stück", "3×10 pieces"), ("alle 2 Wochen", "every 2 weeks"),
        ("alle\u{2009}2-Wochen", "every 2 weeks"), ("14-tägig", "every 2 weeks"),
        ("2 Beutel mit 3", "2 bags of 3"), ("8 (Stück)", "8 (pieces)"),
    ])
    func `words are read in English`(_ typed: String, _ english: String) throws {
        #expect(try Self.readings(typed) == [english])
    }

    @Test(arguments: ["", "25 years", "25", "Jah", "Jahrer", "Beutel 3", "14", "…", "im, Monat"])
    func `what has no word of the language has no reading`(_ typed: String) throws {
        #expect(try Self.readings(typed) == [])
    }

    @Test func `a choice is read whole, and may have several meanings`() throws {
        let catalog = """
            language: de
            area: choice

            @from 0123456789abcdef
            choice.word =
                .input {$word :string}
                .match $word
                begin {{zu Beginn}}
                start {{zu Beginn}}
                actual {{genau/360}}
                * {{{$word}}}

            """
        let (file, problems) = CatalogFile.read(catalog.bytes, as: .translation)
        #expect(problems.isEmpty)
        var compiler = TypedTableCompiler(language: "de".bytes)
        compiler.add(choices: file)
        let table = try #require(TypedTable(compiler.bytes))
        #expect(table.readings(of: "ZU BEGINN".bytes) == ["begin".bytes, "start".bytes])
        #expect(table.readings(of: "genau/360".bytes) == ["actual".bytes])
        #expect(table.readings(of: "genau／360".bytes) == ["actual".bytes])
        let others = [
            "ist zu Beginn", "+zu Beginn", "zu Beginn*", "zu, Beginn", "zu Beginn\u{17}",
            "zu Beginn\0", "genau 360", "genau/360/", "genau//360",
        ]
        #expect(others.filter { !table.readings(of: $0.bytes).isEmpty } == [])
    }

    @Test(arguments: [
        ("año", "ano", false), ("año", "an\u{303}o", true), ("día", "dia", true),
        ("œuf", "oeuf", true), ("Maß", "MASS", true), ("أشهر", "اشهر", true),
        ("شهريًا", "شهريا", true), ("سنة", "سنه", true), ("٢٥", "25", true), ("２５", "25", true),
    ])
    func `accents count where they make another letter`(
        _ one: String, _ other: String, _ isSame: Bool
    ) {
        let keys = [one, other].map { TypedToken.key(TypedToken.all(of: $0.bytes)[...]) }
        #expect((keys[0] == keys[1]) == isSame)
    }

    static let wrong: [(String, Int, Int, TypedWordsProblem.Kind)] = [
        ("years: Jahre\n", 1, 1, .missingHeader),
        ("language: de\n[time\n", 2, 1, .badSection),
        ("language: de\nyears: Jahre,, J\n", 2, 1, .emptyWord),
        ("language: de\n: Jahre\n", 2, 1, .emptyWord),
        ("language: de\nyears: Jahre, 25\n", 2, 15, .notAWord("25".bytes)),
        ("language: de\nyears: Jahre, JAHRE\n", 2, 15, .repeated("JAHRE".bytes)),
        (
            "language: de\na: x\n\nb: y, X\n", 4, 7,
            .meansTwoThings("X".bytes, "b".bytes, "a".bytes)
        ),
    ]

    @Test(arguments: wrong)
    func `a file that is wrong is reported with its location`(
        _ text: String, _ line: Int, _ column: Int, _ kind: TypedWordsProblem.Kind
    ) {
        let problems = TypedWordsFile.read(text.bytes).problems
        let location = MessageLocation(line: line, column: column)
        #expect(problems == [TypedWordsProblem(kind: kind, location: location)])
        #expect(!kind.summary.isEmpty && kind.nextStep.hasSuffix("."))
    }

    @Test func `a language is held against the list of English`() {
        let english = TypedWordsFile.read("language: en\n[a]\nyear, years\nof\n".bytes).file
        let own = TypedWordsFile.read(
            "language: de\n[a]\nyears: J\nmoths: M\n[phrases]\nany thing: X\n".bytes
        ).file
        #expect(
            own.problems(against: english) == [
                .init(kind: .unknownEnglish("moths".bytes), location: .init(line: 4, column: 1)),
                .init(kind: .missing("of".bytes), location: .init(line: 1, column: 1)),
            ])
    }

    @Test func `whatever has changed in a table or a text, it is read to its end`() throws {
        var random = SeededGenerator()
        var compiler = TypedTableCompiler(language: "de".bytes)
        compiler.add(TypedWordsFile.read(Self.german.bytes).file)
        let bytes = compiler.bytes
        let whole = try Self.table()
        for _ in 0..<20_000 {
            var changed = bytes
            for _ in 0...random.number(in: 0...3) {
                changed[random.number(in: 0...changed.count - 1)] = UInt8(
                    truncatingIfNeeded: random.next())
            }
            let text = (0..<random.number(in: 0...30)).map { _ in
                UInt8(truncatingIfNeeded: random.next())
            }
            _ = TypedTable(changed)?.readings(of: text + "25 Jahre im Monat".bytes)
            _ = whole.readings(of: text + "Jahre".bytes + text)
        }
        #expect(TypedTable(Array(bytes.dropLast())) == nil)
    }
}
