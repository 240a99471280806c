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
        while let found = rest.range(of: mark) {
            rest = rest[found.upperBound...]
            // “/Pages” is the list of them.
            if rest.first != UInt8(ascii: "s") { count += 1 }
        }
        return count
    }

    /// Replaces the time of printing by the day of the document, or removes it, so that the same
    /// page gives the same bytes.
    ///
    /// - Parameter day: the day in ISO 8601: `2026-11-20`.
    mutating func setDates(to day: String?) {
        let digits = day.map { $0.utf8.filter { $0 != UInt8(ascii: "-") } } ?? []
        for name in ["/CreationDate", "/ModDate"] {
            guard let start = bytes[...].range(of: name)?.lowerBound,
                let open = bytes[start...].range(of: "(D:")?.upperBound,
                let close = bytes[open...].firstIndex(of: UInt8(ascii: ")"))
            else { continue }
            if digits.count == 8, close - open >= 14 {
                let midnight = digits + [UInt8](repeating: UInt8(ascii: "0"), count: 6)
                bytes.replaceSubrange(open..<open + 14, with: midnight)
            } else {
                for index in start...close { bytes[index] = UInt8(ascii: " ") }
            }
        }
    }

    /// Renumbers the names of its nodes from 1. The browser's numbers include nodes that no longer
    /// exist, and vary from run to run.
    mutating func renumberNodes() {
        let mark = "(node"
        var nodes: [(start: Int, number: Int)] = []
        var rest = bytes[...]
        while let found = rest.range(of: mark) {
            rest = rest[found.upperBound...]
            let digits = rest.prefix(Self.nodeDigits)
            guard digits.count == Self.nodeDigits, let number = Self.number(digits) else {
                continue
            }
            nodes.append((found.upperBound, number))
        }
        let ranks = Dictionary(
            uniqueKeysWithValues: Set(nodes.map(\.number)).sorted().enumerated().map {
                ($0.element, $0.offset + 1)
            })
        for (start, number) in nodes {
            var rank = ranks[number] ?? number
            for index in (start..<start + Self.nodeDigits).reversed() {
                bytes[index] = UInt8(ascii: "0") + UInt8(rank % 10)
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
