import PennyEngine

extension NumberStyle {
    /// Reads the bytes of a style; nil if they are invalid.
    public convenience init?(bytes: [UInt8]) {
        var lines: [String] = []
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            guard let text = String(validating: line, as: UTF8.self) else { return nil }
            lines.append(text)
        }
        guard lines.count == 13 else { return nil }
        let flags = lines[1].bytes.map { Int($0) - 0x30 }
        guard flags.count == 4, let digits = DigitSet(rawValue: UInt8(truncatingIfNeeded: flags[2]))
        else { return nil }
        self.init(
            locale: lines[0], decimalMark: lines[2], groupMark: lines[3], amountGroupMark: lines[4],
            grouping: flags[0] == 1 ? .indian : .thousands, minimumGroupedDigits: flags[1],
            digits: digits, signMark: lines[5], amountLead: lines[6],
            symbolPosition: flags[3] == 1 ? .before : .after, symbolGap: lines[7],
            percentEnding: lines[8], datePattern: lines[9], fullMonth: lines[10],
            months: lines[11], symbols: lines[12])
        guard isSound else { return nil }
    }

    /// Whether each text that is written as one machine word fits in one, and each pattern has its
    /// names.
    var isSound: Bool {
        for mark in [decimalMark, groupMark, amountGroupMark, percentEnding]
        where mark.bytes.count > ShortText.room { return false }
        guard signMark.bytes.count + NumberWriter.minus.bytes.count <= ShortText.room,
            (4...5).contains(minimumGroupedDigits)
        else { return false }
        guard let pattern = DatePattern(datePattern), FullMonth(fullMonth) != nil else {
            return false
        }
        let hasNames = DateText.names(months).count == 12
        return pattern.parts.allSatisfy { $0.field != .monthName || hasNames }
    }
}
