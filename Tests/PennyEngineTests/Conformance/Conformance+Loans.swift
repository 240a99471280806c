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

    /// Of files that other suites share.
    static let sharedLoans = [
        Coverage(
            PublishedLoan.file, by: "PublishedLoanVectorTests", PublishedLoan.all.map(\.id)),
        Coverage(LoanRegression.file, by: "IssueRegressionTests", LoanRegression.all.map(\.id)),
    ]

    static let leftOutOfLoans = [
        Omission(
            ECTable.file,
            because: "odd days of the first period are charged beside a whole period",
            ["ec-table-2-case1", "ec-table-2-case2"]),
        Omission(
            OfficialLoan.file,
            because: "a payment's growth by contract is typed as its payments, not computed",
            [
                "atr-09-pay1", "atr-09-pay2", "atr-09d-pay2", "atr-09d-pay3", "atr-09d-pay4",
                "atr-09d-pay5", "atr-11-pay1", "atr-11-pay4",
            ]),
    ]
}
