import PennyDiagnostics
import PennyEngine

/// Reads the amounts of one file in one currency, and keeps what is wrong and
/// what is left out.
struct BudgetCollector {
    let settings: ImportSettings
    private(set) var errors: [Diagnostic] = []
    private(set) var leftOut: [Diagnostic] = []
    /// The currency of the first amount that has one.
    private var found: Currency?
    /// What is read is of another month than the one that was asked for.
    private var isOtherMonth = false

    init(_ settings: ImportSettings) {
        self.settings = settings
        found = settings.currency
    }

    var currency: Currency { found ?? settings.site.currency }

    mutating func refuse(_ fault: ImportFault, _ place: SourceLocation) {
        errors.append(Diagnostic(.error, fault, at: place))
    }

    mutating func turn(to month: BudgetMonth?) {
        isOtherMonth = settings.month.map { $0 != month ?? $0 } ?? false
    }

    mutating func leaveOut(_ fault: ImportFault, _ place: SourceLocation) {
        if isOtherMonth { return }
        leftOut.append(Diagnostic(.warning, fault, at: place))
    }

    /// The amount that stands at a place. One that is not in the file's
    /// currency is left out; one that can be read in two ways is an error.
    mutating func amount(_ typed: String, _ place: SourceLocation) -> ExactDecimal? {
        let amount: SignedAmount
        do {
            amount = try SignedAmount(typed, settings.convention)
        } catch .ambiguous {
            refuse(.ambiguousAmount(typed), place)
            return nil
        } catch {
            leaveOut(.unreadableAmount(typed), place)
            return nil
        }
        if amount.commodity.isEmpty { return amount.value }
        guard let meant = Currency.meant(by: amount.commodity, preferred: currency) else {
            leaveOut(.notACurrency(amount.commodity), place)
            return nil
        }
        if meant != found ?? meant {
            leaveOut(.otherCurrency(typed, wanted: currency), place)
            return nil
        }
        found = meant
        return amount.value
    }

    /// The line of an account's amount, where a budget has one for it. In books
    /// income is below zero.
    mutating func line(
        _ account: String, _ amount: ExactDecimal, _ place: SourceLocation
    ) -> (name: BudgetLine.Name, amount: ExactDecimal)? {
        guard let name = BudgetAccount(account)?.name else {
            leaveOut(.neitherSide(account), place)
            return nil
        }
        if amount == .zero {
            leaveOut(.zero(account), place)
        } else if name.side == .income {
            if amount.isNegative { return (name, -amount) }
            leaveOut(.incomeAboveZero(account), place)
        } else {
            if !amount.isNegative { return (name, amount) }
            leaveOut(.expenseBelowZero(account), place)
        }
        return nil
    }
}
