// scripts/messages makes this file of messages/en/comparison.mf2.

extension ComparisonWords {
    /// `Ranked by`
    static var inputBasis: Message { Message(area, 12) }
    /// `Conversion factors`
    static var inputFactors: Message { Message(area, 13) }
    /// `Hourly net pay`
    static var inputHourlyPay: Message { Message(area, 14) }
    /// `Shows prices as time that you work for them.`
    static var inputHourlyPayHelp: Message { Message(area, 15) }
    /// `Measured by`
    static var inputMeasure: Message { Message(area, 16) }
    /// `Unit for prices`
    static var inputPer: Message { Message(area, 17) }
    /// `The unit that prices are compared in, such as kg or l.`
    static var inputPerHelp: Message { Message(area, 18) }
    /// `Unit price rules`
    static var inputPolicy: Message { Message(area, 19) }
    /// `The rule that says how unit prices are rounded.`
    static var inputPolicyHelp: Message { Message(area, 20) }
    /// `Packs for the price`
    static var inputProductCount: Message { Message(area, 21) }
    /// `Deal`
    static var inputProductDeal: Message { Message(area, 22) }
    /// `Deposit`
    static var inputProductDeposit: Message { Message(area, 23) }
    /// `Name`
    static var inputProductName: Message { Message(area, 24) }
    /// `Price`
    static var inputProductPrice: Message { Message(area, 25) }
    /// `Size`
    static var inputProductSize: Message { Message(area, 26) }
    /// `Tax added at checkout`
    static var inputProductTax: Message { Message(area, 27) }
    /// `Link`
    static var inputProductUrl: Message { Message(area, 28) }
    /// `Usable part`
    static var inputProductYield: Message { Message(area, 29) }
    /// `Products`
    static var inputProducts: Message { Message(area, 30) }
    /// `Amount you use`
    static var inputUse: Message { Message(area, 31) }
    /// `How much you use, such as 2 kg a week.`
    static var inputUseHelp: Message { Message(area, 32) }
    /// `Amount you want`
    static var inputWanted: Message { Message(area, 33) }
    /// `How much you need in total.`
    static var inputWantedHelp: Message { Message(area, 34) }
}
