import PennyVectors

extension Conformance {
    static let loans = [
        Coverage(
            ScheduleVector.file, by: "AmortizationScheduleVectorTests",
            ScheduleVector.all.map(\.id)),
        Coverage(GrowthVector.file, by: "CompoundGrowthVectorTests", GrowthVector.all.map(\.id)),
        Coverage(ECTable.file, by: "ECTableVectorTests", ECTableVectorTests.cases.map(\.id)),
        Coverage(
            OfficialLoan.file, by: "OfficialLoanVectorTests",
            OfficialLoanVectorTests.cases.map(\.id)),
    ]

    /// The parts of shared files that these suites run.
    static let sharedLoans = [
        Coverage(
            PublishedLoan.file, by: "PublishedLoanVectorTests", PublishedLoan.all.map(\.id)),
        Coverage(LoanRegression.file, by: "IssueRegressionTests", LoanRegression.all.map(\.id)),
    ]
}
