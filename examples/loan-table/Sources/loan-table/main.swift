// Computes a loan with PennyEngine, and prints a part of the result.
import PennyEngine

/// An amount in minor units as a decimal: 215501 cents are `2155.01`.
func text(_ amount: Int64, in currency: Currency) -> String {
    let digits = currency.minorUnitDigits
    return ExactDecimal(Int128(amount), scale: digits).text(decimals: digits)
}

let inputs = [
    RawInput("principal", "350,000"), RawInput("rate", "6.25%"), RawInput("term", "30 years"),
]
let loan = try Calculator.loan.calculate(inputs)

// A figure has a name and a value.
for figure in loan.figures {
    if case .money(let amount) = figure.quantity {
        print("\(figure.name): \(text(amount, in: loan.currency))")
    }
}

// The cells of a table are whole numbers, and the kind of the column says what they mean.
if let schedule = loan.table("schedule") {
    print(schedule.columns.map(\.name).joined(separator: " "))
    for row in 0..<3 {
        let cells = schedule.columns.enumerated().map { index, column in
            let cell = schedule.cell(row: row, column: index)
            return column.kind == .money ? text(cell, in: loan.currency) : String(cell)
        }
        print(cells.joined(separator: " "))
    }
}

// A step says which figures it leads to.
let steps = loan.steps.filter { step in step.figures.contains("payment") }
print("steps of the payment: \(steps.count)")

// A proof compares two sides of the result. Here, the first one has the principal repaid.
let holding = loan.proofs.filter(\.holds)
print("proofs that hold: \(holding.count) of \(loan.proofs.count)")
if case .money(let repaid)? = loan.proofs.first?.statement.values.first {
    print("principal repaid: \(text(repaid, in: loan.currency))")
}

// A rule of rounding is an input, too: US lenders round the payment up.
let roundedUp = try Calculator.loan.calculate(inputs + [RawInput("paymentRounding", "up")])
if case .money(let amount)? = roundedUp.figure("payment")?.quantity {
    print("payment, rounded up: \(text(amount, in: roundedUp.currency))")
}

// Wrong inputs are values, and all of them come at once.
do throws(InputProblems) {
    _ = try Calculator.loan.calculate([RawInput("principal", "350,000"), RawInput("rate", "6.25")])
} catch {
    for problem in error.problems {
        print("\(problem.summary). \(problem.nextStep)")
    }
}
