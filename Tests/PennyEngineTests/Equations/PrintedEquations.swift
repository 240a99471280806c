import Foundation
import PennyMarkup
import PennyWordsSupport

@testable import PennyEngine

/// Checks the equations in the steps of a result, within the rounding that each step states.
///
/// A step shows its numbers and its result: `$1,000.00 × 5% ÷ 12` and `= $4.17`. Numbers may define
/// a name (`i = 5% ÷ 12`), and be an equation themselves (`$100.00 − $5.00 = $95.00`).
struct PrintedEquations {
    /// An equation that does not hold, or that cannot be computed.
    struct Fault: CustomStringConvertible {
        let step: String
        let text: String
        let reason: String

        var description: String { "\(step): \(text) [\(reason)]" }
    }

    private(set) var held = 0
    private(set) var wrong: [Fault] = []
    /// Texts with arithmetic signs that are not expressions.
    private(set) var unread: [Fault] = []
    /// The number of steps in words alone.
    private(set) var inWords = 0

    private let writer: NumberWriter
    private let currencySign: String
    /// The names that steps define, such as `g`.
    private var names: [String: Enclosure] = [:]

    private var title = ""
    private var text = ""
    private var rounding = StatedRounding("")
    /// Whether the numbers of the step are one clause.
    private var isAlone = true

    init(_ result: Calculation, onlyStep chosen: Int? = nil) {
        self.init(result.steps, result.currency, onlyStep: chosen)
    }

    /// - Parameter chosen: the index of the only step that is checked; all others only define
    ///   names.
    init(_ steps: [Step], _ currency: Currency, onlyStep chosen: Int? = nil) {
        writer = NumberWriter(for: .enUS, currency: currency)
        currencySign = writer.text(.money(1)).filter { !$0.isNumber && $0 != "." }
        // A later step can define a name.
        for step in steps { define(by: step) }
        for index in steps.indices where chosen == nil || index == chosen { check(steps[index]) }
    }

    // MARK: - Steps

    private func text(_ message: Message?) -> String {
        // A date is not a number: Nov 23, 2026.
        message.map(writer.text)?.replacing(/[A-Z][a-z]{2} [0-9]{1,2}, [0-9]{4}/, with: "day")
            ?? ""
    }

    /// `g = (1 + rate ÷ …)…` defines the answer as g.
    private mutating func define(by step: Step) {
        let formula = text(step.formula)
        if let name = Self.name(before: [" = ", ", "], in: formula), step.answer != nil {
            let answer = text(step.answer)
            rounding = StatedRounding(text(step.rounding))
            if let number = number(answer) { names[name] = number.asAnswer(rounding) }
        }
        // i (the rate per period) × periods a year
        if let name = Self.name(before: [" ("], in: formula),
            let first = text(step.numbers).components(separatedBy: " × ").first,
            let number = number(first)
        {
            names[name] = number.asOperand(areRounded: false)
        }
    }

    /// The single letter or the word at the beginning of a formula.
    private static func name(before ends: [String], in formula: String) -> String? {
        let name = formula.prefix { $0.isLetter }
        guard !name.isEmpty, name.count == 1 || name == "level",
            ends.contains(where: { formula.dropFirst(name.count).hasPrefix($0) })
        else { return nil }
        return String(name)
    }

    private mutating func check(_ step: Step) {
        let numbers = text(step.numbers)
        let answer = text(step.answer)
        title = text(step.title)
        text = answer.isEmpty ? numbers : "\(numbers) = \(answer)"
        rounding = StatedRounding(text(step.rounding))
        let outer = names
        defer { names = outer }
        let clauses = Self.distributed(Self.clauses(of: numbers))
        let others = clauses.filter { !define(by: $0) }
        isAlone = clauses.count == 1
        checkAnswer(answer, others.flatMap { results(of: $0) })
        if !answer.isEmpty { checkFormula(text(step.formula), answer) }
    }

    // MARK: - Clauses

    /// Parts between commas and semicolons that are not in brackets.
    private static func clauses(of text: String) -> [String] {
        var clauses = [""]
        var depth = 0
        let characters = Array(text)
        for (index, character) in characters.enumerated() {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            let isEnd = index + 1 < characters.count && characters[index + 1] == " "
            if depth == 0, isEnd, character == "," || character == ";" {
                clauses.append("")
            } else {
                clauses[clauses.count - 1].append(character)
            }
        }
        return clauses.map(trimmed).filter { !$0.isEmpty }
    }

    private static func trimmed(_ text: String) -> String {
        String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }

    private static func sides(_ text: String) -> [(text: String, isAbout: Bool)] {
        text.replacing(" leaves ", with: " = ").components(separatedBy: " = ")
            .flatMap { side in
                side.components(separatedBy: " ≈ ").enumerated().map {
                    (trimmed($0.element), $0.offset > 0)
                }
            }
    }

    /// Defines the name of a clause: `i = 6% ÷ 12`, `n = 60`, `payment $400.00`.
    /// - Returns: whether the clause does nothing else.
    private mutating func define(by clause: String) -> Bool {
        let sides = Self.sides(clause)
        if sides.count > 1, !sides[0].text.contains(where: \.isNumber) {
            if let value = expression(sides[1].text)?.value { names[sides[0].text] = value }
            return sides.count == 2
        }
        let label = clause.prefix { $0.isLetter || $0 == " " }
        guard sides.count == 1, label.contains(where: \.isLetter),
            let number = number(String(clause.dropFirst(label.count)))
        else { return false }
        let value = number.asOperand(areRounded: rounding.areOperandsRounded)
        let isBelowZero = clause.dropFirst(label.count).hasPrefix("−")
        names[Self.trimmed(String(label))] = isBelowZero ? value.negated : value
        return true
    }

    /// `$100.00 × 50%, 30% and 20%` are three products.
    private static func distributed(_ clauses: [String]) -> [String] {
        let parts = clauses.flatMap { $0.components(separatedBy: " and ") }
        guard parts.count > 1, let cut = parts[0].range(of: " × "),
            parts.dropFirst().allSatisfy({ $0.hasSuffix("%") && !$0.contains(" ") })
        else { return clauses }
        return [parts[0]] + parts.dropFirst().map { parts[0][..<cut.upperBound] + $0 }
    }

    /// The value of a clause, with its terms.
    private struct Result {
        let value: Enclosure
        var terms: [Enclosure] = []
        /// The lowest answer: no more than the amount owed is paid.
        var least: Enclosure?
    }

    /// The values of a clause before an answer: two for an equation whose unknown is solved for,
    /// none for a clause that has its own answer, which is checked.
    private mutating func results(of clause: String) -> [Result] {
        let sides = Self.sides(clause)
        if sides.count == 1 {
            return (larger(sides[0].text) ?? result(sides[0].text)).map { [$0] } ?? []
        }
        guard let first = result(sides[0].text) else {
            guard sides.count > 2, let second = result(sides[1].text) else { return [] }
            for side in sides.dropFirst(2) { hold(second, side.text) }
            return []
        }
        if sides.count == 2, number(sides[1].text) == nil, let second = result(sides[1].text) {
            return [first, second]
        }
        for side in sides.dropFirst() { hold(first, side.text) }
        return []
    }

    /// `$100.00 × 2% or $25.00`: the larger one, but no more than is owed.
    private mutating func larger(_ text: String) -> Result? {
        let choices = text.components(separatedBy: " or ")
        guard choices.count == 2, let first = result(choices[0]), let second = result(choices[1]),
            let owed = expression(choices[0].components(separatedBy: " × ")[0])
        else { return nil }
        let value = Enclosure(
            low: .greater(first.value.low, second.value.low),
            high: .greater(first.value.high, second.value.high))
        return Result(value: value, least: owed.value)
    }

    // MARK: - Expressions

    private func expression(_ text: String) -> (value: Enclosure, reader: EquationReader)? {
        guard let tokens = EquationToken.all(of: text, currency: currencySign) else { return nil }
        var reader = EquationReader(
            tokens, names: names, areRounded: rounding.areOperandsRounded)
        guard let value = try? reader.value() else { return nil }
        return (value, reader)
    }

    /// The value of an expression with arithmetic signs, or of a number without words.
    private mutating func result(_ clause: String) -> Result? {
        let text = clause.components(separatedBy: ": ").last ?? clause
        guard let tokens = EquationToken.all(of: text, currency: currencySign) else {
            return reject(text, "no expression")
        }
        var reader = EquationReader(
            tokens, names: names, areRounded: rounding.areOperandsRounded)
        do throws(EquationReader.Failure) {
            let value = try reader.value()
            let isNumber = !reader.hasWords && isAlone
            guard reader.operations > 0 || isNumber else { return nil }
            // years between payments: 1/12
            if text != clause, !reader.hasUnit { return nil }
            return Result(value: value, terms: reader.terms)
        } catch {
            return reject(text, "\(error)")
        }
    }

    private mutating func reject(_ text: String, _ reason: String) -> Result? {
        if Self.hasArithmetic(text) {
            unread.append(Fault(step: title, text: text, reason: reason))
        }
        return nil
    }

    /// Whether an arithmetic sign is next to a number.
    private static func hasArithmetic(_ text: String) -> Bool {
        text.contains(where: \.isNumber)
            && [" + ", " − ", " × ", " ÷ ", "^"].contains { text.contains($0) }
    }

    private func number(_ text: String) -> PrintedNumber? {
        guard let tokens = EquationToken.all(of: text, currency: currencySign) else { return nil }
        var reader = EquationReader(tokens)
        guard (try? reader.value()) != nil, reader.operations == 0 else { return nil }
        return reader.number
    }

    // MARK: - Holding

    private mutating func note(_ holds: Bool, _ reason: String) {
        if holds { held += 1 } else { wrong.append(Fault(step: title, text: text, reason: reason)) }
    }

    /// Compares a value with the number shown for it.
    private mutating func hold(_ result: Result, _ printed: String) {
        guard let tokens = EquationToken.all(of: printed, currency: currencySign) else {
            return note(false, "“\(printed)” is no number")
        }
        var reader = EquationReader(tokens)
        guard let exact = try? reader.valueAtStart() else {
            return note(false, "“\(printed)” is no number")
        }
        var answer = exact
        var value = result.value
        if let number = reader.number, reader.operations == 0 {
            answer = number.asAnswer(rounding)
            if reader.isNegative { answer = answer.negated }
            // Negative savings: it costs more.
            if printed.hasPrefix("costs ") { answer = answer.negated }
            if rounding.rule == .eachTerm, !result.terms.isEmpty {
                value = number.asSum(of: result.terms)
            }
        }
        let isLess = result.least.map { $0.low <= answer.high && answer.low <= value.high }
        note(answer.overlaps(value) || isLess == true, "“\(printed)” is not what it comes to")
    }

    private mutating func checkAnswer(_ answer: String, _ results: [Result]) {
        if answer.isEmpty { return }
        if results.isEmpty { inWords += 1 }
        var answers = results.count > 1 ? Self.parts(of: answer) : [answer]
        // Both sides of an equation are equal.
        if isAlone, answers.count == 1, results.count == 2 { answers += answers }
        guard results.isEmpty || answers.count == results.count else {
            return note(false, "\(results.count) results, and \(answers.count) answers")
        }
        for (part, result) in zip(answers, results) {
            for side in Self.sides(part) { hold(result, side.text) }
        }
        for part in answers { checkChain(Self.sides(part)) }
    }

    /// `21/20 = $1.05`, `599.5505… ≈ $599.55`.
    private mutating func checkChain(_ sides: [(text: String, isAbout: Bool)]) {
        guard sides.count > 1, let first = expression(sides[0].text) else { return }
        for side in sides.dropFirst() {
            if side.isAbout {
                hold(Result(value: first.value), side.text)
            } else if let second = number(side.text) {
                note(first.value.overlaps(second.exact), "“\(side.text)” is not exactly that")
            }
        }
    }

    private static func parts(of answer: String) -> [String] {
        clauses(of: answer).flatMap { $0.components(separatedBy: " and ") }
            .flatMap { $0.components(separatedBy: " = ") }
    }

    // MARK: - Formulas

    /// A formula whose names all have a value gives the answer, too.
    private mutating func checkFormula(_ formula: String, _ answer: String) {
        guard number(answer) != nil, let result = formulaValue(formula) else { return }
        hold(result, answer)
    }

    /// `loan × i × (1 + i)^n ÷ ((1 + i)^n − 1), with i = rate ÷ 12`
    private mutating func formulaValue(_ formula: String) -> Result? {
        let clauses = Self.clauses(of: formula)
        for clause in clauses.dropFirst() {
            let sides = Self.sides(clause.replacing("with ", with: ""))
            guard sides.count == 2, let value = named(sides[1].text) else { continue }
            names[sides[0].text] = value.value
        }
        let sides = clauses.first.map(Self.sides) ?? []
        guard let text = sides.last?.text, sides.count < 3 else { return nil }
        return named(text)
    }

    /// The value of an expression whose words are all names of values.
    private func named(_ text: String) -> Result? {
        guard let tokens = EquationToken.all(of: text, currency: currencySign) else { return nil }
        var reader = EquationReader(
            tokens, names: names, areRounded: rounding.areOperandsRounded, wordsAreNames: true)
        guard let value = try? reader.value(), reader.operations > 0 else { return nil }
        return Result(value: value)
    }
}

extension PrintedEquations {
    /// The steps with another last digit in one answer; nil for an answer without digits.
    static func changingAnswer(_ index: Int, of result: Calculation) -> [Step]? {
        let writer = NumberWriter(for: .enUS, currency: result.currency)
        let step = result.steps[index]
        guard var answer = step.answer.map(writer.text),
            let start = answer.firstIndex(where: { $0.isASCII && $0.isNumber })
        else { return nil }
        let number = answer[start...].prefix { $0.isNumber || $0 == "," || $0 == "." }
        guard let last = number.lastIndex(where: \.isNumber),
            let digit = answer[last].wholeNumberValue
        else { return nil }
        answer.replaceSubrange(last...last, with: "\((digit + 4) % 10)")
        var steps = result.steps
        steps[index] = Step(
            step.title, for: step.figures, formula: step.formula, numbers: step.numbers,
            answer: .text(answer), rounding: step.rounding, source: step.source)
        return steps
    }
}
