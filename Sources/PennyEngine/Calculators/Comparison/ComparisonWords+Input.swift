// scripts/messages makes this file of messages/en/comparison.mf2.

extension ComparisonWords {
    /// `Ranked by`
    static var inputBasis: Message { Message(area, 8) }
    /// `Unit factors`
    static var inputFactors: Message { Message(area, 9) }
    /// `Net pay an hour`
    static var inputHourlyPay: Message { Message(area, 10) }
    /// `Kind of the list`
    static var inputMeasure: Message { Message(area, 11) }
    /// `Unit of the prices`
    static var inputPer: Message { Message(area, 12) }
    /// `Rules of the label`
    static var inputPolicy: Message { Message(area, 13) }
    /// `Packs for the price`
    static var inputProductCount: Message { Message(area, 14) }
    /// `Deal`
    static var inputProductDeal: Message { Message(area, 15) }
    /// `Deposit`
    static var inputProductDeposit: Message { Message(area, 16) }
    /// `Name`
    static var inputProductName: Message { Message(area, 17) }
    /// `Price`
    static var inputProductPrice: Message { Message(area, 18) }
    /// `Size`
    static var inputProductSize: Message { Message(area, 19) }
    /// `Tax to add`
    static var inputProductTax: Message { Message(area, 20) }
    /// `Seen at`
    static var inputProductUrl: Message { Message(area, 21) }
    /// `Of it usable`
    static var inputProductYield: Message { Message(area, 22) }
    /// `Products`
    static var inputProducts: Message { Message(area, 23) }
    /// `Used`
    static var inputUse: Message { Message(area, 24) }
    /// `Wanted`
    static var inputWanted: Message { Message(area, 25) }
}
