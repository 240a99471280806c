@testable import PennyEngine

/// Counts the equations of many results, and collects those that do not hold.
struct EquationSurvey {
    private(set) var tries = 0
    private(set) var results = 0
    private(set) var equations = 0
    private(set) var wrong: [String] = []
    private(set) var unread: [String] = []
    private var inWords = 0
    private var unreadable = 0
    private var ofKind: [Calculator: (results: Int, equations: Int)] = [:]
    /// The inputs that some result had, by the names of calculator and input.
    private var seen: Set<String> = []

    /// The most faults in a report.
    private static let maximumFaults = 12

    /// Whether arithmetic is partly in words, so that no equation can be read from it: the level
    /// payment of a number of months, of which a part is paid; i, the rate of a period, from a
    /// yearly rate.
    private static func isArithmeticInWords(_ text: String) -> Bool {
        text.contains(/\ over [0-9,]+ months? ÷ [24]$/)
            || text.contains(/× \(\(1 \+ i\)\^\([0-9\/]+\) − 1\)$/)
    }

    mutating func add(_ set: RandomSet) {
        tries += 1
        guard let result = set.result else { return }
        results += 1
        for input in set.inputs { seen.insert("\(set.calculator.name).\(input.name)") }
        let found = PrintedEquations(result)
        equations += found.held + found.wrong.count
        inWords += found.inWords
        let (known, others) = ofKind[set.calculator] ?? (0, 0)
        ofKind[set.calculator] = (known + 1, others + found.held)
        for fault in found.wrong where wrong.count < Self.maximumFaults {
            wrong.append("\(fault)\n\(set.described)")
        }
        for fault in found.unread {
            if Self.isArithmeticInWords(fault.text) {
                unreadable += 1
            } else if unread.count < Self.maximumFaults {
                unread.append("\(fault)\n\(set.described)")
            }
        }
    }

    func counts(of kind: Calculator) -> (results: Int, equations: Int) {
        ofKind[kind] ?? (0, 0)
    }

    /// Declared inputs that no result had.
    var inputsWithoutResult: [String] {
        CalculatorCatalog.builtIn.all.flatMap { kind in
            kind.fields.map { "\(kind.name).\($0.name)" }.filter { !seen.contains($0) }
        }
    }

    var summary: String {
        "\(equations) equations of \(results) results (\(tries) sets), \(inWords) steps in words, "
            + "\(unreadable) with arithmetic in words"
    }
}
