import Foundation
import PennyMessages
import PennyTestSupport
import Testing

/// The numbers in CLDR's own lists.
struct PluralSamples {
    var language: String
    var category: String
    var isOrdinal: Bool
    /// The rule before the lists.
    var condition: String
    var numbers: [String]

    init(_ language: String, _ category: String, isOrdinal: Bool, rule: String) {
        (self.language, self.category, self.isOrdinal) = (language, category, isOrdinal)
        condition = String(rule.prefix { $0 != "@" })
        numbers = Self.numbers(of: rule)
    }

    /// Parses `@integer 1, 21~24, 1c6, … @decimal 0.0~0.3` to numbers, including those within
    /// ranges.
    static func numbers(of rule: String) -> [String] {
        rule.split(separator: "@").dropFirst().flatMap { list in
            list.drop { $0 != " " }.split(separator: ",").flatMap { item -> [String] in
                let ends = item.trimmingCharacters(in: .whitespaces).split(separator: "~")
                guard ends.count == 2 else { return ends.first == "…" ? [] : ends.map(String.init) }
                return between(String(ends[0]), String(ends[1]))
            }
        }
    }

    private static func between(_ first: String, _ last: String) -> [String] {
        let decimals = first.split(separator: ".").dropFirst().first?.count ?? 0
        guard let low = Int(first.replacing(".", with: "")),
            let high = Int(last.replacing(".", with: ""))
        else { return [] }
        return (low...high).map { number in
            if decimals == 0 { return String(number) }
            let digits = String(number)
            let padded = String(repeating: "0", count: max(decimals + 1 - digits.count, 0)) + digits
            return padded.dropLast(decimals) + "." + padded.suffix(decimals)
        }
    }

    static func read(_ file: String) throws -> [PluralSamples] {
        let text = try Repository.text(of: "Tests/PennyMessagesTests/Vectors/cldr/\(file)")
        var samples: [PluralSamples] = []
        let isOrdinal = file == "ordinals.xml"
        for group in text.matches(of: /(?s)<pluralRules locales="([^"]*)">(.*?)<\/pluralRules>/) {
            for rule in group.2.matches(of: /<pluralRule count="(\w+)">([^<]*)</) {
                for language in group.1.split(separator: " ") {
                    samples.append(
                        PluralSamples(
                            String(language), String(rule.1), isOrdinal: isOrdinal,
                            rule: String(rule.2)))
                }
            }
        }
        return samples
    }

    /// The languages whose rules have changed since.
    static func newer() throws -> [PluralSamples] {
        let path = "Tests/PennyMessagesTests/Vectors/cldr/newer.json"
        let rules = try JSONDecoder().decode(
            [String: [String: String]].self, from: Data(Repository.bytes(of: path)))
        return rules.flatMap { language, rules in
            rules.map { name, rule in
                PluralSamples(
                    language, String(name.split(separator: "-")[2]), isOrdinal: false, rule: rule)
            }
        }
    }
}

@Suite struct PluralRulesTests {
    static let locales = [
        "en", "de", "fr", "es", "ja", "ar", "en-AU", "en-NZ", "pt-BR", "pt-PT", "it", "nl", "fi",
        "el", "ga", "et", "lv", "lt", "sk", "sl", "mt", "hr", "sv", "nb", "da", "pl", "cs", "ko",
        "zh", "he", "ru", "uk", "tr", "nb-NO", "zh-CN", "ar-EG", "he-IL", "de_AT",
    ]

    /// The name of a locale's rules in CLDR.
    static func name(_ locale: String) -> String {
        locale == "pt-PT" ? "pt_PT" : String(locale.prefix(2))
    }

    /// CLDR's rules and lists, with the changed ones in their newer form.
    static let samples = Result {
        let old = try PluralSamples.read("plurals.xml") + PluralSamples.read("ordinals.xml")
        let newer = try PluralSamples.newer()
        let changed = Set(newer.map(\.language))
        return old.filter { $0.isOrdinal || !changed.contains($0.language) } + newer
    }

    static func samples(_ locale: String) throws -> [PluralSamples] {
        try samples.get().filter { $0.language == name(locale) }
    }

    /// One locale of each language.
    static let languages = locales.filter { $0.count == 2 || $0 == "pt-PT" || $0 == "pt-BR" }

    /// Numbers around every boundary in a rule.
    static let numbers: [String] =
        (0...125).map(String.init) + ["211", "800", "1000", "1000000", "3000000", "3000001"]
        + (0...22).flatMap { ["\($0).0", "\($0).1", "\($0).12", "\($0).20", "1\($0).02"] }
        + (0...30).flatMap { ["0.\($0)", "1.0\($0)", "2.00\($0)"] }

    @Test(arguments: locales) func `every sample of CLDR gets its category`(locale: String) throws {
        let rules = try #require(PluralRules(language: locale))
        let samples = try Self.samples(locale)
        // Languages without an ordinal rule have one category there.
        try #require(samples.contains { !$0.isOrdinal })
        for sample in samples {
            for number in sample.numbers {
                let operands = PluralOperands(Array(number.utf8))
                let category =
                    sample.isOrdinal ? rules.ordinal(operands) : rules.cardinal(operands)
                #expect("\(category)" == sample.category, "\(locale): \(number)")
            }
        }
        for isOrdinal in [false, true] {
            let named = Set(samples.filter { $0.isOrdinal == isOrdinal }.map(\.category))
            let categories = rules.categories(ofOrdinals: isOrdinal).map { "\($0)" }
            #expect(named.isEmpty || Set(categories) == named, "\(locale)")
        }
    }

    @Test(arguments: languages) func `the rules are those that CLDR words`(locale: String) throws {
        let rules = try #require(PluralRules(language: locale))
        for isOrdinal in [false, true] {
            let worded = try Self.samples(locale)
                .filter { $0.isOrdinal == isOrdinal && $0.category != "other" }
                .map { sample in
                    let condition = try #require(PluralCondition(sample.condition))
                    return (sample.category, condition)
                }
            for number in Self.numbers {
                let operands = PluralOperands(Array(number.utf8))
                let category = isOrdinal ? rules.ordinal(operands) : rules.cardinal(operands)
                let wanted = worded.first { $0.1.holds(for: number) }?.0 ?? "other"
                guard "\(category)" == wanted else {
                    Issue.record("\(locale): \(number) is \(category), not \(wanted)")
                    return
                }
            }
        }
    }

    @Test func `a language without rules has none`() {
        #expect(PluralRules(language: "tlh") == nil)
        #expect(PluralRules(language: "") == nil)
    }

    static let operands: [(String, UInt32, Int, Int, UInt32, UInt32, Int)] = [
        ("1", 1, 0, 0, 0, 0, 0),
        ("-1.50", 1, 2, 1, 50, 5, 0),
        ("1.03", 1, 2, 2, 3, 3, 0),
        ("1200.50", 1200, 2, 1, 50, 5, 0),
        ("1.2c6", 1_200_000, 0, 0, 0, 0, 6),
        ("1.0000001c6", 1_000_000, 1, 1, 1, 1, 6),
        ("123c5", 12_300_000, 0, 0, 0, 0, 5),
        // Digits that no rule can distinguish are shortened.
        ("7000000011", 1_000_000_011, 0, 0, 0, 0, 0),
        ("0.12345678901", 0, 11, 11, 1_345_678_901, 1_345_678_901, 0),
        ("", 0, 0, 0, 0, 0, 0),
    ]

    @Test(arguments: operands) func `operands are read from digits`(
        text: String, i: UInt32, v: Int, w: Int, f: UInt32, t: UInt32, e: Int
    ) {
        let operands = PluralOperands(Array(text.utf8))
        #expect(operands.i == i)
        #expect(operands.v == v)
        #expect(operands.w == w)
        #expect(operands.f == f)
        #expect(operands.t == t)
        #expect(operands.e == e)
        #expect(operands.c == e)
    }
}
