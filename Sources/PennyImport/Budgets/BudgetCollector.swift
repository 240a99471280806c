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

    // MARK: - Amounts

    /// The statements of a file about its own amounts.
    struct Marks {
        /// The mark before decimals of all amounts that follow.
        var decimalMark: NumberConvention?
        /// The same for amounts of one commodity.
        private(set) var ofCommodity: [String: NumberConvention] = [:]
        /// The commodity of amounts without one.
        private(set) var commodity = ""
        private var ofDefault: NumberConvention?

        /// Takes an amount that shows how others of its commodity are written.
        mutating func setFormat(of sign: String, _ format: String) {
            ofCommodity[sign] = SignedAmount.decimalMark(shownIn: format)
        }

        /// Takes an amount that shows the commodity of others without one.
        mutating func setDefault(_ sign: String, _ format: String) {
            commodity = sign
            ofDefault = SignedAmount.decimalMark(shownIn: format)
        }

        func convention(of sign: String) -> NumberConvention? {
            decimalMark ?? ofCommodity[sign] ?? (sign == commodity ? ofDefault : nil)
        }
    }

    var marks = Marks()

    /// The amount that stands at a place. One that is not in the file's
    /// currency is left out; one that can be read in two ways is an error.
    mutating func amount(_ typed: String, _ place: SourceLocation) -> ExactDecimal? {
        guard let amount = try? SignedAmount(typed) else {
            leaveOut(.unreadableAmount(typed), place)
            return nil
        }
        let sign = amount.commodity.isEmpty ? marks.commodity : amount.commodity
        var meant: Currency?
        if !sign.isEmpty {
            meant = Currency.meant(by: sign, own: currency, symbols: settings.symbols)
            if meant == nil {
                leaveOut(.notACurrency(sign), place)
                return nil
            }
        }
        let own = marks.convention(of: sign)
        let value: ExactDecimal
        do throws(SignedAmount.Unreadable) {
            value = try amount.value(
                own ?? settings.convention, isSure: own != nil || settings.isLocaleNamed,
                decimals: (meant ?? currency).minorUnitDigits)
        } catch .ambiguous {
            refuse(.ambiguousAmount(typed), place)
            return nil
        } catch {
            leaveOut(.unreadableAmount(typed), place)
            return nil
        }
        guard let meant else { return value }
        if meant != found ?? meant {
            leaveOut(.otherCurrency(typed, wanted: currency), place)
            return nil
        }
        found = meant
        return value
    }

    // MARK: - Accounts

    /// The types that the file gives to accounts.
    private var types: [String: String] = [:]

    /// Takes the type of an account, which those below it have, too.
    mutating func declare(_ account: String, _ type: String) {
        if !type.isEmpty { types[account] = type.lowercased() }
    }

    /// The line that an account is; nil for one that is neither income nor an expense.
    private func name(of account: String) -> BudgetLine.Name? {
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

    /// The line of an account's amount, where a budget has one for it. In books
    /// income is below zero.
    mutating func line(
        _ account: String, _ amount: ExactDecimal, _ place: SourceLocation
    ) -> (name: BudgetLine.Name, amount: ExactDecimal)? {
        guard let name = name(of: account) else {
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
