import PennyTestSupport

extension SeededGenerator {
    /// An amount as people write it: “12,500”.
    mutating func amount(_ range: ClosedRange<Int>, by step: Int = 1) -> String {
        grouped(number(in: (range.lowerBound / step)...(range.upperBound / step)) * step)
    }

    /// An amount with cents, from a range of cents.
    mutating func cents(_ range: ClosedRange<Int>) -> String {
        let cents = number(in: range)
        return "\(grouped(cents / 100)).\((cents % 100).padded(2))"
    }

    /// A percentage, from a range of thousandths of a percent.
    mutating func percent(_ range: ClosedRange<Int>) -> String {
        let thousandths = number(in: range)
        return "\(thousandths / 1000).\((thousandths % 1000).padded(3))%"
    }

    /// A day of 2026.
    mutating func day() -> String {
        "2026-\(number(in: 1...12).padded(2))-\(number(in: 1...28).padded(2))"
    }

    /// True once in so many times.
    mutating func once(in times: Int) -> Bool { number(in: 1...times) == 1 }
}

/// A whole number with a comma before each three digits.
func grouped(_ number: Int) -> String {
    guard number >= 1000 else { return "\(number)" }
    return "\(grouped(number / 1000)),\((number % 1000).padded(3))"
}

extension Int {
    /// With zeros before it, so that it has so many digits.
    func padded(_ digits: Int) -> String {
        let text = "\(self)"
        return String(repeating: "0", count: Swift.max(0, digits - text.utf8.count)) + text
    }
}
