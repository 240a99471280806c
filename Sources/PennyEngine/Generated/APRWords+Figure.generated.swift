// scripts/messages makes this file of messages/en/apr.mf2.

extension APRWords {
    /// `APRC, to one decimal`
    static var figureAprRoundedEu: Message { Message(area, 6) }
    /// `APR, to two decimals`
    static var figureAprRoundedUs: Message { Message(area, 7) }
    /// `APRC, as computed`
    static var figureAprEu: Message { Message(area, 8) }
    /// `APR, as computed`
    static var figureAprUs: Message { Message(area, 9) }
    /// `Payments below what was borrowed, by`
    static var figureFinanceChargeBelow: Message { Message(area, 10) }
    /// `Total cost of the credit`
    static var figureFinanceChargeEu: Message { Message(area, 11) }
    /// `Finance charge`
    static var figureFinanceChargeUs: Message { Message(area, 12) }
    /// `Number of payments`
    static var figureNumberOfPayments: Message { Message(area, 13) }
    /// `Total amount of credit`
    static var figureTotalAdvancesEu: Message { Message(area, 14) }
    /// `Amount financed`
    static var figureTotalAdvancesUs: Message { Message(area, 15) }
    /// `Total amount payable`
    static var figureTotalPaymentsEu: Message { Message(area, 16) }
    /// `Total of payments`
    static var figureTotalPaymentsUs: Message { Message(area, 17) }
}
