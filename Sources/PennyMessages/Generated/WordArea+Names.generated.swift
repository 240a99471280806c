// scripts/messages makes this file of messages/en/*.mf2.

extension WordArea {
    static let names = [
        "annuity",
        "apr",
        "budget",
        "card",
        "cashflow",
        "choice",
        "common",
        "comparison",
        "doubling-time",
        "form",
        "goal",
        "inflation",
        "keypad",
        "learn",
        "leverage",
        "loan",
        "payoff",
        "problem",
        "rates",
        "refinance",
        "rent-or-buy",
        "report",
        "result",
        "retirement",
        "saved",
        "savings",
        "scenarios",
        "scripts",
        "simple-interest",
        "site",
    ]

    static let count = 30

    package static var annuity: WordArea { WordArea(0) }
    package static var apr: WordArea { WordArea(1) }
    package static var budget: WordArea { WordArea(2) }
    package static var card: WordArea { WordArea(3) }
    package static var cashflow: WordArea { WordArea(4) }
    package static var choice: WordArea { WordArea(5) }
    package static var common: WordArea { WordArea(6) }
    package static var comparison: WordArea { WordArea(7) }
    package static var doublingTime: WordArea { WordArea(8) }
    package static var form: WordArea { WordArea(9) }
    package static var goal: WordArea { WordArea(10) }
    package static var inflation: WordArea { WordArea(11) }
    package static var keypad: WordArea { WordArea(12) }
    package static var learn: WordArea { WordArea(13) }
    package static var leverage: WordArea { WordArea(14) }
    package static var loan: WordArea { WordArea(15) }
    package static var payoff: WordArea { WordArea(16) }
    package static var problem: WordArea { WordArea(17) }
    package static var rates: WordArea { WordArea(18) }
    package static var refinance: WordArea { WordArea(19) }
    package static var rentOrBuy: WordArea { WordArea(20) }
    package static var report: WordArea { WordArea(21) }
    package static var result: WordArea { WordArea(22) }
    package static var retirement: WordArea { WordArea(23) }
    package static var saved: WordArea { WordArea(24) }
    package static var savings: WordArea { WordArea(25) }
    package static var scenarios: WordArea { WordArea(26) }
    package static var scripts: WordArea { WordArea(27) }
    package static var simpleInterest: WordArea { WordArea(28) }
    package static var site: WordArea { WordArea(29) }
}
