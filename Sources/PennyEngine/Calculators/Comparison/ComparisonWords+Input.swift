// scripts/messages makes this file of messages/en/comparison.mf2.

extension ComparisonWords {
    /// `Ranked by`
    static var inputBasis: Message { Message(area, 8) }
    /// `Conversion factors`
    static var inputFactors: Message { Message(area, 9) }
    /// `Hourly net pay`
    static var inputHourlyPay: Message { Message(area, 10) }
    /// `Measured by`
    static var inputMeasure: Message { Message(area, 11) }
    /// `Unit for prices`
    static var inputPer: Message { Message(area, 12) }
    /// `Unit price rules`
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
    /// `Tax added at checkout`
    static var inputProductTax: Message { Message(area, 20) }
    /// `Link`
    static var inputProductUrl: Message { Message(area, 21) }
    /// `Usable part`
    static var inputProductYield: Message { Message(area, 22) }
    /// `Products`
    static var inputProducts: Message { Message(area, 23) }
    /// `Amount you use`
    static var inputUse: Message { Message(area, 24) }
    /// `Amount you want`
    static var inputWanted: Message { Message(area, 25) }
}
