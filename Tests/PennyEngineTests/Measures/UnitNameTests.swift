import Testing

@testable import PennyEngine

@Suite("The names of units")
struct UnitNameTests {
    /// Names of several units, and the choices between them.
    static let shared: [String: [String]] = {
        var shared: [String: [String]] = [
            "cup": cups, "cups": cups, "ton": tons, "tons": tons,
        ]
        for name in ["oz", "ozs", "ounce", "ounces"] {
            shared[name] = ["oz", "us-fl-oz", "imp-fl-oz"]
        }
        for name in ["gal", "gals", "gallon", "gallons"] { shared[name] = ["us-gal", "imp-gal"] }
        for name in ["qt", "qts", "quart", "quarts"] { shared[name] = ["us-qt", "imp-qt"] }
        for name in ["pt", "pts", "pint", "pints"] { shared[name] = ["us-pt", "imp-pt"] }
        for name in [
            "fl oz", "fl ozs", "floz", "fl ounce", "fl ounces", "fluid oz", "fluid ounce",
            "fluid ounces",
        ] { shared[name] = ["us-fl-oz", "imp-fl-oz"] }
        for name in ["tbsp", "tbsps", "tbs", "tablespoon", "tablespoons"] {
            shared[name] = ["metric-tbsp", "us-tbsp"]
        }
        for name in ["tsp", "tsps", "teaspoon", "teaspoons"] {
            shared[name] = ["metric-tsp", "us-tsp"]
        }
        shared["st"] = ["st", "each"]
        return shared
    }()
    static let cups = ["metric-cup", "label-cup", "us-cup", "imp-cup"]
    static let tons = ["t", "short-ton", "long-ton"]

    @Test func aNameIsOfOneUnitUnlessItIsDeclared() {
        var owners: [String: [String]] = [:]
        for unit in MeasureUnit.all {
            for name in unit.names { owners[name, default: []].append(unit.id) }
        }
        for piece in PieceWord.all {
            for name in Set([piece.one, piece.many]) { owners[name, default: []].append(piece.one) }
        }
        #expect(owners.filter { $0.value.count > 1 } == Self.shared)
        #expect(!owners.keys.contains(""))
    }

    static let named = MeasureUnit.all.flatMap { unit in unit.names.map { ($0, unit.id) } }

    @Test(arguments: named)
    func aNameIsReadAsItsUnit(_ name: String, _ id: String) throws {
        let unit = try #require(MeasureUnit.named(id))
        let spellings = [name, name.uppercased(), name.replacing(" ", with: ".  ")]
        for spelling in spellings where name != "ℓ" && name != "mℓ" || spelling == name {
            let found = Self.unit(of: "3 \(spelling)", unit.kind)
            switch Self.shared[name] {
            case _ where name == "gr": #expect(found != .success(unit))
            case ["st", "each"]?: #expect(found == .success(unit), "\(spelling)")
            case nil: #expect(found == .success(unit), "\(spelling)")
            case Self.cups?, Self.tons?: #expect(found != .success(unit))
            default:
                let isOwn = unit.system == .us || unit.system == .customary
                #expect((found == .success(unit)) == isOwn, "\(spelling)")
            }
        }
    }

    /// Symbols and choices that the program shows can be typed.
    @Test(arguments: MeasureUnit.all)
    func thePlainNameIsTheUnitAlone(_ unit: MeasureUnit) {
        for system in [MeasureSystem.us, .imperial] {
            #expect(Self.unit(of: "3 \(unit.plainName)", nil, system) == .success(unit))
        }
        let own: MeasureSystem = unit.system == .imperial ? .imperial : .us
        #expect(Self.unit(of: "3 \(unit.symbol)", unit.kind, own) == .success(unit))
    }

    static func unit(
        of typed: String, _ kind: MeasureKind?, _ system: MeasureSystem = .us
    ) -> Result<MeasureUnit?, SizeFailure> {
        reading(typed, kind, system: system).map(\.units.first)
    }

    @Test(arguments: [
        ("us gal", "us-gal"), ("US fl oz", "us-fl-oz"), ("imperial pint", "imp-pt"),
        ("UK pint", "imp-pt"), ("imp. gal", "imp-gal"), ("U.S. gal.", "us-gal"),
        ("Imp. fl. oz.", "imp-fl-oz"), ("US tablespoons", "us-tbsp"), ("uk ton", "long-ton"),
        ("us ton", "short-ton"), ("metric ton", "t"), ("metric tons", "t"),
        ("us dry pint", "us-dry-pt"),
        ("imperial cup", "imp-cup"), ("us cups", "us-cup"), ("metric teaspoon", "metric-tsp"),
        ("us lb", "lb"), ("british pounds", "lb"), ("ft^2", nil), ("us kg", nil),
    ])
    func aSystemInFrontAlwaysDecides(_ name: String, _ id: String?) {
        for system in [MeasureSystem.us, .imperial] {
            let size = try? reading("3 \(name)", system: system).get()
            #expect(size?.units.first?.id == id)
            #expect(size?.readings.isEmpty != false)
        }
    }

    @Test(arguments: [
        ("pt", "us-pt", "imp-pt"), ("quarts", "us-qt", "imp-qt"), ("gal.", "us-gal", "imp-gal"),
        ("fl. oz.", "us-fl-oz", "imp-fl-oz"),
    ])
    func withoutASystemTheCallersIsUsedAndNoted(
        _ name: String, _ american: String, _ imperial: String
    ) throws {
        for (system, id) in [(MeasureSystem.us, american), (.imperial, imperial)] {
            let size = try reading("2 x 3 \(name)", system: system).get()
            let unit = try #require(MeasureUnit.named(id))
            #expect(size.units == [unit])
            #expect(
                size.readings == [UnitReading(typed: name, unit: unit, reason: .system(system))])
        }
    }

    @Test func ouncesAreOfTheListsKind() throws {
        let weight = try reading("12 oz", .mass).get()
        #expect(weight.units.map(\.id) == ["oz"])
        #expect(weight.readings.map(\.reason) == [.kind(.mass)])
        let fluid = try reading("12 Oz.", .volume, system: .imperial).get()
        #expect(fluid.units.map(\.id) == ["imp-fl-oz"])
        #expect(fluid.readings.map(\.typed) == ["Oz."])
        let part = try reading("2 lb 3 oz").get()
        #expect(part.readings.map(\.reason) == [.kind(.mass)])
    }

    @Test(arguments: [
        ("tbsp", ["metric tbsp", "us tbsp"]),
        ("cup", ["metric cup", "label cup", "us cup", "imp cup"]),
        ("tons", ["tonne", "short ton", "long ton"]), ("oz", ["oz wt", "us fl oz", "imp fl oz"]),
    ])
    func anAmbiguousNameIsRefusedWithItsChoices(_ name: String, _ choices: [String]) {
        #expect(
            failure("2 \(name)", system: .imperial) == .ambiguousUnit(name, choices: choices))
    }

    @Test(arguments: [
        ("therms", nil), ("lbss", "lbs"), ("kq", "kg"), ("killos", "kilos"), ("onces", "ounces"),
        ("litters", "liters"), ("rols", "roll"), ("galons", "gallons"), ("q", nil),
        ("smoots", nil), ("qsuare feet", "square feet"), ("dozne", "dozen"),
        (String(repeating: "long", count: 30), nil),
    ])
    func anUnknownUnitNamesTheNearest(_ name: String, _ nearest: String?) {
        #expect(failure("40 \(name)") == .unknownUnit(name, nearest: nearest))
    }

    // MARK: - Names with several readings

    private func meaning(
        _ typed: String, _ kind: MeasureKind? = nil, readsEnglish: Bool = true
    ) -> String {
        do throws(SizeFailure) {
            let size = try SizeParser(kind: kind, readsEnglish: readsEnglish).size(typed)
            return size.units.first?.id ?? ""
        } catch {
            guard case .ambiguousUnit(_, let choices) = error else { return "\(error)" }
            return choices.joined(separator: ", ")
        }
    }

    @Test(
        arguments: [
            ("1G", nil, "g, us gal, imp gal"), ("½ G", nil, "g, us gal, imp gal"),
            ("2 x 1G", nil, "g, us gal, imp gal"), ("1G.", nil, "g, us gal, imp gal"),
            ("1G", .volume, "us-gal"), ("1G", .mass, "g"), ("1 g", nil, "g"), ("500 G", nil, "g"),
            ("10 St.", nil, "stone, each"), ("10 st", nil, "stone, each"), ("10 st", .mass, "st"),
            ("10 St", .pieces, "each"), ("2 st 7 lb", nil, "st"), ("2 stone", nil, "st"),
            ("1 t", nil, "tonne, us tsp"), ("1 T", nil, "tonne, us tbsp"), ("1 t", .mass, "t"),
            ("1 T", .volume, "us-tbsp"), ("1 M", nil, "m, 1000 pieces"), ("30 M", .length, "m"),
            ("1 m", nil, "m"), ("500 gr", nil, "g"), ("1 L", nil, "l"), ("1 KG", nil, "kg"),
        ] as [(String, MeasureKind?, String)])
    func `a name with several readings in English is asked about`(
        _ typed: String, _ kind: MeasureKind?, _ expected: String
    ) {
        #expect(meaning(typed, kind) == expected)
    }

    @Test(
        arguments: [
            ("gramm", "gram"), ("grma", "gram"), ("gx", nil), ("x", nil),
        ] as [(String, String?)])
    func `a misspelled name has a near one, but none of a single letter`(
        _ typed: String, _ nearest: String?
    ) {
        #expect(nearestName(to: typed, in: ["g", "gram"]) == nearest)
    }

    @Test func `grains are asked about even where a list is of weights`() {
        #expect(
            Self.unit(of: "500 gr", .mass) == .failure(.ambiguousUnit("gr", choices: ["g"])))
    }

    @Test(arguments: [
        ("10 St.", "each"), ("20 st", "each"), ("1G", "g"), ("1 T", "t"), ("1 t", "t"),
        ("1 M", "m"), ("500 gr", "g"), ("2 stone", "st"),
    ])
    func `short names of English are off where another language is written`(
        _ typed: String, _ expected: String
    ) {
        #expect(meaning(typed, readsEnglish: false) == expected)
    }

    @Test func `a G of what is drained is asked about as well`() {
        #expect(
            throws: InputFailure(.size(.ambiguousUnit("G", choices: ["g", "us gal", "imp gal"])))
        ) { try YieldParser(sizes: SizeParser()).yield("1 G drained") }
    }
}
