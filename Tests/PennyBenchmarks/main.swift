@testable import PennyEngine

let extra = LoanBenchmark.inputs + [RawInput("extra", "200 from 1 every 1")]

func report(_ name: String, _ watch: Stopwatch) {
    let padded = name + String(repeating: " ", count: max(0, 44 - name.utf8.count))
    print("\(padded) best \(watch.best.microseconds) µs, median \(watch.median.microseconds) µs")
}

guard let plain = LoanBenchmark.terms(LoanBenchmark.inputs),
    let withExtra = LoanBenchmark.terms(extra)
else { preconditionFailure("the benchmark's loan cannot be read") }

report(
    "payment of a loan of 360 rows",
    .time(rounds: 200, repeats: 100) { LoanBenchmark.payment(plain) })
report(
    "360 rows, with their payment",
    .time(rounds: 200, repeats: 100) { LoanBenchmark.schedule(plain) })
report(
    "the same with an extra payment each month",
    .time(rounds: 200, repeats: 100) { LoanBenchmark.schedule(withExtra) })
report(
    "the whole result, from what was typed",
    .time(rounds: 50, repeats: 10) { LoanBenchmark.calculation(LoanBenchmark.inputs) })
report(
    "the same with an extra payment each month",
    .time(rounds: 50, repeats: 10) { LoanBenchmark.calculation(extra) })
