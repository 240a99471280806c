// scripts/messages makes this file of messages/en/apr.mf2.

extension APRWords {
    /// `APRC, to one decimal`
    static var figureAprRoundedEu: Message { Message(area, 9) }
    /// `APR, to two decimals`
    static var figureAprRoundedUs: Message { Message(area, 10) }
    /// `APRC, as computed`
    static var figureAprEu: Message { Message(area, 11) }
    /// `APR, as computed`
    static var figureAprUs: Message { Message(area, 12) }
    /// `Payments below what was borrowed, by`
    static var figureFinanceChargeBelow: Message { Message(area, 13) }
    /// `Total cost of the credit`
    static var figureFinanceChargeEu: Message { Message(area, 14) }
    /// `Finance charge`
    static var figureFinanceChargeUs: Message { Message(area, 15) }
    /// `Number of payments`
    static var figureNumberOfPayments: Message { Message(area, 16) }
    /// `Total amount of credit`
    static var figureTotalAdvancesEu: Message { Message(area, 17) }
    /// `Amount financed`
    static var figureTotalAdvancesUs: Message { Message(area, 18) }
    /// `Total amount payable`
    static var figureTotalPaymentsEu: Message { Message(area, 19) }
    /// `Total of payments`
    static var figureTotalPaymentsUs: Message { Message(area, 20) }
}
