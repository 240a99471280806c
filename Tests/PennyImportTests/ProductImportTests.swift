import PennyContent
import PennyDiagnostics
import PennyEngine
import Testing

@testable import PennyImport

@Suite("A table of products")
struct ProductImportTests {
    private let two = """
        ---
        kind: comparison
        title: Rice
        currency: USD
        products:
          - name: Own brand
            price: 1.25
            size: 1 kg
          - name: Big pack
            price: 2.10
            size: 2 kg
        ---

        Imported from rice.csv: 2 products.

        """

    @Test(
        "becomes one comparison, however its cells are divided",
        arguments: [
            "name,price,size\nOwn brand,1.25,1 kg\nBig pack,2.10,2 kg\n",
            "name;price;size\nOwn brand;1.25;1 kg\nBig pack;2.10;2 kg\n",
            "name\tprice\tsize\nOwn brand\t1.25\t1 kg\nBig pack\t2.10\t2 kg\n",
            "\u{FEFF}Product,Cost,Weight\r\nOwn brand,1.25,1 kg\r\nBig pack,2.10,2 kg\r\n",
            "\"Item\",\"PRICE (USD)\",\"Net-Weight\"\n\"Own brand\",\"1.25\",\"1 kg\"\nBig pack,2.10,2 kg",
            "Description,Price,Quantity,Unit\nOwn brand,1.25,1,kg\nBig pack,2.10,2,kg\n",
            "unit,price,product\n1 kg,1.25,Own brand\n2 kg,2.10,Big pack\n",
        ])
    func shapes(csv: String) {
        let made = products(csv)
        #expect(made.files == ["comparisons/rice.md": two])
        #expect(made.contents == ["2 products"])
        #expect(made.leftOut == [])
    }

    @Test("keeps every column that a product has")
    func columns() {
        let made = products(
            """
            name,price,size,count,yield,deal,tax,deposit,url
            "Beer; ""best"", cold",$1.25,6 x 330 ml,2,60% drained,3 for 5.00,7%,0.25,https://a.de/?b=1&c=2
            Water,1.00,1 l,,,,,,

            """)
        #expect(
            made.yaml == [
                "kind: comparison", "title: Rice", "currency: USD", "products:",
                "  - name: \"Beer; \\\"best\\\", cold\"", "    price: \"$1.25\"",
                "    size: 6 x 330 ml", "    count: 2", "    yield: 60% drained",
                "    deal: 3 for 5.00", "    tax: 7%", "    deposit: 0.25",
                "    url: \"https://a.de/?b=1\\x26c=2\"", "  - name: Water", "    price: 1.00",
                "    size: 1 l",
            ])
    }

    @Test("is in the currency asked for, else that of its prices, else the site's")
    func currencies() {
        func currency(_ price: String, _ asked: String?) -> String {
            let csv = "name,price,size\na,\(price),1 kg\n"
            return products(csv, .error, settings(currency: asked)).yaml[2]
        }
        #expect(currency("1.25", "EUR") == "currency: EUR")
        #expect(currency("€1.25", nil) == "currency: EUR")
        #expect(currency("1.25", nil) == "currency: USD")
        #expect(currency("$1.25", "CAD") == "currency: CAD")
    }

    @Test("of another locale has its numbers as the site reads them")
    func locales() {
        let csv = "name;price;size\nNr. 1,5;1.299,00;1,5 kg\n"
        #expect(
            products(csv, .error, settings(file: .comma)).yaml.dropFirst(4) == [
                "  - name: Nr. 1,5", "    price: 1299.00", "    size: 1.5 kg",
            ])
        #expect(
            products(csv, .error, settings(file: .comma, site: .comma)).yaml.dropFirst(4) == [
                "  - name: Nr. 1,5", "    price: 1.299,00", "    size: 1,5 kg",
            ])
    }

    @Test("has the title it is given")
    func title() {
        var settings = ImportSettings()
        settings.title = "What rice costs: a list"
        let made = products("name,price,size\na,1,1 kg\n", .error, settings)
        #expect(made.yaml[1] == "title: \"What rice costs: a list\"")
    }
}

@Suite("A table of products at fault")
struct ProductProblemTests {
    @Test(
        "is refused with every fault of its header",
        arguments: [
            (
                "name,prize,size,shop\na,1,1 kg,b\n",
                [
                    """
                    1:6 error: column “prize” is not one that can be imported | Did you mean \
                    “price”?
                    """
                ]
            ),
            (
                "name,size\na,1 kg\n",
                [
                    """
                    1:1 error: no column has the price | Name a column price, cost or total price.
                    """
                ]
            ),
            (
                "url\nhttps://a.de\n",
                [
                    """
                    1:1 error: no column has the name | Name a column name, product, product \
                    name, item, description or article.
                    """,
                    """
                    1:1 error: no column has the price | Name a column price, cost or total price.
                    """,
                    """
                    1:1 error: no column has the size | Name a column size, quantity, qty, \
                    weight, net weight, volume, contents, content, package size or pack size.
                    """,
                ]
            ),
            (
                "name,product,price,size\na,b,1,1 kg\n",
                [
                    """
                    1:6 error: columns “name” and “product” are both the name | Keep one of the \
                    two.
                    """
                ]
            ),
        ])
    func headers(csv: String, expected: [String]) {
        #expect(products(csv).errors == expected)
        #expect(products(csv, .skip).errors == expected)
    }

    private let faulty = """
        product,price,size
        Rice,1.25,1 kg
        ,2.10,2 kg
        Oats,1.00
        Bran,,500 g

        """

    @Test("is refused with every problem of every row at its cell")
    func strict() {
        #expect(
            products(faulty).errors == [
                "3:1 error: name is missing | Write it under “product”, or remove the row.",
                """
                4:1 error: the row has 2 cells and the header has 3 | There is no cell for \
                “size”. Add it, or end the row with an empty one.
                """,
                "5:6 error: price is missing | Write it under “price”, or remove the row.",
            ])
        #expect(products(faulty).files.isEmpty)
    }

    @Test("goes without the rows that are at fault if that is asked for, and names each")
    func lenient() {
        let made = products(faulty, .skip)
        #expect(made.errors == [])
        #expect(
            made.leftOut == [
                "3:1 warning: name is missing | Write it under “product”, or remove the row.",
                """
                4:1 warning: the row has 2 cells and the header has 3 | There is no cell for \
                “size”. Add it, or end the row with an empty one.
                """,
                "5:6 warning: price is missing | Write it under “price”, or remove the row.",
            ])
        #expect(made.contents == ["1 product"])
        #expect(made.text.hasSuffix("Imported from rice.csv: 1 of 4 products.\n"))
        #expect(made.yaml.dropFirst(4) == ["  - name: Rice", "    price: 1.25", "    size: 1 kg"])
    }

    @Test("is an error where nothing is left of it")
    func nothing() {
        #expect(
            products("name,price,size\n,1,1 kg\n", .skip).errors == [
                """
                1:1 error: nothing is left to import | Fix what was left out, or import another \
                file.
                """,
                "2:1 warning: name is missing | Write it under “name”, or remove the row.",
            ])
        #expect(
            products("name,price,size\na,1\n", .skip).errors == [
                """
                1:1 error: nothing is left to import | Fix what was left out, or import another \
                file.
                """,
                """
                2:1 warning: the row has 2 cells and the header has 3 | There is no cell for \
                “size”. Add it, or end the row with an empty one.
                """,
            ])
    }

    @Test(
        "is refused with the faults of its form",
        arguments: [
            (
                "name,price,size\n\"a,1,1 kg\n",
                """
                2:1 error: a quoted cell is not closed | Close it with a double quote; write a \
                quote in a cell twice.
                """
            ),
            (
                "name,price,size\n",
                """
                1:1 error: the table has no rows | Write a header and below it a row for each thing it holds.
                """
            ),
        ])
    func form(csv: String, expected: String) {
        #expect(products(csv, .skip).errors.first == expected)
    }

    @Test("that is not UTF-8 is refused at its first such byte")
    func latin() {
        let found = Outcome { () throws(DiagnosticError) in
            let bytes = Array("name,price,size\nK".utf8) + [0xE4] + Array("se,1,1 kg\n".utf8)
            let file = try ContentText(path: "rice.csv", bytes: bytes)
            let target = try ImportTarget(nil, folder: "", source: "rice.csv")
            return try ProductImport(ImportSettings()).read(file, to: target)
        }
        #expect(
            found.errors == ["2:2 error: this byte is not UTF-8 text | Save the file as UTF-8."])
    }

    @Test("has the marks of its locale where that is named")
    func named() {
        let csv = "name,price,size\nSaffron,$3.350,1.350 g\n"
        #expect(products(csv).errors.first?.contains("“1.350 g” can be read in two ways") == true)
        var named = settings(site: .comma)
        named.isLocaleNamed = true
        #expect(
            products(csv, .error, named).yaml.suffix(3) == [
                "  - name: Saffron", "    price: \"$3,3500\"", "    size: 1,3500 g",
            ])
    }

    @Test("is read in the words of the site")
    func words() {
        let words = TypedWords(language: "de") { $0 == "10 St." ? ["10 pieces"] : [] }
        let site = InputDefaults(words: words)
        let made = products(
            "name,price,size\nEier,2.49,10 St.\n", .error, ImportSettings(site: site))
        #expect(made.errors == [])
        #expect(made.yaml.last == "    size: 10 St.")
    }
}
