import Foundation
import PennyTestSupport

/// Changes some inputs of a form at random, as a reader would, and records the steps.
struct Adjuster {
    /// A step in the form: a value set, or a row of a list added or removed.
    struct Step: Encodable, Equatable {
        var set: String?
        var value: String?
        var add: String?
        var remove: String?
    }

    private(set) var inputs: FormInputs
    private(set) var steps: [Step] = []
    private var random: SeededGenerator
    private let mark: String

    /// - Parameter mark: the decimal mark of the site's numbers.
    init(_ inputs: FormInputs, mark: String, _ random: SeededGenerator) {
        self.inputs = inputs
        self.mark = mark
        self.random = random
    }

    /// Changes up to `count` values and, if there are lists, perhaps their rows.
    mutating func adjust(_ count: Int, rows: Bool) {
        for name in inputs.names {
            guard case .list(let entries)? = inputs.inputs[name] else { continue }
            var changed = entries
            for row in entries.indices { change(&changed[row], random.number(in: 0...1)) }
            inputs.inputs[name] = .list(changed)
            guard rows else { continue }
            if entries.count > 2 || (entries.count > 1 && random.number(in: 0...1) == 0) {
                remove(random.number(in: 0...entries.count - 1), of: name)
            }
            if random.number(in: 0...1) == 0 { add(to: name) }
        }
        for _ in 0..<count {
            let name = random.pick(inputs.names)
            guard case .single(var field)? = inputs.inputs[name] else { continue }
            change(&field)
            inputs.inputs[name] = .single(field)
        }
    }

    // MARK: - Rows

    private mutating func remove(_ row: Int, of list: String) {
        guard case .list(var rows)? = inputs.inputs[list] else { return }
        rows.remove(at: row)
        inputs.inputs[list] = .list(rows)
        steps.append(Step(remove: "\(list).\(row)"))
    }

    /// Adds a row like the first one, with its own name and values.
    private mutating func add(to list: String) {
        guard case .list(var rows)? = inputs.inputs[list], let model = rows.first else { return }
        // An added set repeats the last one, which has a scenario of its own.
        if model.contains(where: { $0.control.name.split(separator: ".").count > 3 }) { return }
        var row: [FormInputs.Field] = []
        steps.append(Step(add: list))
        for field in model {
            let name = field.control.name.split(separator: ".")[2]
            let control = FormControl(
                name: "\(list).\(rows.count).\(name)", value: "", kind: field.control.kind,
                example: field.control.example)
            var copy = FormInputs.Field(control: control, value: "")
            if !field.value.isEmpty {
                let value = field.control.kind == .text ? field.value : other(field) ?? field.value
                set(&copy, name == "name" ? "New “one” & <b>" : value)
            }
            row.append(copy)
        }
        rows.append(row)
        inputs.inputs[list] = .list(rows)
    }

    // MARK: - Values

    private mutating func change(_ row: inout [FormInputs.Field], _ count: Int) {
        for _ in 0..<count {
            let index = random.number(in: 0...row.count - 1)
            change(&row[index])
        }
    }

    private mutating func change(_ field: inout FormInputs.Field) {
        if let value = other(field) { set(&field, value) }
    }

    private mutating func set(_ field: inout FormInputs.Field, _ value: String) {
        field.value = value
        steps.append(Step(set: field.control.name, value: value))
    }

    private mutating func other(_ field: FormInputs.Field) -> String? {
        if case .choice(let words) = field.control.kind { return random.pick(words) }
        if field.value.isEmpty {
            return random.number(in: 0...2) == 0 && !field.control.example.isEmpty
                ? field.control.example : nil
        }
        switch field.control.kind {
        case .money(let decimals): return scaled(field.value, decimals)
        case .rate: return scaled(field.value, 2)
        case .count, .length:
            return Int(field.value).map { String(max(1, $0 + random.number(in: -2...9))) }
        case .date:
            let day = random.number(in: 10...28)
            return field.value.dropLast(2) + String(day)
        case .text: return reworded(field.value)
        case .choice: return nil
        }
    }

    /// The number multiplied by a factor between a half and two.
    private mutating func scaled(_ text: String, _ decimals: Int) -> String? {
        let grouping = mark == "," ? "." : ","
        let plain = text.replacing(grouping, with: "").replacing(" ", with: "")
            .replacing(mark, with: ".")
        guard plain.wholeMatch(of: /\d+(\.\d+)?/) != nil, let value = Decimal(string: plain)
        else { return nil }
        var product = value * Decimal(random.pick([50, 80, 95, 105, 120, 133, 190])) / 100
        var rounded = Decimal()
        NSDecimalRound(&rounded, &product, decimals, .plain)
        if rounded == 0 { return nil }
        let digits = "\(rounded)".split(separator: ".")
        var whole = String(digits[0])
        if random.number(in: 0...1) == 0, whole.count > 3 {
            whole.insert(contentsOf: grouping, at: whole.index(whole.endIndex, offsetBy: -3))
            if whole.count > 7 {
                whole.insert(contentsOf: grouping, at: whole.index(whole.endIndex, offsetBy: -7))
            }
        }
        // Three decimals would look like thousands.
        return digits.count == 1 ? whole : "\(whole)\(mark)\(digits[1])"
    }

    /// Another duration, or the same unit with another number.
    private mutating func reworded(_ text: String) -> String? {
        guard let found = text.firstMatch(of: /\b(\d{1,3}) ?(years|months|payments|g|ml|kg|l)\b/),
            let number = Int(found.1)
        else { return nil }
        let other = String(max(1, number + random.number(in: -3...6)))
        return text.replacingCharacters(in: found.1.startIndex..<found.1.endIndex, with: other)
    }
}
