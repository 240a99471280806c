import PennyWordsSupport
import Testing

@testable import PennyEngine

@Suite("A list of products")
struct ComparisonTests {
    // MARK: - Order

    @Test func isRankedByExactRatiosAndTiesShareARank() throws {
        let result = try comparison([
            ["name": "C", "price": "3.30", "size": "1 kg"],
            ["name": "A", "price": "1.00", "size": "300 g"],
            ["name": "B", "price": "2.00", "size": "600 g"],
            ["name": "D", "price": "9.99", "size": "3 kg"],
        ])
        #expect(result.products("name") == ["C", "D", "A", "B"])
        #expect(result.products("rank") == ["1", "2", "3", "3"])
        #expect(result.products("percentAboveBest") == ["0.00", "0.91", "1.01", "1.01"])
        #expect(result.provesItself)
    }

    @Test func tiedWinnersAreBothNamed() throws {
        let result = try comparison([
            ["name": "A", "price": "1.00", "size": "300 g"],
            ["name": "B", "price": "2.00", "size": "600 g"],
            ["name": "C", "price": "3.00", "size": "600 g"],
        ])
        #expect(result.words(of: "best") == "A and B")
        #expect(result.figure("best")?.label.english == "Equally cheap")
        #expect(
            result.words(result.notes[0])
                == "A and B are equally cheap at 3.33 per kg, 33.33 less than C.")
    }

    @Test func oneProductAloneHasAPriceAndNothingElse() throws {
        let result = try comparison([["name": "A", "price": "1.00", "size": "1 kg"]])
        #expect(result.figures.map(\.name) == ["best", "unitPrice"])
        #expect(
            result.words(result.notes[0]) == "The only product is A, at 1.00 per kg.")
    }

    @Test func pricesThatDifferAreShownWithTheDecimalsThatTellThemApart() throws {
        let result = try comparison([
            ["name": "A", "price": "1.00", "size": "300 g"],
            ["name": "B", "price": "3.3340", "size": "1 kg"],
            ["name": "C", "price": "3.33", "size": "1 kg"],
        ])
        #expect(result.products("unitPrice") == ["3.330", "3.333", "3.334"])
    }

    @Test func rulesOfALabelKeepTheirRoundingAndSayThatOneIsLower() throws {
        let result = try comparison(
            [
                ["name": "A", "price": "1.00", "size": "300 g"],
                ["name": "C", "price": "3.33", "size": "1 kg"],
            ], ["policy": "eu"], currency: "EUR")
        #expect(result.products("unitPrice") == ["3.33", "3.33"])
        #expect(
            result.notes.map(result.words).contains(
                "C and A show the same rounded price, but the exact price of C is lower."))
    }

    // MARK: - A year

    @Test func aYearIsOfTheSmallestPackageAWeekOrOfWhatTheFileSays() throws {
        let products: [TypedProduct] = [
            ["name": "Small", "price": "1.00", "size": "500 g"],
            ["name": "Big", "price": "1.50", "size": "1 kg"],
        ]
        #expect(try comparison(products).words(of: "yearlySaving") == "13.00")
        let used = [
            ("2 kg a week", "52.00"), ("1 kg per month", "6.00"), ("100 g/day", "18.25"),
            ("500 g each year", "0.25"), ("1,5 kg a week", nil),
        ]
        for (use, saved) in used {
            let result = try? comparison(products, ["use": use])
            #expect(result?.words(of: "yearlySaving") == saved, "\(use)")
        }
    }

    // MARK: - Units of the list

    @Test(
        arguments: [
            (["5.00", "1 kg"], "Price per kg"), (["0.02", "1 kg"], "Price per kg"),
            (["500.00", "1 kg"], "Price per 100 g"), (["5000.00", "1 kg"], "Price per 10 g"),
            (["3.50", "1 gal"], "Price per gal"), (["350.00", "1 gal"], "Price per qt"),
            (["2.00", "12 fl oz"], "Price per gal"), (["2.00", "1 lb"], "Price per lb"),
            (["0.50", "6 rolls"], "Price per 10 rolls"), (["6.00", "6 rolls"], "Price per roll"),
            (["0.50", "100 sheets"], "Price per 100 sheets"), (["3.00", "12"], "Price each"),
            (["3.00", "2 m"], "Price per m"), (["9.00", "3 yd"], "Price per yd"),
            (["30.00", "2 m2"], "Price per m²"),
        ])
    func areChosenOnceByThePrices(_ product: [String], _ label: String) throws {
        let result = try comparison([["name": "A", "price": product[0], "size": product[1]]])
        #expect(result.figure("unitPrice")?.label.english == label)
    }

    @Test(
        arguments: [
            ("uk", "GBP", "500 g", "Price per kg"), ("eu", "EUR", "250 ml", "Price per l"),
            ("au", "AUD", "1 kg", "Price per 100 g"), ("au", "AUD", "2 l", "Price per 100 ml"),
            ("us", "USD", "1 lb", "Price per lb"), ("us", "USD", "1 kg", "Price per kg"),
            ("eu", "EUR", "1 lb", "Price per kg"),
        ])
    func areTheOnesOfTheRules(_ policy: String, _ currency: String, _ size: String, _ label: String)
        throws
    {
        let result = try comparison(
            [["name": "A", "price": "2.00", "size": size]], ["policy": policy], currency: currency)
        #expect(result.figure("unitPrice")?.label.english == label)
    }

    @Test func piecesOfOneNameAreCalledByIt() throws {
        let result = try comparison([
            ["name": "A", "price": "4.50", "size": "9 rolls"],
            ["name": "B", "price": "9.60", "size": "6 x 4 rolls"],
        ])
        #expect(result.figure("unitPrice")?.label.english == "Price per roll")
        #expect(result.products("unitPriceExact") == ["2/5", "1/2"])
    }

    @Test func theOtherSystemStandsBeside() throws {
        let result = try comparison([["name": "A", "price": "1.00", "size": "1 lb"]])
        let table = try #require(result.table("products"))
        #expect(table.columns.last?.label.english == "Price per kg")
        #expect(result.products("otherUnitPrice") == ["2.20"])
    }

    @Test func theFactorsOfLabelsAreUsedWhereAskedFor() throws {
        let products: [TypedProduct] = [["name": "A", "price": "1.00", "size": "1 lb"]]
        #expect(
            try comparison(products, ["per": "kg", "factors": "label"]).onlyRatio == "125000/56699")
        #expect(try comparison(products, ["per": "kg"]).onlyRatio == "100000000/45359237")
    }

    @Test func ouncesAreThoseOfTheList() throws {
        let juice = try comparison([
            ["name": "Carton", "price": "2.00", "size": "64 oz"],
            ["name": "Bottle", "price": "3.00", "size": "1 l"],
        ])
        #expect(juice.table("products")?.columns[2].label.english == "Price per gal")
        #expect(
            juice.notes.map(juice.words).contains("“oz” for Carton is read as us fl oz."))
        let flour = try comparison(
            [["name": "Bag", "price": "2.00", "size": "32 oz"]], ["measure": "weight"])
        #expect(flour.figure("unitPrice")?.label.english == "Price per lb")
    }

    // MARK: - What is usable

    @Test(
        arguments: [
            ("400 g", "240 g drained", "12.50", "7.50"), ("400 g", "60%", "12.50", "7.50"),
            ("6 x 400 g", "240 g drained", "2.08", "1.25"), ("400 g", "0.6", "12.50", "7.50"),
            ("500 ml", "makes 4", "1.50", "6.00"), ("500 ml", "makes 2 l", "1.50", "6.00"),
        ])
    func isDividedByAndTheOtherStandsBeside(
        _ size: String, _ yield: String, _ price: String, _ net: String
    ) throws {
        let per = size.hasSuffix("ml") ? "l" : "kg"
        let product: TypedProduct = ["name": "A", "price": "3.00", "size": size, "yield": yield]
        let result = try comparison([product], ["per": per])
        #expect(result.products("unitPrice") == [price])
        #expect(result.products("netUnitPrice") == [net])
        let sold = try comparison([product], ["per": per, "basis": "net"])
        #expect(sold.products("unitPrice") == [net])
        #expect(sold.table("products")?.columnIndex("netUnitPrice") == nil)
    }

    @Test func detergentsAreComparedByTheWash() throws {
        let result = try comparison([
            ["name": "Powder", "price": "12.00", "size": "3 kg", "yield": "makes 40 washes"],
            ["name": "Liquid", "price": "9.00", "size": "1.5 l", "yield": "makes 25 washes"],
            ["name": "Pods", "price": "10.50", "size": "30 washes"],
        ])
        #expect(result.figure("unitPrice")?.label.english == "Price per wash")
        #expect(result.products("unitPriceExact") == ["3/10", "7/20", "9/25"])
    }

    // MARK: - Tax and deposit

    @Test(arguments: [("exact", "1.07"), ("eu", "1.07"), ("us", "1.00")])
    func taxIsInWhereTheRulesHaveItIn(_ policy: String, _ price: String) throws {
        let result = try comparison(
            [["name": "A", "price": "1.00", "size": "1 kg", "tax": "7%"]],
            ["policy": policy, "per": "kg"])
        #expect(result.products("unitPrice") == [price])
        #expect(
            result.notes.map(result.words).contains {
                $0.contains(
                    price == "1.07"
                        ? "Unit prices include the tax that is added at checkout."
                        : "unit prices do not include tax that is added at checkout.")
            })
    }

    @Test func aDepositIsNeverInThePrice() throws {
        let result = try comparison([
            ["name": "A", "price": "1.00", "size": "1 l", "deposit": "0.25"]
        ])
        #expect(result.products("unitPrice") == ["1.00"])
        #expect(
            result.notes.map(result.words).contains("Prices do not include deposits: A 0.25."))
    }

    // MARK: - More figures

    @Test func theDetailsAreWorkedOutForEveryProduct() throws {
        let result = try comparison(
            [
                ["name": "Cans", "price": "3.96", "size": "6 x 330 ml"],
                ["name": "Bottle", "price": "1.50", "size": "1.5 l"],
            ], ["use": "1 l a day", "wanted": "4 l", "hourlyPay": "15.00"])
        let columns = [
            "name", "boughtForOne", "pricePerPiece", "paidAboveBest", "sameAsBestAt", "yearlyCost",
            "moreAYear", "daysOfSupply", "packsWanted", "wantedCost", "minutesOfWork",
        ]
        #expect(
            result.rows(columns, of: "details") == [
                "Bottle|1||0.00||365.00|0.00|1.5|3|4.50|4",
                "Cans|0.5|0.66|1.98|1.98|730.00|365.00|2|3|11.88|8",
            ])
    }

    /// 5 kg in 2 kg packages, two for 3.15, is three packages: one deal and a single one.
    @Test(
        arguments: [
            ("buy 1 get 1 half price", "5 kg", "3", "5.25"), ("2 for 2.10", "5 kg", "4", "4.20"),
            ("2 for 2.20", "5 kg", "3", "4.30"),
            ("3 for 6.00", "2 kg", "1", "2.10"), ("3 for 6.00", "12 kg", "6", "12.00"),
            ("3 for 6.00", "10 kg", "5", "10.20"), ("10% off", "5 kg", "3", "5.67"),
        ])
    func whatIsWantedIsBoughtTheCheapestWay(
        _ deal: String, _ wanted: String, _ packs: String, _ cost: String
    ) throws {
        let result = try comparison(
            [["name": "A", "price": "2.10", "size": "2 kg", "deal": deal]], ["wanted": wanted])
        #expect(result.rows(["packsWanted", "wantedCost"], of: "details") == ["\(packs)|\(cost)"])
    }

    @Test func taxThatIsNotInThePricesIsInWhatAYearCosts() throws {
        let result = try comparison(
            [
                ["name": "Large", "price": "7.31", "size": "4 kg", "tax": "7%"],
                ["name": "Medium", "price": "1.85", "size": "1 kg"],
            ], ["policy": "us", "use": "1 kg a week", "wanted": "4 kg"])
        #expect(result.words(of: "best") == "Large")
        #expect(result.words(of: "yearlySaving") == "-5.48")
        #expect(
            result.rows(["yearlyCost", "wantedCost"], of: "details") == [
                "101.68|7.82", "96.20|7.40",
            ])
        #expect(
            result.notes.map(result.words).contains(
                "As the rules say, unit prices do not include tax that is added at checkout. The "
                    + "cost of a year and the cost of the amount you want do. With tax, Medium is "
                    + "the cheapest."))
    }

    @Test func aYearThatTaxTurnsIntoALossIsSaidSo() throws {
        let result = try comparison(
            [
                ["name": "A", "price": "1.00", "size": "1 kg", "tax": "20%"],
                ["name": "B", "price": "1.10", "size": "1 kg"],
            ], ["policy": "us", "use": "1 kg a week"])
        #expect(
            result.words(result.notes[1])
                == "If you use 1 kg a week, this choice costs 5.20 a year more than B when tax is "
                + "added.")
        #expect(
            result.figure("yearlySaving")?.label.english
                == "Yearly extra cost, with tax, compared with B")
        #expect(result.words(of: "yearlySaving") == "-5.20")
    }

    /// 0.9996 rounds to one dollar at a tenth of a cent, and from one dollar up prices have cents.
    @Test func aPriceThatRoundsUpToADollarIsShownToTheCent() throws {
        let result = try comparison(
            [
                ["name": "A", "price": "0.9996", "size": "1 kg"],
                ["name": "B", "price": "1.0000", "size": "1 kg"],
                ["name": "C", "price": "0.9994", "size": "1 kg"],
            ], ["policy": "us", "per": "kg"])
        #expect(result.products("unitPrice") == ["0.999", "1.00", "1.00"])
        #expect(
            result.notes.map(result.words).contains(
                "A and B show the same rounded price, but the exact price of A is lower."))
    }

    @Test func theCaptionSaysWhatTheDecimalsDo() throws {
        func caption(_ products: [TypedProduct]) throws -> String {
            let result = try comparison(products, ["per": "kg"])
            return result.words(try #require(result.table("products")).caption)
        }
        #expect(
            try caption([["name": "A", "price": "1.00", "size": "1 kg"]])
                == "Prices in USD. Rounded (halves up) to 2 decimals; ranked by the exact ratios.")
        #expect(
            try caption([
                ["name": "A", "price": "1.00", "size": "1 kg"],
                ["name": "B", "price": "1.01", "size": "1 kg"],
            ]).contains("2 decimals, enough to tell the prices apart; ranked"))
    }

    @Test func aYieldOfManyTimesIsReadAsSuchAndSaid() throws {
        let result = try comparison([
            ["name": "A", "price": "1.00", "size": "1 kg", "yield": "60"],
            ["name": "B", "price": "1.00", "size": "1 kg", "yield": "makes 60"],
        ])
        #expect(result.words(of: "best") == "A and B")
        #expect(
            result.notes.map(result.words).filter { $0.hasPrefix("The usable part of") } == [
                "The usable part of A, 60, is read as a multiple of the package."
            ])
    }

    @Test func ouncesOfAYieldAreThoseOfItsSize() throws {
        let result = try comparison([
            ["name": "A", "price": "1.00", "size": "1 lb"],
            ["name": "B", "price": "1.00", "size": "1 lb", "yield": "8 oz drained"],
        ])
        #expect(result.products("unitPriceExact") == ["1", "2"])
    }

    @Test func whatIsMadeSetsTheKindOfTheList() throws {
        let result = try comparison([
            ["name": "Powder", "price": "5.00", "size": "500 g", "yield": "makes 5 l"],
            ["name": "Ready", "price": "2.00", "size": "64 oz"],
        ])
        #expect(result.products("name") == ["Powder", "Ready"])
    }

    @Test func oneWithoutAYieldIsNamedBesideOthersThatHaveOne() throws {
        let result = try comparison([
            ["name": "Plain", "price": "1.49", "size": "160 g"],
            ["name": "In brine", "price": "1.49", "size": "160 g", "yield": "112 g drained"],
        ])
        #expect(
            result.notes.map(result.words).contains(
                "The usable part is not given for Plain, so all of the package counts as usable."))
    }

    @Test func aDifferenceTooSmallForTheDecimalsIsNotNothing() throws {
        let result = try comparison([
            ["name": "A", "price": "3.33000", "size": "1 kg"],
            ["name": "B", "price": "3.33001", "size": "1 kg"],
        ])
        #expect(
            result.words(result.notes[0])
                == "The cheapest is A at 3.33000 per kg, 0.0003 less than B.")
    }

    @Test(arguments: [("3.00", "3 = 3.00"), ("10.00", "10 = 10.00"), ("1.25", "5/4 = 1.25")])
    func aStepSaysWhetherThePriceIsRounded(_ price: String, _ answer: String) throws {
        let exact = try comparison([["name": "A", "price": price, "size": "1 kg"]], ["per": "kg"])
        #expect(exact.words(exact.steps[0].answer) == answer)
        let rounded = try comparison(
            [["name": "A", "price": "1.00", "size": "3 kg"]], ["per": "kg"])
        #expect(rounded.words(rounded.steps[0].answer) == "1/3 ≈ 0.333")
    }

    @Test func aPriceThatNeverEndsIsSaidToBeRounded() throws {
        let result = try comparison([["name": "A", "price": "10/3", "size": "1 kg"]])
        #expect(
            result.notes.map(result.words).contains(
                "The price of A is computed: 10/3 ≈ 3.333333."))
    }

    @Test func aBigPackSaysHowMuchMaySpoil() throws {
        let result = try comparison([
            ["name": "Small", "price": "1.00", "size": "500 g"],
            ["name": "Big", "price": "1.50", "size": "1 kg"],
        ])
        #expect(result.rows(["name", "maySpoil"], of: "details") == ["Big|25.0", "Small|"])
    }

    /// The expensive small pouch is not the reference for the sack. The cheapest smaller product
    /// is.
    @Test func wasteIsMeasuredAgainstTheCheapestOfTheSmallerOnes() throws {
        let result = try comparison([
            ["name": "Pouch", "price": "2.00", "size": "250 g"],
            ["name": "Bag", "price": "2.00", "size": "1 kg"],
            ["name": "Sack", "price": "8.00", "size": "5 kg"],
        ])
        #expect(
            result.rows(["name", "maySpoil"], of: "details") == [
                "Sack|20.0", "Bag|75.0", "Pouch|",
            ])
    }

    @Test func pricesMayBeCalculationsAndAreShownWithTheirValue() throws {
        let result = try comparison([
            ["name": "A", "price": "4.99 - 0.50", "size": "1000 - 50 g"],
            ["name": "B", "price": "5×", "size": "1 kg"],
        ])
        #expect(result.products("price") == ["4.49", "5.00"])
        #expect(result.products("unitPriceExact") == ["449/95", "5"])
        let notes = result.notes.map(result.words)
        #expect(notes.contains("The price of A is computed: 4.99 - 0.50 = 4.49."))
        #expect(
            notes.contains(
                "The price of B is computed: 5× = 5.00; the operator at its end is left out."))
    }

    @Test func aDecimalCommaIsReadWhereItIsTyped() throws {
        let result = try comparison(
            [["name": "A", "price": "2,49", "size": "0,75 l"]], ["policy": "eu"], currency: "EUR",
            .comma)
        #expect(result.onlyRatio == "83/25")
    }

    @Test func everyRuleOfLawHasItsDayAndItsSource() {
        for policy in UnitPricePolicy.all where policy != .exact {
            #expect(CivilDate(iso: policy.effectiveFrom) != nil, "\(policy.name)")
            #expect(!policy.source.english.isEmpty && !policy.units.isEmpty)
            let parser = SizeParser(system: policy.system)
            for unit in policy.units {
                #expect(throws: Never.self) { try parser.unitQuantity(unit) }
            }
        }
    }

    @Test(arguments: [MeasureSystem.us, .imperial])
    func everyUnitOfOurOwnListsIsKnown(_ system: MeasureSystem) {
        var lists = UnitPricePolicy.all.map { $0.units }
        for kind in MeasureKind.allCases {
            lists += DisplayUnits.System.allCases.map { DisplayUnits.names($0, kind, system) }
        }
        for list in lists { #expect(UnitQuantity.named(list, system).count == list.count) }
        for kind in MeasureKind.allCases {
            for own in DisplayUnits.System.allCases {
                let units = UnitQuantity.named(DisplayUnits.names(own, kind, system), system)
                #expect(units.allSatisfy { $0.unit.kind == kind })
            }
        }
    }
}
