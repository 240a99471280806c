import PennyEngine
import PennyMarkup
import PennyWordsSupport
import Testing

@Suite("Whole outputs")
struct GoldenResultTests {
    static let locales = [("en-US", "USD"), ("fr-CA", "CAD"), ("en-IN", "INR")]

    @Test("of a result as HTML", arguments: Sample.allCases, locales)
    func html(sample: Sample, reader: (locale: String, currency: String)) throws {
        let style = try #require(NumberStyle.named(reader.locale))
        let html = ResultHTML(try sample.result(reader.currency), for: .english(style))
        try Golden(name: "\(sample).\(reader.locale).html").expect(html.section())
        try Golden(name: "\(sample).\(reader.locale).inputs.html").expect(html.inputs())
    }

    @Test("of a worked example", arguments: Sample.allCases)
    func example(sample: Sample) throws {
        let example = ExampleHTML(try sample.result(), for: .enUS)
        try Golden(name: "\(sample).example.html")
            .expect(example.section(title: "A title", address: "../a.html", of: nil))
        try Golden(name: "\(sample).example.totalInterest.html")
            .expect(example.section(title: "A <title>", address: nil, of: "totalInterest"))
    }

    @Test("of a result as terminal text", arguments: Sample.allCases, locales)
    func text(sample: Sample, reader: (locale: String, currency: String)) throws {
        let style = try #require(NumberStyle.named(reader.locale))
        let report = TextReport(try sample.result(reader.currency), for: .english(style))
        try Golden(name: "\(sample).\(reader.locale).txt").expect(report.report(title: "A title"))
    }

    @Test("of an explanation", arguments: Sample.allCases)
    func explanation(sample: Sample) throws {
        let report = TextReport(try sample.result(), for: .enUS)
        try Golden(name: "\(sample).explained.txt")
            .expect(report.explanation(title: "A title", of: nil))
        try Golden(name: "\(sample).totalInterest.txt")
            .expect(report.explanation(title: "", of: "totalInterest"))
    }

    @Test("for tools, which no locale changes", arguments: Sample.allCases)
    func machines(sample: Sample) throws {
        let result = try sample.result()
        try Golden(name: "\(sample).json").expect(
            JSONWriter(result).object(title: "A title", for: Readers(.enUS, .english)))
        for table in result.tables {
            try Golden(name: "\(sample).\(table.name).csv")
                .expect(CSVWriter(table, result.currency).file())
        }
    }
}

@Suite("Whole outputs of lists")
struct GoldenListTests {
    static let locales = [("en-GB", "GBP"), ("fr-FR", "EUR")]

    @Test("as HTML and as terminal text", arguments: ListSample.allCases, locales)
    func pages(sample: ListSample, reader: (locale: String, currency: String)) throws {
        let style = try #require(NumberStyle.named(reader.locale))
        let result = try sample.result(reader.currency)
        let html = ResultHTML(result, for: .english(style))
        try Golden(name: "\(sample).\(reader.locale).html").expect(html.section())
        try Golden(name: "\(sample).\(reader.locale).inputs.html").expect(html.inputs())
        let report = TextReport(result, for: .english(style))
        try Golden(name: "\(sample).\(reader.locale).txt").expect(report.report(title: "A title"))
        try Golden(name: "\(sample).\(reader.locale).explained.txt")
            .expect(report.explanation(title: "A title", of: nil))
    }

    @Test("for tools, which no locale changes", arguments: ListSample.allCases)
    func machines(sample: ListSample) throws {
        let result = try sample.result()
        try Golden(name: "\(sample).json").expect(
            JSONWriter(result).object(title: "A title", for: Readers(.enUS, .english)))
        for table in result.tables {
            try Golden(name: "\(sample).\(table.name).csv")
                .expect(CSVWriter(table, result.currency).file())
        }
    }
}
