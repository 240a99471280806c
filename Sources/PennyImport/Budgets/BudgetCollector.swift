import PennyDiagnostics
import PennyEngine

/// Reads the amounts of one file in one currency, and collects errors and what is left out.
struct BudgetCollector {
    let settings: ImportSettings
    private(set) var errors: [Diagnostic] = []
    private(set) var leftOut: [Diagnostic] = []
    /// The currency of the first amount that has one.
    private var fileCurrency: Currency?
    /// Whether the rows being read are of another month than the requested one.
    private var isOtherMonth = false

    init(_ settings: ImportSettings) {
        self.settings = settings
        fileCurrency = settings.currency
    }

    var currency: Currency { fileCurrency ?? settings.site.currency }

    mutating func refuse(_ fault: Fault, _ location: SourceLocation) {
        errors.append(Diagnostic(fault, at: location))
    }

    mutating func setMonth(_ month: CalendarMonth?) {
        isOtherMonth = settings.month.map { $0 != month ?? $0 } ?? false
    }

    mutating func leaveOut(_ fault: Fault, _ location: SourceLocation) {
        if isOtherMonth { return }
        leftOut.append(Diagnostic(fault, at: location))
    }

    // MARK: - Amounts

    /// The conventions that a file declares for its own amounts.
    struct AmountFormats {
        /// The decimal mark of all amounts that follow.
        var decimalMark: NumberConvention?
        /// The decimal mark for amounts of each commodity.
        private(set) var ofCommodity: [String: NumberConvention] = [:]
        /// The commodity of amounts without one.
        private(set) var commodity = ""
        private var ofDefault: NumberConvention?

        /// Sets the format of a commodity from an example amount.
        mutating func setFormat(of sign: String, _ format: String) {
            ofCommodity[sign] = AccountingAmount.decimalMark(shownIn: format)
        }

        /// Sets the default commodity, and its format from an example amount.
        mutating func setDefault(_ sign: String, _ format: String) {
            commodity = sign
            ofDefault = AccountingAmount.decimalMark(shownIn: format)
        }

        func convention(of sign: String) -> NumberConvention? {
            decimalMark ?? ofCommodity[sign] ?? (sign == commodity ? ofDefault : nil)
        }
    }

    var formats = AmountFormats()

    /// Reads the amount at a location. Leaves out an amount in another currency, and reports an
    /// ambiguous one as an error.
    mutating func amount(_ typed: String, _ location: SourceLocation) -> ExactDecimal? {
        guard let amount = try? AccountingAmount(typed) else {
            leaveOut(.budgetImport.unreadableAmount(typed), location)
            return nil
        }
        let sign = amount.commodity.isEmpty ? formats.commodity : amount.commodity
        var meant: Currency?
        if !sign.isEmpty {
            meant = Currency.meant(by: sign, own: currency, symbols: settings.symbols)
            if meant == nil {
                leaveOut(.budgetImport.notACurrency(sign), location)
                return nil
            }
        }
        let own = formats.convention(of: sign)
        let value: ExactDecimal
        do throws(AccountingAmount.Unreadable) {
            value = try amount.value(
                own ?? settings.convention, isSure: own != nil || settings.isLocaleNamed,
                decimals: (meant ?? currency).minorUnitDigits)
        } catch .ambiguous {
            refuse(.budgetImport.ambiguousAmount(typed), location)
            return nil
        } catch {
            leaveOut(.budgetImport.unreadableAmount(typed), location)
            return nil
        }
        guard let meant else { return value }
        if meant != fileCurrency ?? meant {
            leaveOut(.budgetImport.otherCurrency(typed, currency), location)
            return nil
        }
        fileCurrency = meant
        return value
    }

    // MARK: - Accounts

    /// The types that the file declares for accounts.
    private var types: [String: String] = [:]

    /// Declares the type of an account and of those below it.
    mutating func declare(_ account: String, _ type: String) {
        if !type.isEmpty { types[account] = type.lowercased() }
    }

    /// The budget line of an account; nil if it is neither income nor an expense.
    private func name(of account: String) -> ImportedBudgetLine.Name? {
        var rest = account[...]
        while !types.isEmpty {
            if let type = types[String(rest)] {
                return BudgetAccount(account, type: type)?.name
            }
            guard let colon = rest.lastIndex(of: ":") else { break }
            rest = rest[..<colon]
        }
        return BudgetAccount(account)?.name
    }

    /// The budget line of an account's amount; nil, with a report, if a budget cannot have it. In
    /// bookkeeping, income is negative.
    mutating func line(
        _ account: String, _ amount: ExactDecimal, _ location: SourceLocation
    ) -> (name: ImportedBudgetLine.Name, amount: ExactDecimal)? {
        guard let name = name(of: account) else {
            leaveOut(.budgetImport.neitherSide(account), location)
            return nil
        }
        if amount == .zero {
            leaveOut(.budgetImport.zero(account), location)
        } else if name.side == .income {
            if amount.isNegative { return (name, -amount) }
            leaveOut(.budgetImport.incomeAboveZero(account), location)
        } else {
            if !amount.isNegative { return (name, amount) }
            leaveOut(.budgetImport.expenseBelowZero(account), location)
        }
        return nil
    }
}
