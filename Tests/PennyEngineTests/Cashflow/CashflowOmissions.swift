/// Vectors about cash flows that no test runs.
enum CashflowOmissions {
    static let ids: Set<String> = []
}
