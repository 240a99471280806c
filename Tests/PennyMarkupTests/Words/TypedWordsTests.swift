import PennyCatalogs
import PennyMarkup
import PennyTestSupport
import PennyWordsSupport
import Testing

@testable import PennyEngine

/// The words that people type in the languages of the program.
@Suite struct TypedWordsTests {
    static func defaults(_ language: String) -> InputDefaults {
        let isPoint = language == "ja" || language == "ar"
        return InputDefaults(
            currency: .usDollar, convention: isPoint ? .point : .comma, words: .of(language))
    }

    static func loan(_ language: String, _ inputs: [(String, String)]) throws -> Calculation {
        try Calculator.loan.calculate(
            ([("principal", "1200"), ("rate", "0%")] + inputs).map { RawInput($0.0, $0.1) },
            defaults(language))
    }

    @Test(arguments: [
        ("de", "25 Jahre", 300), ("de", "2 Jahre 6 Monate", 30), ("de", "2 Jahre und 6 Monate", 30),
        ("de", "18 Monaten", 18), ("de", "1,5 Jahre", 18), ("de", "84 Raten", 84),
        ("de", "3 J.", 36), ("de", "30 years", 360), ("de", "ein Jahr", 12),
        ("de", "anderthalb Jahre", 18),
        ("fr", "25 ans", 300), ("fr", "2 ans et 6 mois", 30), ("fr", "1 an", 12),
        ("fr", "25 ANNEES", 300), ("fr", "84 échéances", 84), ("fr", "un an et demi", 18),
        ("es", "25 años", 300), ("es", "2 años y 6 meses", 30), ("es", "18 meses", 18),
        ("es", "60 cuotas", 60), ("es", "medio año", 6),
        ("ja", "25年", 300), ("ja", "2年6か月", 30), ("ja", "2年6ヶ月", 30), ("ja", "18カ月", 18),
        ("ja", "25年間", 300), ("ja", "360回", 360), ("ja", "半年", 6),
        ("ar", "25 سنة", 300), ("ar", "3 سنوات", 36), ("ar", "سنتان", 24), ("ar", "شهرين", 2),
        ("ar", "2 سنوات و6 أشهر", 30), ("ar", "سنتين وشهرين", 26), ("ar", "84 قسطًا", 84),
    ])
    func `a length of time`(_ language: String, _ typed: String, _ payments: Int) throws {
        let result = try Self.loan(language, [("term", typed)])
        #expect(result.figure("numberOfPayments")?.quantity == .count(payments))
    }

    @Test(arguments: [
        ("de", "monatlich", "monthly"), ("de", "vierteljährlich", "quarterly"),
        ("de", "alle zwei Wochen", "biweekly"), ("de", "14-tägig", "biweekly"),
        ("de", "JAEHRLICH", "yearly"), ("de", "zweimal im Monat", "semimonthly"),
        ("de", "fortnightly", "biweekly"), ("de", "beschleunigt wöchentlich", "accelerated-weekly"),
        ("fr", "tous les mois", "monthly"), ("fr", "par trimestre", "quarterly"),
        ("fr", "toutes les deux semaines", "biweekly"), ("fr", "annuel", "yearly"),
        ("es", "mensual", "monthly"), ("es", "quincenal", "semimonthly"),
        ("es", "al año", "yearly"), ("es", "cada dos semanas", "biweekly"),
        ("ja", "毎月", "monthly"), ("ja", "隔週", "biweekly"), ("ja", "年払い", "yearly"),
        ("ja", "隔月", "every-2-months"),
        ("ar", "شهريا", "monthly"), ("ar", "كل اسبوعين", "biweekly"), ("ar", "سنويًا", "yearly"),
        ("ar", "ربع سنوي", "quarterly"),
    ])
    func `how often`(_ language: String, _ typed: String, _ word: String) throws {
        let result = try Self.loan(language, [("term", "12 years"), ("payments", typed)])
        #expect(result.input("payments")?.quantity == .choice(word))
    }

    @Test(arguments: [
        ("de", "10 Stück", "pieces 10"), ("de", "2 Flaschen à 1,5 l", "volume 3"),
        ("de", "20 WL", "pieces 20"), ("de", "1 Dutzend", "pieces 12"),
        ("de", "3 Packungen à 8 Rollen", "pieces 24"), ("de", "5 Pfund", "none"),
        ("fr", "2 bouteilles de 1,5 l", "volume 3"), ("fr", "12 œufs", "pieces 12"),
        ("fr", "40 lavages", "pieces 40"), ("fr", "2 livres", "none"),
        ("es", "10 piezas", "pieces 10"), ("es", "6 botellas de 500 mililitros", "volume 3"),
        ("es", "20 lavados", "pieces 20"), ("es", "1 docena", "pieces 12"),
        ("ja", "10個", "pieces 10"), ("ja", "500ml×6本", "volume 3"), ("ja", "20回分", "pieces 20"),
        ("ja", "2ダース", "pieces 24"),
        ("ar", "10 قطع", "pieces 10"), ("ar", "2 زجاجة من 1.5 لتر", "volume 3"),
        ("ar", "20 غسلة", "pieces 20"), ("ar", "2 كجم", "weight 2"),
    ])
    func `what a package holds`(_ language: String, _ typed: String, _ said: String) {
        let defaults = Self.defaults(language)
        let parser = SizeParser(convention: defaults.convention)
        let sizes = ([typed] + defaults.words.readings(of: typed)).compactMap {
            try? parser.size($0)
        }
        let parts = said.split(separator: " ")
        guard parts.count == 2, let total = Int128(parts[1]) else {
            #expect(sizes.isEmpty)
            return
        }
        #expect(sizes.first?.kind.name == String(parts[0]))
        #expect(sizes.first?.total == ExactFraction(ExactDecimal(total)))
    }

    /// All lists of choices in calculators and their entries, without duplicates.
    static let choices: Set<[String]> = Set(
        CalculatorCatalog.builtIn.all.flatMap { choices(of: $0.fields) })

    private static func choices(of fields: [InputField]) -> [[String]] {
        fields.flatMap { field -> [[String]] in
            switch field.syntax {
            case .choice(let words): [words]
            case .entries(let fields): choices(of: fields)
            default: []
            }
        }
    }

    @Test(arguments: ["en"] + Words.otherLanguages)
    func `each choice can be typed as readers see it`(_ language: String) {
        let readers = Readers(.enUS, .of(language))
        let numbers = NumberWriter(for: readers, currency: .usDollar)
        for words in Self.choices {
            for (index, word) in words.enumerated() {
                let said = numbers.text(.choice(word))
                let readings = [said] + readers.words.typed.readings(of: said)
                let found = readings.lazy.compactMap {
                    EnglishSynonyms.index(of: $0, among: words)
                }.first
                #expect(found == index, "\(word) is said \(said)")
            }
        }
    }

    @Test(arguments: Words.otherLanguages)
    func `each word of the file is one that the engine reads`(_ language: String) {
        let words = TypedWords.of(language)
        #expect(words.readings(of: "30 years") == [])
        #expect(words.readings(of: "6 bottles of 1.5 l") == [])
    }

    @Test func `the English that languages have words for is read`() throws {
        let text = try Repository.text(of: "messages/en/typed.words")
        var section = ""
        for line in text.split(separator: "\n").dropFirst() where !line.hasPrefix("#") {
            if line.hasPrefix("[") {
                section = String(line)
                continue
            }
            for word in line.split(separator: ",") {
                let english = String(word.drop { $0 == " " })
                switch section {
                case "[time]": #expect(EnglishSynonyms.unit(Array(english.utf8)) != nil)
                case "[often]": #expect(EnglishSynonyms.standard(english) != nil, "\(english)")
                case "[units]", "[pieces]":
                    let size = try? SizeParser().size("2 \(english)")
                    #expect(size != nil, "\(english)")
                default: #expect(["[joints]", "[deals]"].contains(section))
                }
            }
        }
    }

    // MARK: - Whole results

    static func json(
        _ inputs: KeyValuePairs<String, String>, _ calculator: Calculator
    ) throws -> String {
        let result = try calculator.calculate(
            inputs.map { RawInput($0.key, $0.value) }, defaults("de"))
        return JSONWriter(result).object(title: "", for: Readers(.enUS, .english)).text
    }

    @Test func `German words give the data of English ones`() throws {
        let german = try Self.json(
            [
                "principal": "350.000", "rate": "3,65%", "term": "25 Jahre",
                "payments": "monatlich", "repayment": "gleichbleibende Tilgung",
                "rounding": "kaufmännisch",
            ], .loan)
        let english = try Self.json(
            [
                "principal": "350.000", "rate": "3,65%", "term": "25 years",
                "payments": "monthly", "repayment": "equal-principal", "rounding": "half-up",
            ], .loan)
        #expect(german == english)
        let shopping = try Self.json(
            ["products": Self.products("2 Flaschen à 1,5 l"), "use": "2 Flaschen à 1 l pro Woche"],
            .comparison)
        let plain = try Self.json(
            ["products": Self.products("2 bottles of 1,5 l"), "use": "2 bottles of 1 l a week"],
            .comparison)
        #expect(shopping == plain)
    }

    static func products(_ size: String) -> String {
        "Saft price 2,99 size \"\(size)\"; Wasser price 1 size \"1 l\""
    }

    @Test func `what was typed is had in English`() throws {
        let typed = [
            RawInput("products", Self.products("2 Flaschen à 1,5 l")),
            RawInput("use", "1 l pro Woche"), RawInput("per", "l"),
        ]
        let english = try Calculator.comparison.calculate(typed, Self.defaults("de")).english(typed)
        #expect(english[1] == RawInput("use", "1 l a week"))
        #expect(english[2] == typed[2])
        guard case .entries(let rows) = english[0].value else {
            Issue.record("the list is not read as entries")
            return
        }
        #expect(
            rows.map { $0.map(\.text) } == [
                ["Saft", "2,99", "2 bottles of 1,5 l"], ["Wasser", "1", "1 l"],
            ])
    }

    @Test func `pages show a size as it was typed`() throws {
        let result = try Calculator.comparison.calculate(
            [
                RawInput("products", Self.products("2 Flaschen à 1,5 l")),
                RawInput("use", "2 Flaschen à 1 l pro Woche"),
            ], Self.defaults("de"))
        let html = ResultHTML(result, for: Readers(.enUS, .of("de")))
        let page = html.section().text + html.inputs().text
        #expect(page.contains("2 Flaschen à 1,5 l"))
        #expect(page.contains("2 Flaschen à 1 l"))
        #expect(!page.contains("2 bottles of"))
    }

    @Test func `random texts of known words are read or refused`() {
        var random = SeededGenerator()
        let parts = [
            "2", "1,5", "Jahre", "und", "Flaschen", "à", "l", "ans", "de", "mois", "años", "y",
            "年", "か月", "個", "سنة", "و", "زجاجة", "من", " ", "-", ".", "(", "/", "×", "½", "'",
            "%",
        ]
        for language in Words.otherLanguages {
            let defaults = InputDefaults(words: .of(language))
            for _ in 0..<Effort.of(80, deep: 1_000) {
                let typed = (0..<random.number(in: 0...8)).map { _ in random.pick(parts) }.joined()
                let names = ["principal", "rate", "term", "payments"]
                _ = try? Calculator.loan.calculate(names.map { RawInput($0, typed) }, defaults)
                _ = try? Calculator.comparison.calculate(
                    [RawInput("products", Self.products(typed)), RawInput("per", typed)], defaults)
            }
        }
    }
}
