import PennyVectors

extension Conformance {
    static let debts = [
        Coverage(PayoffVector.file, by: "DebtVectorTests", PayoffVector.all.map(\.id)),
        Coverage(CardVector.file, by: "DebtVectorTests", CardVector.all.map(\.id)),
    ]

    /// The part of a shared file that these suites run.
    static let debtIssues = [
        Coverage(DebtIssueVector.file, by: "DebtVectorTests", DebtIssueVector.all.map(\.id))
    ]
}
