import PennyWordsSupport
import Testing

@testable import PennyEngine
@testable import PennyMarkup

/// Two years of two months, and the table of their totals.
private enum Plan {
    static func years() -> Table {
        var table = Table(
            "years", title: "Year by year", caption: [.text("Sums.")],
            columns: [
                .init("year", "Year", .ordinal), .init("paid", "Paid", .money, summable: true),
                .init("balance", "Balance", .money),
            ])
        table.append([.number(1), .number(250_00), .number(150_00)])
        table.append([.number(2), .number(150_00), .number(0)])
        table.addsUp = "schedule"
        return table
    }

    static func months(_ count: Int64 = 2) -> Table {
        var table = Table(
            "schedule", title: "Every month", caption: [.text("In USD.")],
            columns: [
                .init("month", "Month", .ordinal), .init("day", "Day", .date),
                .init("payment", "Payment", .money, summable: true),
                .init("balance", "Balance", .money),
            ], isDetail: true)
        for month in 1...count {
            table.append([.number(month), .number(0), .number(250_00 / count), .number(150_00)])
        }
        for month in 1...count {
            table.append([.number(count + month), .number(0), .number(150_00 / count), .number(0)])
        }
        let half = Int(count)
        table.groups = [
            .init(label: "Year <1>", rows: 0..<half), .init(label: "Year 2", rows: half..<half * 2),
        ]
        return table
    }
}

@Suite("A schedule whose years open")
struct YearsHTMLTests {
    private let numbers = NumberWriter(for: .enUS, currency: .usDollar)

    private func html(_ long: Table, _ years: Table = Plan.years()) -> String {
        var out = Bytes()
        TableHTML(long, numbers).appendYears(years, to: &out)
        return out.text
    }

    @Test("has a row of sums for each year, and its months behind it")
    func rows() {
        #expect(
            html(Plan.months()) == """
                <section class="table-block years">
                <h2 id="years">Year by year</h2>
                <p class="opens-all"><label><input type="checkbox" checked> Every month (4 rows)\
                </label></p>
                <div class="scroll" tabindex="0" role="region" aria-label="Every month">
                <table class="numbers">
                <caption>In USD.</caption>
                <thead>
                <tr><th scope="col">Month</th><th scope="col">Day</th>\
                <th scope="col" class="n">Payment</th><th scope="col" class="n">Balance</th></tr>
                </thead>
                <tbody class="group">
                <tr class="total"><th scope="rowgroup" colspan="2"><label>\
                <input type="checkbox" class="opens"> Year &lt;1&gt;</label></th>\
                <td class="n">250.00</td><td class="n">150.00</td></tr>
                <tr><th scope="row">1</th><td>Jan 1, 1970</td><td class="n">125.00</td>\
                <td class="n">150.00</td></tr>
                <tr><th scope="row">2</th><td>Jan 1, 1970</td><td class="n">125.00</td>\
                <td class="n">150.00</td></tr>
                </tbody>
                <tbody class="group">
                <tr class="total"><th scope="rowgroup" colspan="2"><label>\
                <input type="checkbox" class="opens"> Year 2</label></th>\
                <td class="n">150.00</td><td class="n">0.00</td></tr>
                <tr><th scope="row">3</th><td>Jan 1, 1970</td><td class="n">75.00</td>\
                <td class="n">0.00</td></tr>
                <tr><th scope="row">4</th><td>Jan 1, 1970</td><td class="n">75.00</td>\
                <td class="n">0.00</td></tr>
                </tbody>
                <tfoot>
                <tr class="total"><th scope="row" colspan="2">Total</th>\
                <td class="n">400.00</td><td class="n">0.00 <span class="at-end">at the end</span>\
                </td></tr>
                </tfoot>
                </table>
                </div>
                </section>

                """)
    }

    @Test(
        "is open where it is short, and closed where it is long",
        arguments: [(12, true), (25, false)])
    func open(_ months: Int64, _ isOpen: Bool) {
        #expect(html(Plan.months(months)).contains("type=\"checkbox\" checked") == isOpen)
    }

    @Test("stands in place of the table of years that adds it up")
    func sums() {
        let (years, months) = (Plan.years(), Plan.months())
        #expect(years.parts(in: [years, months]) == months)
        #expect(months.parts(in: [years, months]) == nil)
        #expect(years.parts(in: [years]) == nil)
        // A single year adds nothing to its months.
        var one = years
        one.cells.removeLast(one.columns.count)
        #expect(one.parts(in: [one, months]) == nil)
        var other = years
        other.addsUp = nil
        #expect(other.parts(in: [other, months]) == nil)
    }

    private static func loan(_ more: [RawInput] = []) throws -> Calculation {
        try Calculator.loan.calculate(
            [
                RawInput("principal", "12,000"), RawInput("rate", "6%"),
                RawInput("term", "3 years"),
            ] + more, InputDefaults(currency: .usDollar))
    }

    @Test(
        "is one table on the page of a loan, with each row of both", arguments: [nil, "100 from 7"])
    func page(_ extra: String?) throws {
        let extras = extra.map { [RawInput("extra", $0)] } ?? []
        let result = try Self.loan(extras)
        let html = ResultHTML(result, for: .enUS).section().text
        #expect(html.contains("<section class=\"table-block years\">"))
        #expect(html.split(separator: "<h2 id=\"years\">").count == 2)
        #expect(!html.contains("<details class=\"all-rows\""))
        let schedule = try #require(html.split(separator: "<h2 id=\"years\">").last)
        let months = try #require(result.tables.first { $0.name == "schedule" }).rowCount
        #expect(schedule.split(separator: "<tr><th scope=\"row\">").count == months + 1)
        #expect(schedule.split(separator: "<th scope=\"rowgroup\">").count == 3 + 1)
    }
}
