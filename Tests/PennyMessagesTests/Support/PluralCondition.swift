/// A rule of CLDR, parsed from its text: `n % 10 = 1 and n % 100 != 11..19 or v = 2`.
struct PluralCondition {
    private struct Relation {
        var operand: Character
        var divisor: Int?
        var isEqual: Bool
        var ranges: [ClosedRange<Int>]
    }

    /// Alternatives, each a list of relations that must all hold.
    private let choices: [[Relation]]

    init?(_ text: String) {
        var choices: [[Relation]] = []
        for choice in text.split(separator: " or ") {
            var relations: [Relation] = []
            for relation in choice.split(separator: " and ") {
                guard
                    let match = relation.wholeMatch(
                        of: /\s*([a-z])(?: % (\d+))? (!?=) ([\d.,]+)\s*/)
                else { return nil }
                let ranges = match.4.split(separator: ",").compactMap { range in
                    let ends = range.split(separator: "..").compactMap { Int($0) }
                    return ends.first.flatMap { low in ends.last.map { low...$0 } }
                }
                guard let operand = match.1.first else { return nil }
                relations.append(
                    Relation(
                        operand: operand, divisor: match.2.flatMap { Int($0) },
                        isEqual: match.3 == "=", ranges: ranges))
            }
            choices.append(relations)
        }
        self.choices = choices
    }

    /// Whether the rule holds for a number without an exponent.
    func holds(for number: String) -> Bool {
        let parts = number.split(separator: ".")
        let decimals = parts.count > 1 ? String(parts[1]) : ""
        var trimmed = decimals
        while trimmed.hasSuffix("0") { trimmed.removeLast() }
        func value(_ operand: Character) -> Int? {
            switch operand {
            // A number with decimals equals no whole number, and neither does its remainder.
            case "n": trimmed.isEmpty ? Int(parts[0]) : nil
            case "i": Int(parts[0])
            case "v": decimals.count
            case "w": trimmed.count
            case "f": Int(decimals) ?? 0
            case "t": Int(trimmed) ?? 0
            default: 0
            }
        }
        return choices.contains { relations in
            relations.allSatisfy { relation in
                let value = value(relation.operand).map { found in
                    relation.divisor.map { found % $0 } ?? found
                }
                let isIn = value.map { found in relation.ranges.contains { $0 ~= found } } ?? false
                return isIn == relation.isEqual
            }
        }
    }
}
