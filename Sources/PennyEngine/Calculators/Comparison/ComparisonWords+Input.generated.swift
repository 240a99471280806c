// scripts/messages makes this file of messages/en/comparison.mf2.

extension ComparisonWords {
    /// `Ranked by`
    static var inputBasis: Message { Message(area, 8) }
    /// `Conversion factors`
    static var inputFactors: Message { Message(area, 9) }
    /// `Hourly net pay`
    static var inputHourlyPay: Message { Message(area, 10) }
    /// `Shows prices as time that you work for them.`
    static var inputHourlyPayHelp: Message { Message(area, 11) }
    /// `Measured by`
    static var inputMeasure: Message { Message(area, 12) }
    /// `Unit for prices`
    static var inputPer: Message { Message(area, 13) }
    /// `The unit that prices are compared in, such as kg or l.`
    static var inputPerHelp: Message { Message(area, 14) }
    /// `Unit price rules`
    static var inputPolicy: Message { Message(area, 15) }
    /// `The rule that says how unit prices are rounded.`
    static var inputPolicyHelp: Message { Message(area, 16) }
    /// `Packs for the price`
    static var inputProductCount: Message { Message(area, 17) }
    /// `Deal`
    static var inputProductDeal: Message { Message(area, 18) }
    /// `Deposit`
    static var inputProductDeposit: Message { Message(area, 19) }
    /// `Name`
    static var inputProductName: Message { Message(area, 20) }
    /// `Price`
    static var inputProductPrice: Message { Message(area, 21) }
    /// `Size`
    static var inputProductSize: Message { Message(area, 22) }
    /// `Tax added at checkout`
    static var inputProductTax: Message { Message(area, 23) }
    /// `Link`
    static var inputProductUrl: Message { Message(area, 24) }
    /// `Usable part`
    static var inputProductYield: Message { Message(area, 25) }
    /// `Products`
    static var inputProducts: Message { Message(area, 26) }
    /// `Amount you use`
    static var inputUse: Message { Message(area, 27) }
    /// `How much you use, such as 2 kg a week.`
    static var inputUseHelp: Message { Message(area, 28) }
    /// `Amount you want`
    static var inputWanted: Message { Message(area, 29) }
    /// `How much you need in total.`
    static var inputWantedHelp: Message { Message(area, 30) }
}
