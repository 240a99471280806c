import PennyEngine
import PennyMarkup
import PennyWordsSupport
import Testing

/// Requests as text, read natively.
@Suite struct CalculationRequestTests {
    private func read(_ text: String) -> CalculationRequest? {
        CalculationRequest(reading: Array(text.utf8), of: .builtIn)
    }

    @Test func `reserved names come first and set what they name`() throws {
        let request = try #require(
            read("title=a=b\nkind=savings\ndefault-currency=cad\nlocale=fr-ca\nrate= 5 %\ntitle=x"))
        #expect(request.calculator == .savings)
        #expect(request.title == "a=b")
        #expect(request.style.locale == "fr-CA")
        #expect(
            request.defaults == request.style.inputDefaults(try #require(Currency(code: "CAD"))))
        #expect(request.defaults.convention == .comma)
        #expect(request.defaults.aprLaw == .ca)
        #expect(request.inputs == [RawInput("rate", " 5 %"), RawInput("title", "x")])
    }

    @Test func `all but the kind may be left out`() throws {
        let request = try #require(read("kind=loan\n"))
        #expect(request.title == "")
        #expect(request.style == .enUS)
        #expect(request.defaults == NumberStyle.enUS.inputDefaults(.usDollar))
        #expect(request.inputs == [])
    }

    @Test func `blank lines mean nothing, and an input may be empty`() {
        #expect(read("\nkind=loan\n\nfees=\n\n")?.inputs == [RawInput("fees", "")])
    }

    @Test(arguments: SampleRequest.unreadable)
    func `what is not a request is refused`(_ sample: SampleRequest) {
        #expect(CalculationRequest(reading: sample.text, of: .builtIn) == nil)
    }

    @Test(arguments: [[0xFF], [0xC3], [0xED, 0xA0, 0x80]] as [[UInt8]])
    func `bytes that are not UTF-8 are refused, in a name and in a value`(_ bytes: [UInt8]) {
        #expect(
            CalculationRequest(reading: Array("kind=loan\nfees=".utf8) + bytes, of: .builtIn) == nil
        )
        #expect(
            CalculationRequest(reading: Array("kind=loan\n".utf8) + bytes + [0x3D], of: .builtIn)
                == nil)
    }

    @Test(arguments: ["title", "locale", "default-currency", "column"])
    func `a reserved name given twice is refused`(_ name: String) {
        let value = ["default-currency": "EUR", "column": "b"][name] ?? "en-US"
        #expect(read("\(name)=\(value)\nkind=loan") != nil)
        #expect(read("\(name)=\(value)\n\(name)=\(value)\nkind=loan") == nil)
    }

    @Test func `the table of a CSV answer is the calculator's primary one`() throws {
        let loan = try #require(read("kind=loan\nprincipal=100\nrate=0%\nterm=2 months"))
        #expect(
            try loan.answer(.csv, .english).text
                == """
                number,payment,interest,principal,balance
                1,50.00,0.00,50.00,50.00
                2,50.00,0.00,50.00,0.00

                """)
        let savings = try #require(
            read("kind=savings\nmonthlyDeposit=1\ninterestRate=0%\nyearsToInvest=1"))
        #expect(
            try savings.answer(.csv, .english).text
                == "year,deposits,interest,fees,balance\n1,12.00,0.00,0.00,12.00\n")
    }

    @Test func `a problem is one line of its location and instruction`() throws {
        let request = try #require(
            read("kind=loan\nprincipal=1\t0,0\nrate=6%\nterm=1 year\nextra=5 at 1; 6 at x"))
        let error = try #require(throws: InputProblems.self) {
            try request.answer(.html, .english)
        }
        #expect(
            ProblemLines(error, of: Calculator.loan.fields, .plain).file().text == """
                principal\t\t\tAmount borrowed\t\t“1 0,0” can mean two numbers. \
                Enter it without marks between the thousands, as in 350000 or 1264.14.
                extra\t1\tat\tExtra payments, entry 2, At payment\t\t\
                Enter a whole number from 1 to 5,200.

                """)
    }
}
