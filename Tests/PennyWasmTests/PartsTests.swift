import PennyEngine
import PennyMarkup
import PennyWordsSupport
import Testing

/// What readers ask most often is answered without the code that comes later; other requests take
/// that code, and all are answered as natively.
@Suite(.enabled(if: WasmModule.canRun, WasmModule.whySkipped))
struct PartsTests {
    private static let home = ["kind=loan", "principal=350,000", "rate=6.25%", "term=30 years"]

    @Test(arguments: [
        SampleRequest("a loan", home), SampleRequest("another rate", home, "rate=5.5%"),
        SampleRequest("no rate", "kind=loan", "principal=350,000", "term=30 years"),
        SampleRequest("a rate in words", home, "rate=lots"),
        SampleRequest("fees", home, "fees=1,500"),
        SampleRequest(
            "extra payments", home, "extra.0.amount=200", "extra.0.from=1", "extra.0.every=1"),
        SampleRequest(
            "savings", "kind=savings", "yearsToInvest=10", "monthlyDeposit=200", "interestRate=4%"),
    ])
    func `ordinary requests need only what comes first`(_ sample: SampleRequest) async throws {
        let run = try await WasmModule.run([(ResultFormat.page.rawValue, sample.text)])
        #expect(run.tookWhole == [false])
        #expect(run.answers == [try NativeAnswers(sample).answer(.page)])
    }

    @Test(arguments: ["de", "fr", "es", "ja", "ar"])
    func `they do so in each language`(_ language: String) async throws {
        let sample = SampleRequest("a loan", Self.home)
        let run = try await WasmModule.run(
            [(ResultFormat.page.rawValue, sample.text)], in: language)
        #expect(run.tookWhole == [false])
    }

    @Test(arguments: [
        SampleRequest(
            "a day count", home, "paymentBasis=days", "start=2027-12-31", "dayCount=30E/360-ISDA"),
        SampleRequest("payments in turn", home, "fixedPayments=800 payments 12; 2,900 payments 12"),
        SampleRequest("a growing payment", home, "paymentGrowth=7.5%", "paymentGrowthYears=5"),
        SampleRequest("the law of Switzerland", home, "aprMethod=ch", "fees=500"),
        SampleRequest("days that are not", home, "start=2999-06-31", "dueDay=32"),
        SampleRequest(
            "a list that is wrong", home, "extra=200 from 0 every x; at 3; 5 at 4 every 2"),
        SampleRequest("below interest", home, "payment=90"),
        SampleRequest("a name there is not", home, "colour=red"),
    ])
    func `rare requests take the other code, with the native bytes`(
        _ sample: SampleRequest
    ) async throws {
        let run = try await WasmModule.run([(ResultFormat.page.rawValue, sample.text)])
        #expect(run.tookWhole == [true])
        #expect(run.answers == [try NativeAnswers(sample).answer(.page)])
    }

    private static let inputs = [
        "loan": "principal 350,000 rate 6.25% term \"30 years\"",
        "savings": "yearsToInvest 10 monthlyDeposit 200 interestRate 4%",
        "refinance": "balance 262,000 rate 7.25% remaining \"24 years\" newRate 6.125% "
            + "newTerm \"30 years\" costs 6,400",
        "doubling-time": "rate 7%",
    ]

    /// Two sets of the calculators.
    private static func scenarios(_ first: String, _ second: String) -> SampleRequest {
        let sets = [first, second].enumerated().flatMap { number, kind in
            ["set=set-\(number)", "kind=\(kind)", "inputs=\(inputs[kind] ?? "")"].map {
                "sets.\(number).\($0)"
            }
        }
        return SampleRequest(name: "\(first), \(second)", lines: ["kind=scenarios"] + sets)
    }

    private static let scenarios = [
        scenarios("loan", "loan"), scenarios("savings", "savings"),
        scenarios("refinance", "refinance"), scenarios("doubling-time", "doubling-time"),
    ]

    @Test(arguments: scenarios)
    func `scenarios need what comes first and the parts of their calculators`(
        _ sample: SampleRequest
    ) async throws {
        let run = try await WasmModule.run([(ResultFormat.page.rawValue, sample.text)])
        #expect(run.tookWhole == [false])
        #expect(run.answers == [try NativeAnswers(sample).answer(.page)])
    }

    @Test func `what has stopped is not asked again, and the next request begins anew`()
        async throws
    {
        let ordinary = SampleRequest("a loan", Self.home).text
        let rare = SampleRequest("below interest", Self.home, "payment=90").text
        let run = try await WasmModule.run([ordinary, rare, ordinary, rare].map { (3, $0) })
        #expect(run.tookWhole == [false, true, false, true])
        #expect(run.answers[0] == run.answers[2])
        #expect(run.answers[1] == run.answers[3])
    }
}

extension SampleRequest {
    /// Lines that replace those of the same name before them.
    fileprivate init(_ name: String, _ lines: [String], _ others: String...) {
        let names = others.map { $0.prefix { $0 != "=" } }
        let kept = lines.filter { line in !names.contains(line.prefix { $0 != "=" }) }
        self.init(name: name, lines: kept + others)
    }
}
