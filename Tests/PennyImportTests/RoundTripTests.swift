import PennyContent
import PennyDiagnostics
import PennyEngine
import Testing

@testable import PennyImport

@Suite("An imported file")
struct RoundTripTests {
    private func computed(_ text: String) throws -> Calculation {
        let set = try SavedSetReader().read(
            markdown: ContentText(path: "a.md", text: text), id: "a"
        ).sound()
        return try set.calculation(InputDefaults())
    }

    @Test("of products computes, and holds what the table holds")
    func comparison() throws {
        let made = products(
            "name;price;size\n\"Rice; \"\"best\"\": #1\";€2,10;1 kg\n- Oats *;1,00;500 g\n", .error,
            settings(file: .comma))
        let set = try SavedSetReader().read(
            markdown: ContentText(path: "a.md", text: made.text), id: "a"
        ).sound()
        let products = [["Rice; \"best\": #1", "€2.10", "1 kg"], ["- Oats *", "1.00", "500 g"]]
        #expect(
            set.inputs == [
                RawInput("currency", "EUR"),
                RawInput(
                    "products",
                    .entries(
                        products.map { product in
                            zip(["name", "price", "size"], product).map {
                                RawInput.Field(name: $0, text: $1)
                            }
                        })),
            ])
        #expect(set.title == "Rice")
        #expect(try computed(made.text).calculator == .comparison)
    }

    @Test(
        "of a budget computes",
        arguments: [
            "~ every 2 weeks\n  Income:Job\n  Expenses:Food: \"x\"  $1,200.50\n",
            "Month,Category,Assigned\nOct 2026,Rent & more,$900\n",
            "account,2026-01,2026-02\nexpenses:rent,$1,$2\nincome:job,$-3,$-4\n",
        ])
    func budgets(text: String) throws {
        let made = budget(text)
        #expect(!made.files.isEmpty)
        for text in made.files.values {
            #expect(try computed(text).calculator == .budget)
        }
    }

    @Test("computes or is refused, whatever stands in the file")
    func damaged() throws {
        let samples = [
            "~ monthly from 2026-01 to 2026-12\n  Expenses:A:B  $1,200.00 ; c\n  (Income:C)\n",
            "Month,Category Group,Category,Assigned,Activity\nOct 2026,Inflow,A,$0,\"$5,000\"\n",
            "Date,Payee,Category Group/Category,Outflow,Inflow\n10/13/2026,B,C: D,1,0\n",
            "Account,2026-01,budget,Total,budget\nexpenses:a,$1,$2,3,4\nexpenses:a:b,1,1,1,1\n",
            "2026/01/05,,Shop,Expenses:Food,$,20,*,\n2026/01/05,,Shop,Income:Job,$,-20,*,\n",
            "account,balance\nexpenses:a,EUR 1.5\n", "name;price;size;unit\nA;1,25;1;kg\n",
        ].map { Array($0.unicodeScalars) }
        let noise = Array("\",;\n\t\r ~=:-/.()[]@$€09aé🏠\u{0}\u{FEFF}".unicodeScalars)
        var state: UInt64 = 3
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        for _ in 0..<3000 {
            var scalars = samples[next(samples.count)]
            for _ in 0...next(6) where !scalars.isEmpty {
                let index = next(scalars.count)
                switch next(3) {
                case 0: scalars.remove(at: index)
                case 1: scalars.insert(noise[next(noise.count)], at: index)
                default: scalars[index] = noise[next(noise.count)]
                }
            }
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars)
            for made in [budget(String(text)), products(String(text), .skip)] {
                #expect(made.files.isEmpty == !made.errors.isEmpty)
                for text in made.files.values { _ = try computed(text) }
            }
        }
    }

    @Test("is the same every time")
    func reproducible() {
        let text = "date,account,amount\n2026-01-01,Expenses:A,1\n2026-02-01,Expenses:B,1\n"
        #expect(budget(text).files == budget(text).files)
    }

    @Test("of which the engine refuses an amount is an error where the amount came from")
    func engine() {
        #expect(
            budget("~ monthly\n  Expenses:A  $1.2345\n").errors == [
                """
                2:3 error: expenses entry 1, amount “1.2345” has more decimals than USD has (2) | \
                Write at most 2 decimals.
                """
            ])
    }
}

@Suite("Where an import goes")
struct ImportTargetTests {
    @Test(
        "is a file named like the imported one",
        arguments: [
            ("rice.csv", "c/rice.md"), ("../a/My Rice (2).2026.CSV", "c/my-rice-2.md"),
            ("家.csv", "c/my-page.md"),
        ])
    func names(source: String, expected: String) throws {
        #expect(try ImportTarget(nil, folder: "c/", source: source).path == expected)
    }

    @Test("is the file that is asked for")
    func asked() throws {
        #expect(try ImportTarget("x/y.md", folder: "c/", source: "a.csv").path == "x/y.md")
        #expect(try ImportTarget("y.md", folder: "c/", source: "a.csv").path == "y.md")
    }

    @Test(
        "is no other kind of file, and has a name for an address",
        arguments: [
            (
                "x/y.txt",
                "“y.txt” is not the name of a Markdown file | Name a file that ends in “.md”."
            ),
            ("x/", "“” is not the name of a Markdown file | Name a file that ends in “.md”."),
            (
                "x/My List.md",
                """
                “My List.md” cannot be part of an address | Use small letters, digits and \
                hyphens, such as “my-list.md”.
                """
            ),
        ])
    func refused(asked: String, expected: String) {
        do throws(DiagnosticError) {
            _ = try ImportTarget(asked, folder: "c/", source: "a.csv")
            Issue.record("\(asked) is taken")
        } catch {
            #expect(error.diagnostics.map(line) == [" error: \(expected)"])
            #expect(error.diagnostics[0].location.description == "--to \(asked)")
        }
    }

    @Test("reports what is there already")
    func exists() {
        let fault = Fault.importing.exists("budgets/home.md")
        #expect(fault.summary == "“budgets/home.md” is there already")
        #expect(
            fault.nextStep == "Name another file with “--to”, or replace it with “--force”.")
    }
}

@Suite("A month")
struct CalendarMonthTests {
    @Test(
        "is read as people write it",
        arguments: [
            ("2026-10", "2026-10"), ("2026/1", "2026-01"), ("10/2026", "2026-10"),
            ("Oct 2026", "2026-10"), ("october 2026", "2026-10"), ("2026 Sept", "2026-09"),
            ("May 2026", "2026-05"),
        ])
    func months(typed: String, expected: String) {
        #expect(CalendarMonth(typed)?.text == expected)
    }

    @Test(
        "is nothing else",
        arguments: [
            "", "2026", "2026-13", "2026-00", "2026-1-1", "Okt 2026", "10-26", "9999-01", "x 2026",
        ])
    func refused(typed: String) {
        #expect(CalendarMonth(typed) == nil)
    }
}
