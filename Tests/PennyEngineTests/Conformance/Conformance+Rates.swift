import PennyVectors

extension Conformance {
    static let rates = [
        Coverage(
            RegulationZVector.file, by: "APRVectorTests", APRVectorTests.cases.map(\.id)),
        Coverage(EuropeanVector.file, by: "APRCVectorTests", APRCVectorTests.cases.map(\.id)),
        Coverage(
            TimeIntervalVector.file, by: "TimeIntervalVectorTests",
            TimeIntervalVectorTests.cases.map(\.id)),
        Coverage(
            TotalAnnualLoanCostVector.file, by: "TotalAnnualLoanCostVectorTests",
            TotalAnnualLoanCostVectorTests.cases.map(\.id)),
    ]
}
