import PennyVectors

extension Conformance {
    static let units = [
        Coverage(
            "day_count.json", by: "DayCountVectorTests",
            DayCountVectorTests.cases.filter { $0.convention != nil }.map(\.id)),
        Coverage("unit_price.json", by: "UnitPriceVectorTests", UnitPriceVectorTests.all.map(\.id)),
    ]

    static let leftOutOfUnits = ["30/360 BondBasis", "30E/360 ISDA"].map { name in
        Omission(
            "day_count.json", because: "\(name) is not offered",
            DayCountVectorTests.cases.filter { $0.inputs.dayCount == name }.map(\.id))
    }
}
