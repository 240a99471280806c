import PennyVectors

extension Conformance {
    static let units = [
        Coverage("day_count.json", by: "DayCountVectorTests", DayCountVectorTests.cases.map(\.id)),
        Coverage("unit_price.json", by: "UnitPriceVectorTests", UnitPriceVectorTests.all.map(\.id)),
    ]
}
