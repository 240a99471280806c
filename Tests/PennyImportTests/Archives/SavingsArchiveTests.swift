import PennyContent
import PennyEngine
import Testing

@testable import PennyImport

@Suite("A savings app's archive")
struct SavingsArchiveTests {
    static let sets = [
        "30 | 10000 | 250 | 4.35% | 0.5% | monthly", "2.5 | 100 | 0 | 3.133% | 0% | quarterly",
        "40 | 0 | 1234.56 | 0.1% | 0.00001% | monthly",
    ]

    @Test(
        "gives what was typed, in either form, by itself or in preferences",
        arguments: [
            "saved.plist", "saved-xml.plist", "boxed.plist", "preferences.plist",
            "preferences-xml.plist",
        ])
    func forms(sample: String) throws {
        let outcome = try ArchiveOutcome(sample: sample)
        #expect(outcome.errors == [])
        #expect(outcome.leftOut == [])
        #expect(outcome.sets == Self.sets)
        #expect(outcome.shown == ["$220,000.12", "$108.12", "$1.28 M"])
        #expect(outcome.days == ["2015-06-15", "2015-06-15", "2015-06-16"])
    }

    @Test("names its sets by their objects, and the key they were under")
    func locations() throws {
        #expect(
            try ArchiveOutcome(sample: "saved.plist").locations == [
                "saved.plist: object 2", "saved.plist: object 8", "saved.plist: object 11",
            ])
        #expect(
            try ArchiveOutcome(sample: "preferences.plist").locations.first
                == "preferences.plist: savedResults: object 2")
    }

    @Test("notes where a number says how often interest is compounded")
    func intervals() throws {
        let next = "Compare the balance with the one that was shown."
        #expect(
            try ArchiveOutcome(sample: "saved.plist").notes == [
                "saved.plist: object 8: warning: compoundInterval 4 is taken as times a year | "
                    + next,
                "saved.plist: object 11: warning: compoundInterval 12 is taken as times a year | "
                    + next,
            ])
    }

    @Test("keeps its other sets where one is broken")
    func broken() throws {
        let outcome = try ArchiveOutcome(sample: "one-broken.plist")
        #expect(outcome.sets == [Self.sets[0], Self.sets[2]])
        let next = "Save this set by hand if you know its inputs."
        #expect(
            outcome.leftOut == [
                "one-broken.plist: object 8: error: monthlyDeposit is missing | \(next)",
                "one-broken.plist: object 8: error: interestRate “a lot” is not a decimal number"
                    + " | \(next)",
            ])
    }

    @Test("has inputs that the calculator takes as they are")
    func computes() throws {
        let archive = try SavingsArchive.read(
            path: "saved.plist", bytes: sampleBytes("saved.plist"))
        #expect(archive.sets.count == 3)
        for set in archive.sets {
            #expect(set.inputs.map(\.name) == Calculator.savings.fields.prefix(6).map(\.name))
            let calculation = try Calculator.savings.calculate(set.inputs, InputDefaults())
            #expect(calculation.inputs.count >= 6)
        }
    }
}
