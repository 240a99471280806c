import PennyMessages
import Testing

/// The vocabulary of this program.
@Suite struct VocabularyTests {
    @Test func `the digest that browsers compare is that of the vocabulary`() {
        #expect(MessageVocabulary.program.digest == MessageVocabulary.programDigest)
    }

    @Test(arguments: ValueFunction.allCases)
    func `compiled messages have the byte of a function`(_ function: ValueFunction) throws {
        let text = "language: en\narea: loan\n@values n\nloan.a = {$n :\(function.traits.name)}\n"
        let file = CatalogFile.read(text.bytes, as: .source).file
        let compiled = CatalogCompiler(.program, source: [file]).compile([file], language: "en")
        #expect(compiled.problems.isEmpty)
        let catalog = try #require(MessageCatalog(compiled.bytes))
        var writer = FunctionWriter()
        var out: [UInt8] = []
        #expect(catalog.format("loan.a", with: &writer, to: &out) == [])
        #expect(out == [function.rawValue])
        #expect(ValueFunction(named: function.traits.name.bytes) == function)
    }

    @Test func `names that the vocabulary lacks are none`() {
        #expect(ValueFunction(.unknown) == nil)
        #expect(ValueFunction(named: "gone".bytes) == nil)
        #expect(WordArea(named: "gone".bytes) == nil)
        #expect(ListLayout("gone".bytes.span) == nil)
    }

    @Test func `areas and layouts are found by their names`() {
        #expect(WordArea(named: "rent-or-buy".bytes) == .rentOrBuy)
        #expect(Set(WordArea.allCases.map(\.name)).count == WordArea.allCases.count)
        let names = ["and", "or", "comma", "semicolon", "plus"]
        #expect(names.map { ListLayout($0.bytes.span) } == ListLayout.allCases)
    }
}

/// Writes the byte of a value's function.
private struct FunctionWriter: MessageWriter {
    func has(argument: Int) -> Bool { argument == 0 }

    func write(_ value: MessageValue, to out: inout [UInt8]) -> MessageWriting {
        guard let function = value.function, let known = ValueFunction(function) else {
            return .failed(.unknownFunction)
        }
        out.append(known.rawValue)
        return .written(.leftToRight)
    }

    func key(of value: MessageValue, to key: inout [UInt8]) -> MessageSelection { .none([]) }

    func mark(_ mark: MessageMark, to out: inout [UInt8]) {}
}
