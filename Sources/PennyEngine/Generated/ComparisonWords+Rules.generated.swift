// scripts/messages makes this file of messages/en/comparison.mf2.

extension ComparisonWords {
    ///     Competition and Consumer (Industry Codes—Unit Pricing) Regulations 2021, schedule 1,
    ///     sections 10 and 11
    static var rulesAu: Message { Message(area, 76) }
    /// `Directive 98/6/EC, articles 1 to 4`
    static var rulesEu: Message { Message(area, 77) }
    /// `Price Marking Order 2004 (SI 2004/102) as amended in 2024`
    static var rulesUk: Message { Message(area, 78) }
    ///     NIST Handbook 130, Uniform Unit Pricing Regulation, as in D.C. Code 28-5204; 5 rounds up
    ///     by N.J.A.C. 13:45A-14.6
    static var rulesUs: Message { Message(area, 79) }
}
