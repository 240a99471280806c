import Foundation
import PennyEngine
import PennyMarkup
import PennySite
import Testing

/// Schemas that editors complete and check files by.
struct FileSchemaTests {
    @Test(arguments: FileSchema.words)
    func `each word has a schema that takes no other keys`(_ word: String) throws {
        let schema = try read(word)
        #expect(schema["$schema"] as? String == "http://json-schema.org/draft-07/schema#")
        #expect(schema["type"] as? String == "object")
        if word != "set" { #expect(schema["additionalProperties"] as? Bool == false) }
    }

    @Test(arguments: CalculatorCatalog.builtIn.all)
    func `a set's schema has the inputs of its calculator`(_ calculator: Calculator) throws {
        let properties = try #require(try read(calculator.name)["properties"] as? [String: Any])
        for field in calculator.fields {
            let property = try #require(properties[field.name] as? [String: Any], "\(field.name)")
            let words = try #require(property["description"] as? String)
            #expect(!words.isEmpty)
        }
        let kind = try #require(properties["kind"] as? [String: Any])
        #expect(kind["const"] as? String == calculator.name)
        #expect(properties["title"] != nil && properties["shown"] != nil)
    }

    @Test func `a set of any kind is checked by the schema of its kind`() throws {
        let kinds = try #require(try read("set")["allOf"] as? [[String: Any]])
        let names = kinds.compactMap { kind -> String? in
            guard let condition = kind["if"] as? [String: Any],
                let properties = condition["properties"] as? [String: [String: String]]
            else { return nil }
            return properties["kind"]?["const"]
        }
        #expect(names == CalculatorCatalog.builtIn.all.map(\.name))
        let then = try kinds.map { try #require($0["then"] as? [String: Any]) }
        #expect(then.allSatisfy { $0["additionalProperties"] as? Bool == false })
    }

    @Test func `a schema states the values of a key`() throws {
        let site = try #require(try read("site")["properties"] as? [String: [String: Any]])
        let address = try #require(site["baseURL"]?["pattern"] as? String)
        #expect("https://example.org/".firstMatch(of: try Regex(address)) != nil)
        #expect("example.org".firstMatch(of: try Regex(address)) == nil)
        let menu = try #require(site["navigation"]?["items"] as? [String: Any])
        #expect(menu["required"] as? [String] == ["label"])
        #expect(try read("site")["required"] as? [String] == ["title"])
        let term = try #require(try read("term")["properties"] as? [String: [String: Any]])
        let links = try #require(term["autolink"]?["enum"] as? [Any])
        #expect(links.contains { $0 as? String == "case-sensitive" })
    }

    /// What `check` says about the same inputs, as far as a schema can say it.
    @Test(arguments: [
        ("loan", #"{"dueDay": 5, "start": "2026-12-01"}"#, true),
        ("loan", #"{"dueDay": 5, "firstPayment": "2026-12-01"}"#, true),
        ("loan", #"{"dueDay": 5}"#, false),
        ("loan", #"{"dueDay": 32, "start": "2026-12-01"}"#, false),
        ("loan", #"{"dueDay": 5.5, "start": "2026-12-01"}"#, false),
        ("loan", #"{"rate": "5%", "rateSteps": "4% payments 60"}"#, false),
        ("loan", #"{"repayment": "equal-principal", "payment": 2500}"#, false),
        ("loan", #"{"repayment": "level", "payment": 2500}"#, true),
        (
            "loan", #"{"repayment": "equal-principal", "paymentBasis": "days", "dayCount": 7}"#,
            false
        ),
        ("loan", #"{"paymentBasis": "days"}"#, false),
        ("loan", #"{"paymentBasis": "periods"}"#, true),
        ("loan", #"{"oddDaysInterest": "amortized", "start": "2026-12-01"}"#, false),
        ("loan", #"{"oddDaysInterest": "none", "start": "2026-12-01"}"#, true),
        ("loan", #"{"paymentGrowth": "7%", "rateSteps": "4% payments 60"}"#, false),
        ("loan", #"{"paymentGrowth": "7%", "rateSteps": "4% payments 60", "payment": 9}"#, true),
        ("loan", #"{"extra": [{"amount": 5, "at": 3, "from": 2}]}"#, false),
        ("loan", #"{"extra": [{"amount": 5, "from": 2}]}"#, true),
        ("card", #"{"minimumAmount": 25}"#, false),
        ("card", #"{"balances": [{"balance": 5, "rate": "0%", "laterRate": "9%"}]}"#, false),
        ("loan", #"{"rate": 5}"#, false), ("loan", #"{"rate": "٥٫٥٪"}"#, true),
        ("loan", #"{"principal": -5}"#, false), ("loan", #"{"principal": "plenty"}"#, false),
        ("loan", #"{"principal": "350k", "term": 30}"#, true),
        ("loan", #"{"rounding": 1000}"#, false), ("loan", #"{"dayCount": 30360}"#, false),
        ("cashflow", #"{"flows": [{"amount": -5}]}"#, true),
        ("doubling-time", #"{"rate": "6%", "compounding": 12}"#, true),
        ("page", #"{"title": "A", "date": "2026-13-01"}"#, false),
        ("page", #"{"title": "A", "date": "2026-12-31"}"#, true),
        ("simple-interest", #"{"days": 36001}"#, false),
        ("simple-interest", #"{"days": 36000, "yearDays": 360}"#, true),
        ("page", #"{"title": "A", "entriesPerPage": 10000}"#, true),
        ("page", #"{"title": "A", "entriesPerPage": 10001}"#, false),
        ("page", #"{"entriesPerPage": 5}"#, false),
        ("report", source(#""format": "html", "xpath": "//b""#), true),
        ("report", source(#""format": "csv", "xpath": "//b""#), false),
        ("report", source(#""format": "csv", "limit": 5"#), false),
        ("report", source(#""format": "csv", "unit": "EUR""#), true),
    ])
    func `a schema says what an input or a key needs and excludes, and which numbers it can be`(
        _ kind: String, _ json: String, _ isSound: Bool
    ) throws {
        let value = try JSONSerialization.jsonObject(with: Data(json.utf8))
        #expect(SchemaCheck.accepts(value, try read(kind)) == isSound)
    }

    /// A report with one source of values.
    private static func source(_ keys: String) -> String {
        """
        {"sources": [{"name": "a", "kind": "value", "attribution": "B", "licence": "C", \(keys)}]}
        """
    }

    @Test(arguments: ["lone", "", "Site", "sets"])
    func `another word has none`(_ word: String) { #expect(FileSchema(word) == nil) }

    private func read(_ word: String) throws -> [String: Any] {
        let schema = try #require(FileSchema(word))
        let data = Data(schema.json.file().bytes)
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }
}
