import PennyVectors

extension Conformance {
    static let cashflows = CashflowVector.files.map { file in
        Coverage(
            file, by: "CashflowVectorTests",
            CashflowVectorTests.cases.map(\.request).filter { $0.file == file }.map(\.id))
    }

    static let leftOutOfCashflows = CashflowOmissions.all
}
