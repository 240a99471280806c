import PennyMessages
import Testing

@Suite struct CatalogFileTests {
    static let english = """
        # Loans.
        language: en
        area: loan

        # {$payment} is an amount.
        @values payment
        loan.summary = You pay {$payment :number} a month.
        @values term
        loan.term =
            .input {$term :number}
            .match $term

            one {{{$term} year}}
            * {{{$term} years}}
        loan.title = Loan

        # The end.

        """

    @Test func `a file is read, and written as it was`() throws {
        let (file, problems) = CatalogFile.read(Self.english.bytes, as: .source)
        #expect(problems == [])
        #expect(file.text.string == Self.english)
        #expect(file.language.string == "en")
        #expect(file.messages.map(\.name.string) == ["loan.summary", "loan.term", "loan.title"])
        #expect(file.messages[0].values.map(\.string) == ["payment"])
        #expect(
            file.messages[1].text.string.hasPrefix(".input {$term :number}\n.match $term\n\none"))
    }

    static let faults: [(String, CatalogRole, [(CatalogProblem.Kind, Int, Int)])] = [
        (
            "loan.a = x", .source,
            [(.missingHeader, 1, 1), (.nameOfOtherArea("loan.a".bytes), 1, 1)]
        ),
        ("language: xx\narea: loan", .source, [(.unknownLanguage("xx".bytes), 1, 11)]),
        ("H\nwords", .source, [(.unknownLine, 3, 1)]),
        ("H\nloan.a = x ", .source, [(.spaceAtEnd, 3, 11)]),
        ("H\nloan.a = x\r", .source, [(.carriageReturn, 3, 11)]),
        ("H\nloan.a =\tx", .source, [(.tab, 3, 9)]),
        ("H\n@to x\nloan.a = x", .source, [(.badField, 3, 1)]),
        ("H\n@values a\n@values b\nloan.a = x", .source, [(.badField, 4, 1)]),
        ("H\n@values 1\nloan.a = x", .source, [(.badValues, 3, 1)]),
        ("H\n@values a a\nloan.a = x", .source, [(.badValues, 3, 1)]),
        ("H\n@from 0123456789abcdef\nloan.a = x", .source, [(.digestInSource, 3, 1)]),
        ("H\n@from 0123\nloan.a = x", .translation, [(.badDigest, 3, 1)]),
        ("H\nloan.a = x", .translation, [(.missingDigest("loan.a".bytes), 3, 1)]),
        (
            "H\n@values a\n@from 0123456789abcdef\nloan.a = x", .translation,
            [(.valuesInTranslation, 3, 1)]
        ),
        ("H\nloan = x", .source, [(.badName("loan".bytes), 3, 1)]),
        ("H\nloan.A = x", .source, [(.badName("loan.A".bytes), 3, 1)]),
        ("H\ngoal.a = x", .source, [(.nameOfOtherArea("goal.a".bytes), 3, 1)]),
        ("H\nloan.a = x\nloan.a = y", .source, [(.repeatedName("loan.a".bytes), 4, 1)]),
        ("H\nloan.a =\nloan.b = y", .source, [(.missingMessage("loan.a".bytes), 3, 1)]),
        ("H\n    x", .source, [(.strayIndent, 3, 1)]),
        ("H\n@values a", .source, [(.fieldWithoutMessage, 3, 1)]),
        ("H\nloan.a = é {$x", .source, [(.message(.openPlaceholder), 3, 12)]),
        (
            "H\nloan.a =\n    .input {$x}\n    .match $x * {{}}", .source,
            [(.message(.missingSelectorAnnotation("x".bytes)), 5, 12)]
        ),
    ]

    @Test(arguments: faults)
    func `a fault is reported with its location in the file`(
        text: String, role: CatalogRole, faults: [(CatalogProblem.Kind, Int, Int)]
    ) {
        let text = text.hasPrefix("H\n") ? "language: de\narea: loan\n" + text.dropFirst(2) : text
        let problems = CatalogFile.read(text.bytes, as: role).problems
        #expect(problems.map(\.kind) == faults.map(\.0))
        #expect(
            problems.map(\.location) == faults.map { MessageLocation(line: $0.1, column: $0.2) })
        for problem in problems {
            #expect(!problem.kind.summary.hasSuffix("."))
            #expect(problem.kind.nextStep.hasSuffix("."))
        }
    }

    @Test func `valid parts of a file with faults are returned`() {
        let text = "language: de\narea: loan\nloan.a = {\nloan.b = x\n"
        let (file, problems) = CatalogFile.read(text.bytes, as: .source)
        #expect(problems.count == 1)
        #expect(file.messages.map(\.name.string) == ["loan.b"])
    }
}

@Suite struct CatalogCompilerTests {
    static let vocabulary = MessageVocabulary(functions: ["money"], options: ["style"], tags: ["b"])

    static func compile(_ english: String, _ german: String) -> CompiledCatalog {
        let header = "area: loan\n"
        let source = CatalogFile.read(("language: en\n" + header + english).bytes, as: .source)
            .file
        let translated = CatalogFile.read(
            ("language: de\n" + header + german).bytes, as: .translation
        ).file
        return CatalogCompiler(vocabulary, source: [source]).compile([translated], language: "de")
    }

    static func digest(_ text: String) throws -> String {
        MessageDigest(of: try MessageModel(parsing: text.bytes)).text.string
    }

    @Test func `missing, stale and unknown messages are reported`() throws {
        let compiled = Self.compile(
            "loan.a = A\nloan.b = B\nloan.c = C\n",
            "@from \(try Self.digest("A"))\nloan.a = Ä\n"
                + "@from 0123456789abcdef\nloan.b = Be\n@from 0123456789abcdef\nloan.d = De\n")
        #expect(compiled.missing.map(\.string) == ["loan.c"])
        #expect(compiled.stale.map(\.string) == ["loan.b"])
        #expect(compiled.problems.map(\.problem.kind) == [.unknownMessage("loan.d".bytes)])
        #expect(compiled.problems.map(\.problem.location) == [MessageLocation(line: 8, column: 1)])
        let catalog = try #require(MessageCatalog(compiled.bytes))
        #expect(catalog.vocabularyDigest == Self.vocabulary.digest)
        #expect(catalog.direction == .leftToRight)
    }

    @Test func `what is not translated is English at its index`() throws {
        let from = "@from \(try Self.digest("A"))\n"
        let compiled = Self.compile(
            "loan.c = C\n@values n\nloan.b = B {$n :number}\nloan.a = A\n",
            "\(from)loan.c = Ce\n\(from)loan.a = Ä\n\(from)loan.aa = Ä\n")
        let catalog = try #require(MessageCatalog(compiled.bytes))
        #expect(catalog.count == 3)
        #expect((0..<3).map { catalog.name(at: $0).string } == ["loan.a", "loan.b", "loan.c"])
        #expect(Self.texts(of: catalog) == ["Ä", "B 1", "Ce"])
    }

    @Test func `a catalog without names has the same messages at the same indexes`() throws {
        let file = CatalogFile.read(
            "language: en\narea: loan\nloan.b = B\n@values n\nloan.a = A{$n :number}\n".bytes,
            as: .source
        ).file
        let compiler = CatalogCompiler(Self.vocabulary, source: [file])
        let whole = compiler.compile([file], language: "en").bytes
        let bare = compiler.compile([file], language: "en", withNames: false).bytes
        #expect(bare.count == whole.count - "loan.aloan.b".utf8.count - 2)
        let catalog = try #require(MessageCatalog(bare))
        #expect(Self.texts(of: catalog) == ["A1", "B"])
        #expect(catalog.lookup("loan.a") == nil)
        #expect(catalog.name(at: 0) == [])
        for end in 0..<bare.count { #expect(MessageCatalog(Array(bare[..<end])) == nil) }
    }

    /// All messages of a catalog, each with the number 1.
    static func texts(of catalog: MessageCatalog) -> [String] {
        var writer = TestWriter(values: [.number("1")], vocabulary: vocabulary)
        return (0..<catalog.count).map { index in
            var out: [UInt8] = []
            let message = MessageReference(index: UInt16(index))
            #expect(catalog.format(message, with: &writer, isolation: .none, to: &out) == [])
            return out.string
        }
    }

    static let signatures: [(String, Bool)] = [
        ("@values n\nloan.b = Bee {$n :money}\nloan.a = Other words\n", true),
        ("loan.a = A\n@values n\nloan.b = {$n :money}{$n :number}\n", true),
        ("loan.a = A\n@values n\nloan.b = B {$n :number}\n", false),
        ("loan.a = A\n@values m\nloan.b = B {$m :money}\n", false),
        ("loan.a = A\n@values n m\nloan.b = B {$n :money}{$m :money}\n", false),
        ("@values n\nloan.b = B {$n :money}\n", false),
        ("loan.aa = A\n@values n\nloan.b = B {$n :money}\n", false),
    ]

    @Test(arguments: signatures)
    func `a signature is of names and values, not of words or their order`(
        english: String, isSame: Bool
    ) throws {
        let digests = ["loan.a = A\n@values n\nloan.b = B {$n :money}\n", english].map {
            let file = CatalogFile.read(("language: en\narea: loan\n" + $0).bytes, as: .source).file
            let bytes = CatalogCompiler(Self.vocabulary, source: [file])
                .compile([file], language: "en").bytes
            return MessageCatalog(bytes)?.areaDigest
        }
        #expect(digests[0] != nil)
        #expect((digests[0] == digests[1]) == isSame)
    }

    static let faults: [(String, CompileProblem.Kind, Int, Int)] = [
        ("loan.a = {$b}", .unknownVariable("b".bytes), 4, 10),
        ("loan.a = {$a :gone}", .unknownFunction("gone".bytes), 4, 14),
        ("loan.a =\n    Ä {$a :money gone=1}", .unknownOption("gone".bytes), 5, 18),
        ("loan.a = {$a}{#i}", .unknownTag("i".bytes), 4, 16),
        ("loan.a = {$a :number select=$a}", .badOption("select".bytes), 4, 22),
        ("loan.a = {$a :number u:dir=up}", .badOption("u:dir".bytes), 4, 22),
        ("loan.a =\n    .local $x = {$b}\n    {{{$a}}}", .unknownVariable("b".bytes), 5, 17),
    ]

    @Test(arguments: faults)
    func `what the program does not have is reported with its location`(
        german: String, kind: CompileProblem.Kind, line: Int, column: Int
    ) {
        let compiled = Self.compile(
            "@values a\nloan.a = {$a}\n", "@from 0123456789abcdef\n" + german + "\n")
        #expect(compiled.problems.map(\.problem.kind) == [.compile(kind)])
        #expect(
            compiled.problems.map(\.problem.location) == [
                MessageLocation(line: line, column: column)
            ])
    }

    @Test func `a value that English does not use is reported`() {
        let text = "language: en\narea: loan\n@values a b\nloan.a = {$a}\n"
        let file = CatalogFile.read(text.bytes, as: .source).file
        let compiled = CatalogCompiler(Self.vocabulary, source: [file])
            .compile([file], language: "en")
        #expect(compiled.problems.map(\.problem.kind) == [.unusedValue("b".bytes)])
    }

    @Test func `a digest is of what a message says, not of how it is laid out`() throws {
        let one = ".input {$n :number} .match $n one {{a}} * {{b}}"
        let other = ".input {$n  :number}\n.match $n\none {{a}}\n*   {{b}}"
        #expect(try Self.digest(one) == Self.digest(other))
        #expect(try Self.digest(one) != Self.digest(one.replacing("{{a}}", with: "{{c}}")))
        #expect(try Self.digest("").count == 16)
    }

    @Test func `the digest of a vocabulary knows each name and its list`() {
        let digests = [
            Self.vocabulary, MessageVocabulary(functions: [], options: ["style"], tags: ["b"]),
            MessageVocabulary(functions: ["money"], options: ["style", "b"], tags: []),
            MessageVocabulary(functions: ["money", "style"], options: [], tags: ["b"]),
        ].map(\.digest)
        #expect(Set(digests).count == 4)
    }
}
