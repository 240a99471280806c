import PennyContent
import PennyDiagnostics
import PennyEngine
import Testing

@testable import PennyImport

@Suite("Products that one comparison cannot hold")
struct ProductMismatchTests {
    private let mixed = """
        name,price,size
        Rice,1.25,1 kg
        Milk,0.99,1 l
        Eggs,2.40,12
        Oats,0,500 g
        Bran,1.10,0 g
        Salt,-0.50,1 kg
        Flour,0.80,3 blorps
        Pasta,1.05,500 g

        """

    /// `3:11` of `3:11 error: …`
    private func locations(_ lines: [String]) -> [String] {
        lines.map { line in line.split(separator: " ").first.map(String.init) ?? "" }
    }

    /// Products of another kind than the first one, Rice: each at its cell.
    private let cells = ["3:11", "4:11", "5:6", "6:11", "7:6", "8:12"]

    @Test("are all errors, each at its cell, and nothing is made")
    func strict() {
        let made = products(mixed)
        #expect(made.files.isEmpty)
        #expect(
            made.errors == [
                """
                3:11 error: products entry 2, size: “Milk” is sold by volume, but “Rice” \
                (products entry 1) is sold by weight | Put products sold by another measure into \
                a list of their own.
                """,
                """
                4:11 error: products entry 3, size: “Eggs” has “12” without a unit, but “Rice” \
                (products entry 1) is sold by weight | Write its unit, such as g or kg, or put \
                products sold by another measure into a list of their own.
                """,
                """
                5:6 error: products entry 4, price “0” is zero | Write a value above zero.
                """,
                """
                6:11 error: products entry 5, size “0 g” is zero | Write a size above zero.
                """,
                "7:6 error: products entry 6, price “-0.50” is below zero | Write a price above zero.",
                """
                8:12 error: products entry 7, size has the unit “blorps”, which nobody knows | \
                Write a unit such as g, kg, lb, oz, ml, l, fl oz, m or pieces.
                """,
            ])
    }

    @Test("are left out if that is asked for, and each is named with its location")
    func lenient() {
        let made = products(mixed, .skip)
        #expect(made.errors == [])
        #expect(Set(locations(made.leftOut)) == Set(cells))
        #expect(made.leftOut.allSatisfy { $0.contains(" warning: ") })
        #expect(made.contents == ["2 products"])
        #expect(
            made.yaml.filter { $0.contains("name:") } == ["  - name: Rice", "  - name: Pasta"])
        #expect(made.text.hasSuffix("Imported from rice.csv: 2 of 8 products.\n"))
    }

    @Test("leave the others a list that computes")
    func computes() throws {
        let made = products(mixed, .skip)
        let set = try SavedSetReader().read(
            markdown: ContentText(path: "a.md", text: made.text), id: "a"
        ).sound()
        let result = try set.calculation(InputDefaults())
        #expect(result.calculator == .comparison)
    }

    @Test("are numbered as the rows of the table, however many are left out before them")
    func numbers() {
        let made = products(
            "name,price,size\n,1,1 kg\nOats,0,500 g\nRice,1.25,1 kg\nBran,0,1 kg\n", .skip)
        let zero = made.leftOut.filter { $0.contains("is zero") }.map { $0.prefix { $0 != "," } }
        #expect(zero == ["3:6 warning: products entry 2", "5:6 warning: products entry 4"])
    }

    @Test("name the first product by its row in the table, too")
    func firstProduct() {
        let made = products("name,price,size\nBran,1\nRice,1.25,1 kg\nMilk,0.99,1 l\n", .skip)
        #expect(
            made.leftOut.last == """
                4:11 warning: products entry 3, size: “Milk” is sold by volume, but “Rice” \
                (products entry 2) is sold by weight | Put products sold by another measure into \
                a list of their own.
                """)
    }

    @Test("may be all there are")
    func nothing() {
        let made = products("name,price,size\nOats,0,500 g\n", .skip)
        #expect(
            made.errors.first == """
                1:1 error: nothing is left to import | Fix what was left out, or import another \
                file.
                """)
        #expect(made.errors.count == 2)
    }

    @Test("of another locale are reported with a remedy")
    func locale() {
        let made = products("name;price;size\nOats;1,25;500 g\n")
        #expect(made.errors.count == 1)
        #expect(made.errors.first?.hasPrefix("2:6 error: products entry 1, price “1,25”") == true)
        #expect(made.errors.first?.hasSuffix("or name the file’s “--locale”.") == true)
    }
}
