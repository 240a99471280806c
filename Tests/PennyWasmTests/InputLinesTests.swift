import PennyEngine
import PennyMarkup
import Testing

/// The inputs of a request, line by line.
@Suite struct InputLinesTests {
    private func inputs(_ lines: String...) -> [RawInput]? {
        let text = (["kind=loan"] + lines).joined(separator: "\n")
        return CalculationRequest(reading: Array(text.utf8), of: .builtIn)?.inputs
    }

    private func list(_ name: String, _ entries: [(String, String)]...) -> RawInput {
        let fields = entries.map { $0.map { RawInput.Field(name: $0.0, text: $0.1) } }
        return RawInput(name, .entries(fields))
    }

    @Test func `lines with a number are the entries of a list`() {
        #expect(
            inputs("extra.0.amount=200", "extra.0.at=3", "extra.1.amount=5", "rate=6%")
                == [
                    list("extra", [("amount", "200"), ("at", "3")], [("amount", "5")]),
                    RawInput("rate", "6%"),
                ])
    }

    @Test func `the inputs of a set are one text, quoted where they need it`() {
        #expect(
            inputs(
                "sets.0.set=a", "sets.0.inputs.principal=5", "sets.0.inputs.term=30 years",
                "sets.1.inputs.extra=200 at 3; 5 at 4", "sets.1.inputs.note=a \"b\"",
                "sets.1.inputs.rate= ")
                == [
                    list(
                        "sets", [("set", "a"), ("inputs", "principal 5 term \"30 years\"")],
                        [("inputs", "extra \"200 at 3; 5 at 4\" note \"a \"\"b\"\"\"")])
                ])
    }

    @Test func `lists of a set are a part of its text`() {
        #expect(
            inputs(
                "sets.0.inputs.extra.0.amount=200", "sets.0.inputs.rate=5%",
                "sets.0.inputs.extra.1.amount=", "sets.0.set=a", "sets.0.inputs.extra.0.at=3")
                == [
                    list(
                        "sets",
                        [
                            ("inputs", "extra \"amount 200 at 3; amount \"\"\"\"\" rate 5%"),
                            ("set", "a"),
                        ])
                ])
    }

    @Test func `entries are in the order in which they are named first, whatever their numbers`() {
        #expect(
            inputs("extra.9.amount=1", "extra.2.amount=2", "extra.9.at=3")
                == [list("extra", [("amount", "1"), ("at", "3")], [("amount", "2")])])
    }

    @Test func `lines of two lists may stand between each other`() {
        #expect(
            inputs("a.0.x=1", "b.0.x=2", "rate=5%", "a.1.x=3", "a.0.y=4", "b.0.y=5")
                == [
                    list("a", [("x", "1"), ("y", "4")], [("x", "3")]),
                    list("b", [("x", "2"), ("y", "5")]), RawInput("rate", "5%"),
                ])
    }

    @Test func `a repeated input is passed on twice, for the engine to refuse`() {
        #expect(
            inputs("a.0.x=1", "a.0.x=2", "rate=5%", "rate=6%")
                == [
                    list("a", [("x", "1"), ("x", "2")]), RawInput("rate", "5%"),
                    RawInput("rate", "6%"),
                ])
        #expect(
            inputs("extra=5 at 1", "extra.0.amount=2")
                == [RawInput("extra", "5 at 1"), list("extra", [("amount", "2")])])
    }

    @Test(arguments: ["0", "00", "7", "4294967296", "99999999999999999999999999999999999999999"])
    func `a number of any length is one`(_ number: String) {
        #expect(inputs("a.\(number).x=1") == [list("a", [("x", "1")])])
    }

    @Test func `numbers that are written in two ways are two`() {
        #expect(inputs("a.0.x=1", "a.00.x=2") == [list("a", [("x", "1")], [("x", "2")])])
    }

    @Test(
        arguments: [
            "a.x.y", "a.-1.x", "a.+1.x", "a..x", "a.1", "a.1.x.y", "a.1.2.3", "1", ".", "a.１.x",
        ])
    func `another name is one of its own`(_ name: String) {
        #expect(inputs("\(name)=1") == [RawInput(name, "1")])
    }

    @Test(arguments: ["", "=", "a=b", "200 from 1; 5 at 2", " 5 % "])
    func `all behind the first sign is the value`(_ value: String) {
        #expect(
            inputs("a.0.x=\(value)", "b=\(value)")
                == [list("a", [("x", value)]), RawInput("b", value)])
    }

    @Test func `behind the line of dashes are the published inputs, with any names`() {
        let text = "kind=loan\nrate=5%\n---\nkind=x\nextra.3.at=1\nrate=6%\nextra.3.to=2"
        let request = CalculationRequest(reading: Array(text.utf8), of: .builtIn)
        #expect(request?.inputs == [RawInput("rate", "5%")])
        #expect(
            request?.published
                == [
                    RawInput("kind", "x"), list("extra", [("at", "1"), ("to", "2")]),
                    RawInput("rate", "6%"),
                ])
        let sets = Array("kind=loan\n---\nrate=7%\n---\n".utf8)
        #expect(
            CalculationRequest(reading: sets, of: .builtIn)?.others.map(\.inputs.count) == [1, 0])
    }
}
