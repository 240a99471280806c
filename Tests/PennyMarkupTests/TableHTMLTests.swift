import PennyWordsSupport
import Testing

@testable import PennyEngine
@testable import PennyMarkup

/// A table with a column of every kind, with the ones for tools between the others.
func mixedTable(hasTotals: Bool = true) -> Table {
    var table = Table(
        "mixed", title: "Mixed & more", caption: [.text("In USD.")],
        columns: [
            .init("name", "Product", .value(isNumber: false)),
            .init("code", "Code", .value(isNumber: false), forTools: true),
            .init("group", "Group", .value(isNumber: false)),
            .init("price", "Price", .value(isNumber: true)),
            .init("share", "Share", .permille, summable: hasTotals),
            .init("amount", "A month", .money, summable: hasTotals),
            .init("rank", "Rank", .ordinal),
        ])
    table.append([
        .value(.link("Oats & <rye>", address: "https://x.example/?a=1&b=\"2'")),
        .value(.text("secret-1")), .value(.text("Food")),
        .value(.unitPrice(ExactDecimal(833, scale: 3), decimals: 2)), .number(333),
        .number(123_45), .number(1),
    ])
    table.append([
        .value(.text("Tea")), .value(.text("secret-2")), .value(.text("")),
        .value(.percentage(ExactDecimal(125, scale: 1), decimals: 2)), .number(667), .number(-5),
        .number(2),
    ])
    return table
}

@Suite("HTML of a table with words")
struct TableHTMLTests {
    func html(_ table: Table, _ style: NumberStyle = .enUS) -> String {
        var out = Bytes()
        TableHTML(table, NumberWriter(for: .english(style), currency: .usDollar)).append(to: &out)
        return out.text
    }

    static let head = """
        <tr><th scope="col" class="w">Product</th><th scope="col" class="w">Group</th>\
        <th scope="col" class="n">Price</th><th scope="col" class="n">Share</th>\
        <th scope="col" class="n">A month</th><th scope="col">Rank</th></tr>

        """
    static let oats = """
        <tr><th scope="row" class="w">\
        <a href="https://x.example/?a=1&amp;b=&quot;2&#39;">Oats &amp; &lt;rye&gt;</a></th>\
        <td class="w">Food</td><td class="n">$0.833</td><td class="n">33.3%</td>\
        <td class="n">123.45</td><td>1</td></tr>

        """
    static let tea = """
        <tr><th scope="row" class="w">Tea</th><td class="w"></td><td class="n">12.50%</td>\
        <td class="n">66.7%</td><td class="n">−0.05</td><td>2</td></tr>

        """

    @Test("has its words at the left, its figures at the right and no column for tools")
    func kinds() {
        #expect(
            html(mixedTable()) == """
                <section class="table-block">
                <h2 id="mixed">Mixed &amp; more</h2>
                <div class="scroll" tabindex="0" role="region" aria-label="Mixed &amp; more">
                <table class="numbers">
                <caption>In USD.</caption>
                <thead>
                \(Self.head)</thead>
                <tbody>
                \(Self.oats)\(Self.tea)</tbody>
                <tfoot>
                <tr class="total"><th scope="row" colspan="2">Total</th><td class="n"></td>\
                <td class="n">100.0%</td><td class="n">123.40</td><td></td></tr>
                </tfoot>
                </table>
                </div>
                </section>

                """)
    }

    @Test("sums each of its groups after all the words in front")
    func groups() {
        var table = mixedTable()
        table.groups = [.init(label: "<In>", rows: 0..<1), .init(label: "Out", rows: 1..<2)]
        let written = html(table)
        #expect(
            written.contains(
                """
                <tbody class="group">
                <tr class="group-head"><th scope="rowgroup" colspan="6">&lt;In&gt;</th></tr>
                \(Self.oats)\
                <tr class="total"><th scope="row" colspan="2">&lt;In&gt; total</th>\
                <td class="n"></td><td class="n">33.3%</td><td class="n">123.45</td><td></td></tr>
                </tbody>
                <tbody class="group">
                <tr class="group-head"><th scope="rowgroup" colspan="6">Out</th></tr>
                \(Self.tea)\
                <tr class="total"><th scope="row" colspan="2">Out total</th>\
                <td class="n"></td><td class="n">66.7%</td><td class="n">−0.05</td><td></td></tr>
                </tbody>

                """))
        #expect(!written.contains("<tfoot>"))
    }

    @Test("has no totals where no sum means anything")
    func withoutTotals() {
        var table = mixedTable(hasTotals: false)
        #expect(!html(table).contains("total"))
        #expect(html(table).hasSuffix("\(Self.tea)</tbody>\n</table>\n</div>\n</section>\n"))
        table.groups = [.init(label: "All", rows: 0..<2)]
        #expect(!html(table).contains("total"))
    }

    @Test("of a single row has no foot")
    func oneRow() {
        var table = mixedTable()
        table.cells.removeLast(table.columns.count)
        #expect(!html(table).contains("<tfoot>"))
    }

    @Test("gives the last balance, and says that it is no sum, where only other columns have sums")
    func balances() {
        var table = Table(
            "t", title: "", caption: [],
            columns: [
                .init("a", "A", .ordinal), .init("b", "B", .money, summable: true),
                .init("c", "C", .money), .init("d", "D", .permille),
            ])
        table.cells = [1, 100, 900, 10, 2, 200, 700, 20]
        #expect(
            html(table).contains(
                """
                <tr class="total"><th scope="row">Total</th><td class="n">3.00</td>\
                <td class="n">7.00 <span class="at-end">at the end</span></td>\
                <td class="n"></td></tr>
                """))
    }

    @Test("writes what it holds in the reader's style")
    func style() throws {
        let written = html(mixedTable(), try #require(NumberStyle.named("fr-FR")))
        #expect(written.contains("<td class=\"n\">0,833\u{A0}$US</td>"))
        #expect(written.contains("<td class=\"n\">12,50\u{A0}%</td>"))
        #expect(written.contains("<td class=\"n\">33,3\u{A0}%</td>"))
    }

    @Test("has an address nowhere but in a link")
    func links() throws {
        let result = Sample.hostileList()
        let elements = try Markup(ResultHTML(result, for: .enUS).section().text).elements
        let links = elements.filter { $0.name == "a" }
        #expect(links.count == Sample.hostileWords.count)
        for link in links {
            #expect(link.attributes == ["href": Sample.hostileAddress])
            #expect(link.parents.last == "td")
        }
        for element in elements {
            #expect(!element.text.contains("x.example"))
            if element.name != "a" {
                #expect(!element.attributes.values.contains { $0.contains("x.example") })
            }
        }
    }
}
