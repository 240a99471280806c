import PennyVectors
import Testing

@testable import PennyEngine

@Suite("Units of measure")
struct MeasureUnitTests {
    /// The published factors; their unit names differ from the program's.
    static let published: [(id: String, factor: String)] = {
        guard let data = try? vectorData("unit_factors.csv") else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: "\n").dropFirst().map {
            let cells = $0.split(separator: ",").map(String.init)
            return (ids[cells[0]] ?? cells[0], cells[2])
        }
    }()

    static let ids = [
        "pound": "lb", "ounce_av": "oz", "stone": "st", "short_ton": "short-ton",
        "troy_ounce": "troy-oz", "us_fluid_ounce": "us-fl-oz", "us_cup_customary": "us-cup",
        "us_pint": "us-pt", "us_quart": "us-qt", "us_gallon": "us-gal",
        "us_tablespoon": "us-tbsp", "us_teaspoon": "us-tsp", "imperial_fl_oz": "imp-fl-oz",
        "imperial_pint": "imp-pt", "imperial_quart": "imp-qt", "imperial_gallon": "imp-gal",
        "us_bushel": "us-bushel", "cubic_inch": "cubic-inch", "cubic_foot": "cubic-foot",
        "square_foot_m2": "ft2", "square_yard_m2": "yd2",
    ]

    /// Factors by definition, where no published line has them.
    static let defined: [(id: String, factor: String)] = [
        ("kg", "1"), ("g", "0.001"), ("mg", "0.000001"), ("t", "1000"),
        ("long-ton", "1016.0469088"), ("l", "1"), ("ml", "0.001"), ("cl", "0.01"), ("dl", "0.1"),
        ("m3", "1000"), ("metric-cup", "0.25"), ("label-cup", "0.24"), ("metric-tbsp", "0.015"),
        ("metric-tsp", "0.005"), ("imp-cup", "0.284130625"), ("us-dry-pt", "0.5506104713575"),
        ("us-dry-qt", "1.101220942715"), ("m", "1"), ("cm", "0.01"), ("mm", "0.001"),
        ("in", "0.0254"), ("ft", "0.3048"), ("yd", "0.9144"), ("m2", "1"), ("dm2", "0.01"),
        ("cm2", "0.0001"), ("in2", "0.00064516"), ("each", "1"), ("pair", "2"), ("dozen", "12"),
        ("hundred", "100"), ("gross", "144"),
    ]

    @Test(arguments: published + defined)
    func aFactorIsTheDefinitionToTheLastDigit(_ id: String, _ factor: String) throws {
        let unit = try #require(MeasureUnit.named(id))
        #expect(unit.factor(.exact).text() == factor)
    }

    @Test func everyUnitIsChecked() {
        let checked = (Self.published + Self.defined).map(\.id).sorted()
        #expect(Self.published.count == 21)
        #expect(checked == MeasureUnit.all.map(\.id).sorted())
    }

    @Test(arguments: MeasureKind.allCases)
    func theBaseUnitCountsAsOne(_ kind: MeasureKind) {
        #expect(kind.base.kind == kind)
        #expect(kind.base.factor(.exact) == ExactDecimal(1))
        #expect(kind.base.factor(.label) == ExactDecimal(1))
    }

    /// The chart of 16 CFR 500.19, in kilograms, liters and square meters.
    static let chart = [
        "lb": "0.453592", "oz": "0.0283495", "us-gal": "3.78541", "us-qt": "0.946353",
        "us-pt": "0.473177", "us-fl-oz": "0.0295735", "us-dry-pt": "0.5506105",
        "us-dry-qt": "1.101221", "us-bushel": "35.2391", "cubic-inch": "0.0163871",
        "cubic-foot": "28.3168", "yd2": "0.836127",
    ]

    @Test(arguments: MeasureUnit.all.map(\.id))
    func aLabelUsesTheChartWhereItRounds(_ id: String) throws {
        let unit = try #require(MeasureUnit.named(id))
        #expect(unit.factor(.label).text() == Self.chart[id] ?? unit.factor(.exact).text())
    }

    /// The chart's pint is the only factor that is not its definition rounded.
    @Test(arguments: chart.keys.sorted())
    func theChartIsExactToSixDigits(_ id: String) throws {
        let unit = try #require(MeasureUnit.named(id))
        let label = unit.factor(.label)
        let sixth = label.scale - (String(label.coefficient).count - 6)
        let error = label.minus(unit.factor(.exact))
        let twice = ExactDecimal(2 * Int128(error.coefficient.magnitude), scale: error.scale)
        #expect((twice <= ExactDecimal(1, scale: sixth)) == (id != "us-pt"), "\(error.text())")
    }

    @Test func theKindsAreCalledWhatPeopleCallThem() {
        #expect(
            MeasureKind.allCases.map(\.label) == ["weight", "volume", "length", "area", "pieces"])
        // People's files contain these names.
        #expect(
            MeasureKind.allCases.map(\.name) == ["weight", "volume", "length", "area", "pieces"])
    }
}
