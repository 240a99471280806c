// scripts/messages makes this file of messages/en/comparison.mf2.

extension ComparisonWords {
    ///     .input {$names :list}
    ///     .input {$unit :unit}
    ///     .match $names $unit
    ///     one each {{The only product is {$names}, at {$price :price} each.}}
    ///     one * {{The only product is {$names}, at {$price :price} per {$unit}.}}
    ///     * each {{{$names} are equally cheap at {$price :price} each.}}
    ///     * * {{{$names} are equally cheap at {$price :price} per {$unit}.}}
    @inline(never) static func noteAlone(
        names: [Quantity], price: Quantity, unit: Quantity
    ) -> Message {
        Message(area, 38, [.list(names), price, unit])
    }
    ///     .input {$names :list}
    ///     .input {$unit :unit}
    ///     .match $names $unit
    ///     one each {{The cheapest is {$names} at {$price :price} each, {$less :percent} less than
    ///     {$next :string}.}}
    ///     one * {{The cheapest is {$names} at {$price :price} per {$unit}, {$less :percent} less
    ///     than {$next :string}.}}
    ///     * each {{{$names} are equally cheap at {$price :price} each, {$less :percent} less than
    ///     {$next :string}.}}
    ///     * * {{{$names} are equally cheap at {$price :price} per {$unit}, {$less :percent} less
    ///     than {$next :string}.}}
    @inline(never) static func noteCheapest(
        names: [Quantity], price: Quantity, unit: Quantity, less: Quantity, next: String
    ) -> Message {
        Message(area, 39, [.list(names), price, unit, less, .text(next)])
    }
    /// `The price of {$name :string} is computed: {$typed :string} = {$price :price}.`
    @inline(never) static func noteComputed(
        name: String, typed: String, price: Quantity
    ) -> Message {
        Message(area, 40, [.text(name), .text(typed), price])
    }
    /// `The price of {$name :string} is computed: {$typed :string} ≈ {$price :price}.`
    @inline(never) static func noteComputedAbout(
        name: String, typed: String, price: Quantity
    ) -> Message {
        Message(area, 41, [.text(name), .text(typed), price])
    }
    ///     The price of {$name :string} is computed: {$typed :string} ≈ {$price :price}; the
    ///     operator at its end is left out.
    @inline(never) static func noteComputedAboutCut(
        name: String, typed: String, price: Quantity
    ) -> Message {
        Message(area, 42, [.text(name), .text(typed), price])
    }
    ///     The price of {$name :string} is computed: {$typed :string} = {$price :price}; the
    ///     operator at its end is left out.
    @inline(never) static func noteComputedCut(
        name: String, typed: String, price: Quantity
    ) -> Message {
        Message(area, 43, [.text(name), .text(typed), price])
    }
    /// `costs {$amount :money} a year more than {$other :string} when tax is added`
    @inline(never) static func noteCosts(amount: Int64, other: String) -> Message {
        Message(area, 44, [.money(amount), .text(other)])
    }
    ///     The price of {$name :string} includes the deal: {$after :value} instead of {$before
    ///     :value}.
    @inline(never) static func noteDeal(
        name: String, after: Quantity, before: Quantity
    ) -> Message {
        Message(area, 45, [.text(name), after, before])
    }
    ///     .input {$unit :unit}
    ///     .match $unit
    ///     each {{The price of {$name :string} applies if you buy {$count :integer}: {$together
    ///     :value} in total. One alone costs {$alone :value}, which is {$price :price} each.}}
    ///     * {{The price of {$name :string} applies if you buy {$count :integer}: {$together
    ///     :value} in total. One alone costs {$alone :value}, which is {$price :price} per
    ///     {$unit}.}}
    @inline(never) static func noteDealOfSeveral(
        name: String, count: Int, together: Quantity, alone: Quantity, price: Quantity,
        unit: Quantity
    ) -> Message {
        Message(area, 46, [.text(name), .count(count), together, alone, price, unit])
    }
    ///     .input {$dearest :list}
    ///     .input {$names :list}
    ///     .match $dearest $names
    ///     one one {{The most expensive, {$dearest}, costs {$more :percent} more than {$names}.}}
    ///     one * {{The most expensive, {$dearest}, costs {$more :percent} more than each of
    ///     {$names}.}}
    ///     * one {{The most expensive, {$dearest}, cost {$more :percent} more than {$names}.}}
    ///     * * {{The most expensive, {$dearest}, cost {$more :percent} more than each of
    ///     {$names}.}}
    @inline(never) static func noteDearest(
        dearest: [Quantity], more: Quantity, names: [Quantity]
    ) -> Message {
        Message(area, 47, [.list(dearest), more, .list(names)])
    }
    /// `{$name :string} {$amount :money}`
    @inline(never) static func noteDeposit(name: String, amount: Int64) -> Message {
        Message(area, 48, [.text(name), .money(amount)])
    }
    /// `Prices do not include deposits: {$deposits :list style=comma}.`
    @inline(never) static func noteDeposits(deposits: [Quantity]) -> Message {
        Message(area, 49, [.list(deposits)])
    }
    /// `Units are converted with the six-digit factors for labels in 16 CFR 500.19.`
    static var noteFactors: Message { Message(area, 50) }
    ///     .input {$names :list}
    ///     .match $names
    ///     one {{The cheapest is {$names}: free with the deal.}}
    ///     * {{The cheapest are {$names}: free with the deal.}}
    @inline(never) static func noteFree(names: [Quantity]) -> Message {
        Message(area, 51, [.list(names)])
    }
    ///     .input {$rules :one-of}
    ///     .match $rules
    ///     us {{Unit prices follow the US rules in force from {$date :date} ({$source :words}).
    ///     They help you compare products, and do not check labels.}}
    ///     uk {{Unit prices follow the UK rules in force from {$date :date} ({$source :words}).
    ///     They help you compare products, and do not check labels.}}
    ///     eu {{Unit prices follow the EU rules in force from {$date :date} ({$source :words}).
    ///     They help you compare products, and do not check labels.}}
    ///     * {{Unit prices follow the Australian rules in force from {$date :date} ({$source
    ///     :words}). They help you compare products, and do not check labels.}}
    @inline(never) static func noteRules(
        rules: Rules, date: CivilDate, source: Message
    ) -> Message {
        Message(area, 52, [.text(rules.rawValue), .date(date), .words(source)])
    }
    ///     {$lower :string} and {$next :string} show the same rounded price, but the exact price of
    ///     {$lower :string} is lower.
    @inline(never) static func noteSameShown(lower: String, next: String) -> Message {
        Message(area, 53, [.text(lower), .text(next)])
    }
    /// `costs the same a year, when rounded, as {$other :string}`
    @inline(never) static func noteSameYear(other: String) -> Message {
        Message(area, 54, [.text(other)])
    }
    /// `saves {$amount :value} a year compared with {$other :string}`
    @inline(never) static func noteSaves(amount: Quantity, other: String) -> Message {
        Message(area, 55, [amount, .text(other)])
    }
    /// `{$first :words} {$second :words}`
    @inline(never) static func noteSentences(first: Message, second: Message) -> Message {
        Message(area, 56, [.words(first), .words(second)])
    }
    /// `Unit prices include the tax that is added at checkout.`
    static var noteTaxIn: Message { Message(area, 57) }
    ///     As the rules say, unit prices do not include tax that is added at checkout. The cost of
    ///     a year and the cost of the amount you want do.
    static var noteTaxNotIn: Message { Message(area, 58) }
    ///     .input {$names :list}
    ///     .match $names
    ///     one {{As the rules say, unit prices do not include tax that is added at checkout. The
    ///     cost of a year and the cost of the amount you want do. With tax, {$names} is the
    ///     cheapest.}}
    ///     * {{As the rules say, unit prices do not include tax that is added at checkout. The cost
    ///     of a year and the cost of the amount you want do. With tax, {$names} are the cheapest.}}
    @inline(never) static func noteTaxNotInTurns(names: [Quantity]) -> Message {
        Message(area, 59, [.list(names)])
    }
    /// `The price of {$name :string} is read with three decimals, not as thousands.`
    @inline(never) static func noteThreeDecimals(name: String) -> Message {
        Message(area, 60, [.text(name)])
    }
    ///     .input {$unit :unit}
    ///     .match $unit
    ///     each {{These rules do not ask for prices each.}}
    ///     * {{These rules do not ask for prices per {$unit}.}}
    @inline(never) static func noteUnitNotOfRules(unit: Quantity) -> Message {
        Message(area, 61, [unit])
    }
    /// `“{$typed :string}” for {$name :string} is read as {$unit :words}.`
    @inline(never) static func noteUnitRead(typed: String, name: String, unit: Message) -> Message {
        Message(area, 62, [.text(typed), .text(name), .words(unit)])
    }
    ///     The deal for {$name :string}, {$deal :string}, costs no less than buying {$count
    ///     :integer} without it, so it is left out.
    @inline(never) static func noteUselessDeal(name: String, deal: String, count: Int) -> Message {
        Message(area, 63, [.text(name), .text(deal), .count(count)])
    }
    /// `The usable part is not given for {$names :list}, so all of the package counts as usable.`
    @inline(never) static func noteWithoutYield(names: [Quantity]) -> Message {
        Message(area, 64, [.list(names)])
    }
    ///     .input {$period :one-of}
    ///     .match $period
    ///     day {{If you use {$amount :string} a day, this choice {$effects :list}.}}
    ///     week {{If you use {$amount :string} a week, this choice {$effects :list}.}}
    ///     month {{If you use {$amount :string} a month, this choice {$effects :list}.}}
    ///     * {{If you use {$amount :string} a year, this choice {$effects :list}.}}
    @inline(never) static func noteYear(
        amount: String, period: Period, effects: [Quantity]
    ) -> Message {
        Message(area, 65, [.text(amount), .text(period.rawValue), .list(effects)])
    }
    ///     If you use one package of {$name :string} (the smallest) a week, this choice {$effects
    ///     :list}.
    @inline(never) static func noteYearOfPackage(name: String, effects: [Quantity]) -> Message {
        Message(area, 66, [.text(name), .list(effects)])
    }
    ///     The usable part of {$name :string}, {$usable :string}, is read as a multiple of the
    ///     package.
    @inline(never) static func noteYieldOfMany(name: String, usable: String) -> Message {
        Message(area, 67, [.text(name), .text(usable)])
    }
}
