/// Every vector that a calculator answers, as a person would type it.
package enum VectorRequests {
    package static let all: [VectorRequest] = {
        var all = LoanVectors.requests + DebtVectors.requests
        all += GrowthVector.all.map(\.request)
        all += RegulationZVector.all.map(\.request)
        all += RegulationZVector.all.compactMap(\.datedRequest)
        all += EuropeanVector.all.map(\.request)
        all += TimeIntervalVector.all.map(\.request)
        all += TotalAnnualLoanCostVector.all.compactMap(\.request)
        all += TVMVectors.requests
        all += RateVectors.requests
        all += PublishedRate.all.map(\.request)
        all += PublishedTotal.all.map(\.request)
        all += LoanFunctionVector.all.map(\.request)
        for file in CashflowVector.files { all += CashflowVector.load(file).map(\.request) }
        return all
    }()
}
