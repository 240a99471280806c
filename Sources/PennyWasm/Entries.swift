import PennyEngine

// One entry for each calculator; the linker keeps the one a module is made for, and
// with it what that calculator needs. Each answers like `answer` in Exports.swift.

@_cdecl("penny_loan")
public func loan(_ place: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(place, length, format, .loan)
}

@_cdecl("penny_savings")
public func savings(_ place: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(place, length, format, .savings)
}

@_cdecl("penny_apr")
public func apr(_ place: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(place, length, format, .apr)
}

@_cdecl("penny_payoff")
public func payoff(_ place: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(place, length, format, .payoff)
}

@_cdecl("penny_card")
public func card(_ place: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(place, length, format, .card)
}

@_cdecl("penny_refinance")
public func refinance(_ place: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(place, length, format, .refinance)
}

@_cdecl("penny_inflation")
public func inflation(_ place: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(place, length, format, .inflation)
}

@_cdecl("penny_goal")
public func goal(_ place: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(place, length, format, .goal)
}

@_cdecl("penny_retirement")
public func retirement(_ place: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(place, length, format, .retirement)
}

@_cdecl("penny_rent_or_buy")
public func rentOrBuy(_ place: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(place, length, format, .rentOrBuy)
}

@_cdecl("penny_cashflow")
public func cashflow(_ place: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(place, length, format, .cashflow)
}

@_cdecl("penny_annuity")
public func annuity(_ place: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(place, length, format, .annuity)
}

@_cdecl("penny_rates")
public func rates(_ place: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(place, length, format, .rates)
}

@_cdecl("penny_simple_interest")
public func simpleInterest(_ place: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(place, length, format, .simpleInterest)
}

@_cdecl("penny_doubling_time")
public func doublingTime(_ place: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(place, length, format, .doublingTime)
}

@_cdecl("penny_leverage")
public func leverage(_ place: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(place, length, format, .leverage)
}

@_cdecl("penny_comparison")
public func comparison(_ place: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(place, length, format, .comparison)
}

@_cdecl("penny_budget")
public func budget(_ place: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(place, length, format, .budget)
}

@_cdecl("penny_scenarios")
public func scenarios(_ place: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(place, length, format, .scenarios)
}
