import PennyEngine

// One entry for each calculator; the linker keeps the one of the module, and with it the code of
// that calculator. Each does the same as `answer` in Exports.swift.

@_cdecl("penny_loan")
public func loan(_ start: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(start, length, format, .loan)
}

@_cdecl("penny_savings")
public func savings(_ start: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(start, length, format, .savings)
}

@_cdecl("penny_apr")
public func apr(_ start: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(start, length, format, .apr)
}

@_cdecl("penny_payoff")
public func payoff(_ start: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(start, length, format, .payoff)
}

@_cdecl("penny_card")
public func card(_ start: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(start, length, format, .card)
}

@_cdecl("penny_refinance")
public func refinance(_ start: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(start, length, format, .refinance)
}

@_cdecl("penny_inflation")
public func inflation(_ start: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(start, length, format, .inflation)
}

@_cdecl("penny_goal")
public func goal(_ start: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(start, length, format, .goal)
}

@_cdecl("penny_retirement")
public func retirement(_ start: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(start, length, format, .retirement)
}

@_cdecl("penny_rent_or_buy")
public func rentOrBuy(_ start: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(start, length, format, .rentOrBuy)
}

@_cdecl("penny_cashflow")
public func cashflow(_ start: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(start, length, format, .cashflow)
}

@_cdecl("penny_annuity")
public func annuity(_ start: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(start, length, format, .annuity)
}

@_cdecl("penny_rates")
public func rates(_ start: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(start, length, format, .rates)
}

@_cdecl("penny_simple_interest")
public func simpleInterest(_ start: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(start, length, format, .simpleInterest)
}

@_cdecl("penny_doubling_time")
public func doublingTime(_ start: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(start, length, format, .doublingTime)
}

@_cdecl("penny_leverage")
public func leverage(_ start: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(start, length, format, .leverage)
}

@_cdecl("penny_comparison")
public func comparison(_ start: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(start, length, format, .comparison)
}

@_cdecl("penny_budget")
public func budget(_ start: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(start, length, format, .budget)
}

@_cdecl("penny_scenarios")
public func scenarios(_ start: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    answer(start, length, format, .scenarios)
}
