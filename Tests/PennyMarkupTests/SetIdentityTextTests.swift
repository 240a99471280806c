import PennyEngine
import PennyMarkup
import Testing

/// Two sets are the same if and only if their texts are equal.
@Suite struct SetIdentityTextTests {
    private func text(_ calculator: Calculator, _ inputs: [RawInput]) throws -> String {
        SetIdentityText(try calculator.calculate(inputs, InputDefaults())).lines().text
    }

    private func loan(_ inputs: [(String, String)]) throws -> String {
        try text(.loan, inputs.map { RawInput($0.0, $0.1) })
    }

    private static let base = [("principal", "5,000"), ("rate", "5%"), ("term", "2 years")]

    @Test(
        arguments: [
            [("principal", "5000.00"), ("rate", "5.00 %"), ("term", "24 months")],
            [("term", "2 years"), ("rate", "5%"), ("principal", "5,000")],
            base + [("payments", "monthly"), ("rounding", "half-up"), ("currency", "usd")],
            [("principal", "5 000"), ("rate", "5%"), ("term", "2 years")],
            [("principal", "5,000"), ("rate", "5.00 %"), ("term", "2 years")],
            [("principal", "5,000"), ("rate", "5%"), ("term", "24 months")],
        ])
    func `inputs that mean the same are the same`(_ other: [(String, String)]) throws {
        #expect(try loan(other) == loan(Self.base))
    }

    @Test(
        arguments: [
            [("principal", "5,000.01"), ("rate", "5%"), ("term", "2 years")],
            [("principal", "5,000"), ("rate", "5.0001%"), ("term", "2 years")],
            [("principal", "5,000"), ("rate", "5%"), ("term", "25 months")],
            base + [("currency", "CAD")], base + [("payments", "quarterly")],
            base + [("extra", "1 at 1")], base + [("fees", "1")],
        ])
    func `inputs that mean something else are not`(_ other: [(String, String)]) throws {
        #expect(try loan(other) != loan(Self.base))
    }

    @Test func `a part of a year is its months`() throws {
        let half = [("principal", "5,000"), ("rate", "5%"), ("term", "1.5 years")]
        let months = [("principal", "5,000"), ("rate", "5%"), ("term", "18 months")]
        #expect(try loan(half) == loan(months))
    }

    @Test func `sets beside others are distinguished by their inputs`() throws {
        func sets(_ inputs: String...) throws -> String {
            let entries = inputs.enumerated().map { index, inputs in
                [("set", "set-\(index)"), ("kind", "loan"), ("inputs", inputs)].map {
                    RawInput.Field(name: $0.0, text: $0.1)
                }
            }
            return try text(.scenarios, [RawInput("sets", .entries(entries))])
        }
        let first = "principal 5,000 rate 5% term \"2 years\""
        let other = try sets(first, "principal 5,000 rate 4% term \"2 years\"")
        #expect(try sets(first, "principal 5,000 rate 3% term \"2 years\"") != other)
        #expect(try sets(first, "rate 4.0% principal 5000 term \"24 months\"") == other)
    }

    @Test func `the kind is part of it`() throws {
        #expect(try loan(Self.base).hasPrefix("loan\nUSD\nprincipal="))
    }

    /// Words that contain the separators of values: all lists differ.
    private static let lists: [[[(String, String)]]] = [
        [[("name", "a"), ("price", "1"), ("size", "1 kg")]],
        [[("name", "a price=1.00"), ("price", "1"), ("size", "1 kg")]],
        [[("name", "a; name=b"), ("price", "1"), ("size", "1 kg")]],
        [[("name", "a\" price=\"1"), ("price", "1"), ("size", "1 kg")]],
        [[("name", "a\"\""), ("price", "1"), ("size", "1 kg")]],
        [[("name", "\"a\""), ("price", "1"), ("size", "1 kg")]],
        [[("name", "a"), ("price", "1"), ("size", "1 kg"), ("url", "https://a")]],
        [
            [("name", "a"), ("price", "1"), ("size", "1 kg")],
            [("name", "b"), ("price", "1"), ("size", "1 kg")],
        ],
        [
            [("name", "b"), ("price", "1"), ("size", "1 kg")],
            [("name", "a"), ("price", "1"), ("size", "1 kg")],
        ],
    ]

    @Test func `words that hold marks are distinguished from the separators`() throws {
        let texts = try Self.lists.map { list in
            let entries = list.map { $0.map { RawInput.Field(name: $0.0, text: $0.1) } }
            return try text(.comparison, [RawInput("products", .entries(entries))])
        }
        #expect(Set(texts).count == Self.lists.count)
    }
}
