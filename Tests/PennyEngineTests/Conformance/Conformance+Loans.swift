import PennyVectors

extension Conformance {
    static let loans = [
        Coverage(
            "amortization_schedules.json", by: "AmortizationScheduleVectorTests",
            AmortizationScheduleVectorTests.cases.map(\.id))
    ]

    static let leftOutOfLoans: [Omission] = []
}
