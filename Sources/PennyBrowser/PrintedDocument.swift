import PennyText

/// A PDF that a browser has made.
public struct PrintedDocument: Equatable, Sendable {
    public private(set) var bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    public var pageCount: Int {
        let mark = "/Type /Page"
        var count = 0
        var rest = bytes[...]
        while let found = rest.place(of: mark) {
            rest = rest[found.upperBound...]
            // “/Pages” is the list of them.
            if rest.first != UInt8(ascii: "s") { count += 1 }
        }
        return count
    }

    /// Says in place of the moment of printing the day of what was printed, or nothing, so
    /// that the same page gives the same bytes.
    ///
    /// - Parameter day: as ISO 8601 has it: `2026-11-20`.
    mutating func setDates(to day: String?) {
        let digits = day.map { $0.utf8.filter { $0 != UInt8(ascii: "-") } } ?? []
        for name in ["/CreationDate", "/ModDate"] {
            guard let start = bytes[...].place(of: name)?.lowerBound,
                let open = bytes[start...].place(of: "(D:")?.upperBound,
                let close = bytes[open...].firstIndex(of: UInt8(ascii: ")"))
            else { continue }
            if digits.count == 8, close - open >= 14 {
                let midnight = digits + [UInt8](repeating: UInt8(ascii: "0"), count: 6)
                bytes.replaceSubrange(open..<open + 14, with: midnight)
            } else {
                for place in start...close { bytes[place] = UInt8(ascii: " ") }
            }
        }
    }

    /// Counts the names of its nodes from 1. The browser counts nodes that it no longer has, too,
    /// and how many those are is not the same each time.
    mutating func renumberNodes() {
        let mark = "(node"
        var places: [(start: Int, number: Int)] = []
        var rest = bytes[...]
        while let found = rest.place(of: mark) {
            rest = rest[found.upperBound...]
            let digits = rest.prefix(Self.nodeDigits)
            guard digits.count == Self.nodeDigits, let number = Self.number(digits) else {
                continue
            }
            places.append((found.upperBound, number))
        }
        let ranks = Dictionary(
            uniqueKeysWithValues: Set(places.map(\.number)).sorted().enumerated().map {
                ($0.element, $0.offset + 1)
            })
        for (start, number) in places {
            var rank = ranks[number] ?? number
            for place in (start..<start + Self.nodeDigits).reversed() {
                bytes[place] = UInt8(ascii: "0") + UInt8(rank % 10)
                rank /= 10
            }
        }
    }

    private static let nodeDigits = 8

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        var number = 0
        for digit in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
            number = number * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return number
    }
}
