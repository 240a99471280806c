// scripts/messages makes this file of messages/en/problem.mf2.

package import PennyEngine

extension ProblemWords {
    ///     “{$typed :string}” can mean two numbers. Enter it without marks between the thousands,
    ///     as in 350000 or {$parts :string}.
    @inline(never) package static func valueAmbiguousNumber(
        typed: String, parts: String
    ) -> Message {
        Message(area, 76, [.text(typed), .text(parts)])
    }
    ///     This amount is in {$other :string}. Enter it in {$own :string}, or change the currency
    ///     to {$other :string}.
    @inline(never) package static func valueAmountInOther(other: String, own: String) -> Message {
        Message(area, 77, [.text(other), .text(own)])
    }
    /// `Do you mean {$percentage :string} or {$amount :string}?`
    @inline(never) package static func valueAmountOrPercentage(
        percentage: String, amount: String
    ) -> Message {
        Message(area, 78, [.text(percentage), .text(amount)])
    }
    /// `This amount is too large. Enter a smaller one.`
    package static var valueAmountTooLarge: Message { Message(area, 79) }
    /// `Do you mean {$years :duration} or {$months :duration}?`
    @inline(never) package static func valueBareTerm(
        years: TermLength, months: TermLength
    ) -> Message {
        Message(area, 80, [.duration(years), .duration(months)])
    }
    /// `This rate leaves nothing. Enter a rate closer to zero.`
    package static var valueLeavesNothing: Message { Message(area, 81) }
    /// `Enter the rate with a mark only before the decimals, as in {$example :string}.`
    @inline(never) package static func valueMarkInRate(example: String) -> Message {
        Message(area, 82, [.text(example)])
    }
    /// `Enter a value, such as {$example :string}.`
    @inline(never) package static func valueMissing(example: String) -> Message {
        Message(area, 83, [.text(example)])
    }
    /// `Enter zero or more.`
    package static var valueNegative: Message { Message(area, 84) }
    /// `This cannot be negative. Enter a value such as {$example :string}.`
    @inline(never) package static func valueNegativeExample(example: String) -> Message {
        Message(area, 85, [.text(example)])
    }
    /// `“{$typed :string}” is not one of the choices. Choose {$choices :list style=or}.`
    @inline(never) package static func valueNotAChoice(
        typed: String, choices: [Quantity]
    ) -> Message {
        Message(area, 86, [.text(typed), .list(choices)])
    }
    /// `Enter a whole number from {$lowest :integer} to {$highest :integer}.`
    @inline(never) package static func valueNotACount(lowest: Int, highest: Int) -> Message {
        Message(area, 87, [.count(lowest), .count(highest)])
    }
    /// `Enter a three-letter currency code, such as USD, EUR or JPY.`
    package static var valueNotACurrency: Message { Message(area, 88) }
    /// `Enter a date as year-month-day, such as 2026-11-20.`
    package static var valueNotADate: Message { Message(area, 89) }
    ///     Enter a deal such as “3 for {$price :string}” or “buy 2 get 1 free” or “20% off” or
    ///     “{$part :string} off when you buy 2” here.
    @inline(never) package static func valueNotADeal(price: String, part: String) -> Message {
        Message(area, 90, [.text(price), .text(part)])
    }
    /// `Enter a length of time, such as month, 2 weeks or year.`
    package static var valueNotADistance: Message { Message(area, 91) }
    /// `Enter a year and a month, such as 2026-10.`
    package static var valueNotAMonth: Message { Message(area, 92) }
    /// `“{$typed :string}” is not a rate. Enter a percentage, such as {$example :string}.`
    @inline(never) package static func valueNotARate(typed: String, example: String) -> Message {
        Message(area, 93, [.text(typed), .text(example)])
    }
    /// `Enter a number or a fraction, such as 3, {$parts :string} or 13/30.`
    @inline(never) package static func valueNotARatio(parts: String) -> Message {
        Message(area, 94, [.text(parts)])
    }
    /// `“{$typed :string}” is not a length of time. Enter one such as {$example :string}.`
    @inline(never) package static func valueNotATerm(typed: String, example: String) -> Message {
        Message(area, 95, [.text(typed), .text(example)])
    }
    ///     Enter an amount such as “2 kg a week” to say how much you use in a day, week, month or
    ///     year.
    package static var valueNotAUse: Message { Message(area, 96) }
    /// `Enter an address that begins with https:// or http://.`
    package static var valueNotAWebAddress: Message { Message(area, 97) }
    /// `Enter only letters, digits and hyphens, such as household.`
    package static var valueNotAWord: Message { Message(area, 98) }
    ///     Enter a yearly amount (“{$yearly :string}”), a monthly amount (“{$monthly :string} a
    ///     month”) or a percentage (“{$rate :string}”).
    @inline(never) package static func valueNotAYearlyCost(
        yearly: String, monthly: String, rate: String
    ) -> Message {
        Message(area, 99, [.text(yearly), .text(monthly), .text(rate)])
    }
    ///     Enter words such as “60% drained” or “240 g drained” or “makes 4” or “makes 40 washes”
    ///     to say how much you can use.
    package static var valueNotAYield: Message { Message(area, 100) }
    ///     “{$typed :string}” is not an amount. Enter digits, such as {$whole :string} or {$parts
    ///     :string}.
    @inline(never) package static func valueNotAnAmount(
        typed: String, whole: String, parts: String
    ) -> Message {
        Message(area, 101, [.text(typed), .text(whole), .text(parts)])
    }
    /// `Enter less than one period here, such as 13/30. Enter whole periods in the other field.`
    package static var valueNotBelowOne: Message { Message(area, 102) }
    /// `Choose annual, semiannual, quarterly, monthly or daily compounding.`
    package static var valueNotMonthlyDivisible: Message { Message(area, 103) }
    ///     .input {$mark :string}
    ///     .match $mark
    ///     |,| {{Enter it with a comma before the decimals: {$number :string}.}}
    ///     * {{Enter it with a point before the decimals: {$number :string}.}}
    @inline(never) package static func valueOtherMark(mark: String, number: String) -> Message {
        Message(area, 104, [.text(mark), .text(number)])
    }
    /// `Enter a price above zero.`
    package static var valuePriceBelowZero: Message { Message(area, 105) }
    ///     Do you mean “buy {$paid :integer} get {$free :integer} free” or “{$all :integer} for
    ///     {$price :string}”?
    @inline(never) package static func valuePriceOrCount(
        all: Int, paid: Int, free: Int, price: String
    ) -> Message {
        Message(area, 106, [.count(all), .count(paid), .count(free), .text(price)])
    }
    ///     Enter “{$percent :string}%” if you mean {$percent :string} percent, or “{$rate
    ///     :string}%” if you mean {$rate :string} percent.
    @inline(never) package static func valueRateBelowOne(rate: String, percent: String) -> Message {
        Message(area, 107, [.text(rate), .text(percent)])
    }
    /// `Enter a rate of at most 1000%.`
    package static var valueRateTooLarge: Message { Message(area, 108) }
    /// `Enter the percent sign: “{$rate :string}%” for {$rate :string} percent.`
    @inline(never) package static func valueRateWithoutPercent(rate: String) -> Message {
        Message(area, 109, [.text(rate)])
    }
    /// `Enter the months, such as {$example :duration}.`
    @inline(never) package static func valueTermInMonths(example: TermLength) -> Message {
        Message(area, 110, [.duration(example)])
    }
    ///     .input {$unit :one-of}
    ///     .match $unit
    ///     years {{Enter a whole number of years.}}
    ///     months {{Enter a whole number of months.}}
    ///     payments {{Enter a length of time with a whole number of payments.}}
    ///     * {{Enter a length of time with a whole number of periods.}}
    @inline(never) package static func valueTermNotWhole(unit: Unit) -> Message {
        Message(area, 111, [.text(unit.rawValue)])
    }
    ///     .input {$limit :integer}
    ///     .input {$unit :one-of}
    ///     .match $unit
    ///     years {{Enter at most {$limit} years.}}
    ///     months {{Enter at most {$limit} months.}}
    ///     payments {{Enter a length of time with at most {$limit} payments.}}
    ///     * {{Enter a length of time with at most {$limit} periods.}}
    @inline(never) package static func valueTermTooLong(limit: Int, unit: Unit) -> Message {
        Message(area, 112, [.count(limit), .text(unit.rawValue)])
    }
    /// `Enter one value, not a list.`
    package static var valueTextExpected: Message { Message(area, 113) }
    ///     .input {$currency :string}
    ///     .input {$decimals :integer}
    ///     .match $decimals
    ///     0 {{Enter a whole amount. Amounts in {$currency} have no decimals.}}
    ///     one {{Enter at most {$decimals} decimal for an amount in {$currency}.}}
    ///     * {{Enter at most {$decimals} decimals for an amount in {$currency}.}}
    @inline(never) package static func valueTooManyDecimals(
        currency: String, decimals: Int
    ) -> Message {
        Message(area, 114, [.text(currency), .count(decimals)])
    }
    /// `Enter at most what one package holds, or put “makes” before what you make from it.`
    package static var valueYieldAboveSize: Message { Message(area, 115) }
    /// `Enter a value above zero.`
    package static var valueZero: Message { Message(area, 116) }
}
