// scripts/messages makes this file of messages/en/comparison.mf2.

extension ComparisonWords {
    /// `Ranked by`
    static var inputBasis: Message { Message(area, 15) }
    /// `Conversion factors`
    static var inputFactors: Message { Message(area, 16) }
    /// `Hourly net pay`
    static var inputHourlyPay: Message { Message(area, 17) }
    /// `Shows prices as time that you work for them.`
    static var inputHourlyPayHelp: Message { Message(area, 18) }
    /// `Measured by`
    static var inputMeasure: Message { Message(area, 19) }
    /// `Unit for prices`
    static var inputPer: Message { Message(area, 20) }
    /// `The unit that prices are compared in, such as kg or l.`
    static var inputPerHelp: Message { Message(area, 21) }
    /// `Unit price rules`
    static var inputPolicy: Message { Message(area, 22) }
    /// `The rule that says how unit prices are rounded.`
    static var inputPolicyHelp: Message { Message(area, 23) }
    /// `Packs for the price`
    static var inputProductCount: Message { Message(area, 24) }
    /// `Deal`
    static var inputProductDeal: Message { Message(area, 25) }
    /// `Deposit`
    static var inputProductDeposit: Message { Message(area, 26) }
    /// `Name`
    static var inputProductName: Message { Message(area, 27) }
    /// `Price`
    static var inputProductPrice: Message { Message(area, 28) }
    /// `Size`
    static var inputProductSize: Message { Message(area, 29) }
    /// `Tax added at checkout`
    static var inputProductTax: Message { Message(area, 30) }
    /// `Link`
    static var inputProductUrl: Message { Message(area, 31) }
    /// `Usable part`
    static var inputProductYield: Message { Message(area, 32) }
    /// `Products`
    static var inputProducts: Message { Message(area, 33) }
    /// `Amount you use`
    static var inputUse: Message { Message(area, 34) }
    /// `How much you use, such as 2 kg a week.`
    static var inputUseHelp: Message { Message(area, 35) }
    /// `Amount you want`
    static var inputWanted: Message { Message(area, 36) }
    /// `How much you need in total.`
    static var inputWantedHelp: Message { Message(area, 37) }
}
