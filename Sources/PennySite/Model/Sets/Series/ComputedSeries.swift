import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup

/// A series of months with its result.
struct ComputedSeries: Sendable {
    /// One of the months.
    struct Member: Sendable {
        let index: Int
        let set: ComputedSet
        let result: Calculation

        /// The first day of the month.
        fileprivate var start: CivilDate? {
            guard case .words(_, let month) = set.quantity("month") else { return nil }
            return CivilDate(iso: month + "-01")
        }
    }

    let series: MonthSeries
    let result: Calculation
    /// The anchors of the result's own headings.
    let anchors: [String]
    /// The first days of the first and the last month.
    let span: (first: CivilDate, last: CivilDate)?
    /// The newest date of the months' files.
    let date: CivilDate?

    /// Computes a series.
    ///
    /// - Parameter members: the months in their order.
    /// - Throws: why they cannot be compared, at the file that prevents it.
    static func compute(
        _ series: MonthSeries, _ members: [Member]
    ) throws(DiagnosticError) -> ComputedSeries {
        let result = try series.calculation(members)
        let months = members.compactMap(\.start)
        return ComputedSeries(
            series: series, result: result,
            anchors: result.tables.filter { !$0.isDetail }.map(\.name),
            span: months.first.flatMap { first in months.last.map { (first, $0) } },
            date: members.compactMap(\.set.set.date).max())
    }
}

extension MonthSeries {
    /// Calculates the series of the months.
    fileprivate func calculation(
        _ members: [ComputedSeries.Member]
    ) throws(DiagnosticError) -> Calculation {
        do throws(BudgetSeries.Failure) {
            let months = members.map { (label: $0.set.set.id, result: $0.result) }
            return try BudgetSeries(months).calculation()
        } catch {
            let (label, fault) = fault(error)
            let set = members.first { $0.set.set.id == label } ?? members[0]
            throw DiagnosticError([Diagnostic(fault, at: set.set.set.location)])
        }
    }

    /// Returns the fault of a failure, and the label of the set it is about.
    private func fault(_ failure: BudgetSeries.Failure) -> (label: String?, fault: Fault) {
        switch failure {
        case .sameMonth(let month, let label, let other):
            (other, .reference.sameMonth(month, label, other))
        case .differentCurrencies(let label, let other):
            (other, .reference.otherCurrency(other, label))
        case .withoutMonth(let label), .notABudget(let label): (label, .reference.noMonths(word))
        case .tooLarge: (nil, .reference.monthsTooLarge(word))
        case .tooFew: (nil, .reference.noMonths(word))
        }
    }
}
