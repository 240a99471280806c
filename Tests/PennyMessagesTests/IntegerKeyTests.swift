import PennyMessages
import Testing

/// A caller may return a whole number without writing its digits.
@Suite struct IntegerKeyTests {
    static let message = """
        .input {$n :integer}
        .match $n
        0 {{none}}
        -3 {{minus three}}
        12.0 {{a dozen}}
        1000000 {{a million}}
        one {{one}}
        * {{many}}
        """

    static let numbers = [
        0, 1, -1, 2, 9, 10, 11, 12, 99, 100, 101, -3, 1_000_000, 999_999_999, 1_000_000_000,
        1_000_000_001, 12_000_000_000, Int.max, Int.min,
    ]

    @Test(arguments: numbers)
    func `a number without digits selects as its digits do`(_ number: Int) throws {
        for language in ["en", "fr", "pl", "ar", "sl", "lt"] {
            for select in ["plural", "ordinal", "exact"] {
                let source = Self.message.replacing(
                    ":integer", with: ":integer select=\(select)")
                let catalog = try Self.catalog(source, language)
                #expect(
                    Self.formatted(catalog, number, hasDigits: false)
                        == Self.formatted(catalog, number, hasDigits: true))
            }
        }
    }

    @Test func `keys with digits are found`() throws {
        let catalog = try Self.catalog(Self.message, "en")
        let found = [0, -3, 12, 1_000_000, 1, 7].map {
            Self.formatted(catalog, $0, hasDigits: false)
        }
        #expect(found == ["none", "minus three", "a dozen", "a million", "one", "many"])
    }

    static func catalog(_ source: String, _ language: String) throws -> MessageCatalog {
        var file = CatalogFile(language: language.bytes, area: "t".bytes)
        file.messages = [
            try CatalogMessage(name: "t.m".bytes, text: source.bytes, values: ["n".bytes])
        ]
        let compiled = CatalogCompiler(.program, source: [file]).compile([file], language: language)
        return try #require(MessageCatalog(compiled.bytes))
    }

    static func formatted(_ catalog: MessageCatalog, _ number: Int, hasDigits: Bool) -> String {
        var writer = IntegerWriter(number: number, hasDigits: hasDigits)
        var out: [UInt8] = []
        let faults = catalog.format(MessageReference(index: 0), with: &writer, to: &out)
        return faults.isEmpty ? out.string : "\(faults)"
    }
}

private struct IntegerWriter: MessageWriter {
    let number: Int
    let hasDigits: Bool

    func has(argument: Int) -> Bool { argument == 0 }

    func write(_ value: MessageValue, to out: inout [UInt8]) -> MessageWriting { .failed([]) }

    func key(of value: MessageValue, to key: inout [UInt8]) -> MessageSelection {
        if hasDigits { key += "\(number)".bytes }
        return hasDigits ? .number : .integer(number)
    }

    func mark(_ mark: MessageMark, to out: inout [UInt8]) {}
}
