import PennyEngine

/// Other values of an input, which a reader might try: texts and amounts of all lengths, so that
/// what grows in memory grows in all ways.
enum Variation {
    private static let terms = [
        "1 year", "7 years", "10 years", "15 years", "25 years", "40 years", "90 months",
        "12 years 6 months",
    ]
    private static let rates = [
        "0%", "1.5%", "3%", "4.75%", "5.5%", "6.125%", "8%", "12.9%", "24.99%",
    ]
    /// In hundredths of what was typed.
    private static let factors: [Int64] = [1, 7, 10, 33, 85, 104, 119, 250, 1_000]

    /// What is no value of most inputs.
    static let wrong = ["x", "5", "-1", "1,00.0", "1.2.3", "350k", "20%", "10 years", "2026-13-01"]

    private static let count = 9

    /// The inputs with one of these values after another, and with all values changed at once.
    static func all(of inputs: [RawInput]) -> [[RawInput]] {
        let single = inputs.indices.flatMap { index in
            (0..<count).compactMap { number in
                other(inputs[index], number).map { changed in
                    inputs.enumerated().map { $0 == index ? changed : $1 }
                }
            }
        }
        return single + together(inputs)
    }

    static func together(_ inputs: [RawInput]) -> [[RawInput]] {
        (0..<count).map { number in
            inputs.enumerated().map { other($1, number + $0) ?? $1 }
        }
    }

    private static func other(_ input: RawInput, _ number: Int) -> RawInput? {
        switch input.value {
        case .text(let text):
            return other(text, number).map { RawInput(input.name, $0) }
        case .entries(let entries):
            // A list gets longer and shorter, too.
            let changed = entries.map { entry in
                entry.map { field in
                    RawInput.Field(
                        name: field.name, text: other(field.text, number) ?? field.text)
                }
            }
            let kept = number % 3 == 0 && changed.count > 1 ? Array(changed.dropLast()) : changed
            let longer = number % 3 == 1 ? kept + [entries[0]] : kept
            return RawInput(input.name, .entries(longer))
        }
    }

    private static func other(_ text: String, _ number: Int) -> String? {
        if text.hasSuffix("%") { return rates[number % rates.count] }
        if text.contains("year") || text.contains("month") {
            return text.contains(" a ") ? nil : terms[number % terms.count]
        }
        let digits = text.filter { $0 != "," }
        let whole = digits.prefix { $0 != "." }
        guard let amount = Int64(whole),
            digits.dropFirst(whole.count).dropFirst().allSatisfy(\.isNumber)
        else { return nil }
        let scaled = amount * factors[number % factors.count] / 100
        return number % 2 == 0 ? "\(scaled)" : "\(scaled).5"
    }
}
