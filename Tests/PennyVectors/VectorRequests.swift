/// Every vector that a calculator answers, as a person would type it.
package enum VectorRequests {
    package static let all: [VectorRequest] =
        LoanVectors.requests + DebtVectors.requests + GrowthVector.all.map(\.request)
        + RegulationZVector.all.map(\.request) + RegulationZVector.all.compactMap(\.datedRequest)
        + EuropeanVector.all.map(\.request) + TimeIntervalVector.all.map(\.request)
        + TVMVectors.requests + RateVectors.requests + CashflowVector.requests
        + TotalAnnualLoanCostVector.all.compactMap(\.request)
}
