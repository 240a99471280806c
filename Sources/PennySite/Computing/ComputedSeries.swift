import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup

/// A series of months with its key figures; its tables are computed again by
/// the page that prints them.
struct ComputedSeries {
    let series: MonthSeries
    /// What its result says of itself.
    let calculator: Calculator
    let currency: Currency
    let figures: [Figure]
    /// The rows of the table that a spreadsheet gets; nil for a result without one.
    let rowCount: Int?
    /// The anchors that the result's own headings take.
    let anchors: [String]
    /// The first and the last month.
    let span: String
    /// The newest date of the months' files.
    let date: CivilDate?

    init(
        _ series: MonthSeries, _ sets: [ComputedSet]
    ) throws(DiagnosticError) {
        let members = series.members.map { sets[$0] }
        let result = try series.calculation(members)
        let months = members.compactMap { member -> String? in
            if case .text(let month) = member.quantity("month") { month } else { nil }
        }
        self.series = series
        calculator = result.calculator
        currency = result.currency
        figures = result.figures
        rowCount = result.spreadsheetTable?.rowCount
        anchors = result.tables.filter { !$0.isDetail }.map(\.name)
        span = "\(months.first ?? "") to \(months.last ?? "")"
        date = members.compactMap(\.set.date).max()
    }
}

extension MonthSeries {
    /// The months side by side.
    ///
    /// - Parameter sets: those of the months, in their order.
    /// - Throws: why they cannot be, at the file that is in the way.
    func calculation(_ sets: [ComputedSet]) throws(DiagnosticError) -> Calculation {
        var months: [(label: String, result: Calculation)] = []
        for set in sets {
            months.append((label: set.set.id, result: try set.calculation()))
        }
        do throws(BudgetSeries.Failure) {
            return try BudgetSeries(months).calculation()
        } catch {
            let (label, fault) = fault(error)
            let set = sets.first { $0.set.id == label } ?? sets[0]
            throw DiagnosticError([Diagnostic(.error, fault, at: set.set.location)])
        }
    }

    /// What a failure means to a person, and the set it is about.
    private func fault(_ failure: BudgetSeries.Failure) -> (label: String?, fault: SiteFault) {
        switch failure {
        case .sameMonth(let month, let label, let other):
            (other, .sameMonth(month, of: label, and: other))
        case .differentCurrencies(let label, let other):
            (other, .otherCurrency(of: other, than: label))
        case .withoutMonth(let label), .notABudget(let label): (label, .noMonths(word))
        case .tooLarge: (nil, .monthsTooLarge(word))
        case .tooFew: (nil, .noMonths(word))
        }
    }
}
