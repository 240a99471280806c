import PennyEngine

extension NumberStyle {
    /// All styles, in the order of their table.
    public static let all: [NumberStyle] = CountryTable.numbers.rows.compactMap { row in
        NumberStyle(row: row)
    }

    /// The style of the United States, which is the first row.
    public static let enUS = all[0]

    /// The style of a language tag, in upper or lower case.
    public static func named(_ locale: String) -> NumberStyle? {
        all.first { $0.isStyle(of: locale) }
    }

    /// Makes the style of a row of `CountryTable.numbers`, with the names of months and the signs
    /// that the other tables have for its locale. Returns nil if the row is invalid.
    convenience init?(row: [String]) {
        guard row.count == 11, row[4].bytes.count == 1,
            let minus = Self.parts(of: row[7], around: NumberWriter.minus),
            let rate = Self.parts(of: row[8], around: "#"),
            let amount = Self.parts(of: row[9], around: "#")
        else { return nil }
        let signAfter = Self.parts(of: amount.after, around: "¤")
        guard let sign = signAfter ?? Self.parts(of: amount.before, around: "¤") else { return nil }
        let groupMark = Self.spaced(row[2])
        let isAfter = signAfter != nil
        self.init(
            locale: row[0], decimalMark: row[1], groupMark: groupMark,
            amountGroupMark: row[3].isEmpty ? groupMark : row[3],
            grouping: row[5].isSameText(as: "2,3") ? .indian : .thousands,
            minimumGroupedDigits: Int(row[4].bytes[0]) - 0x30,
            digits: row[6].isSameText(as: "0") ? .ascii : .arabicIndic, signMark: minus.before,
            amountLead: isAfter ? amount.before : sign.before,
            symbolPosition: isAfter ? .after : .before,
            symbolGap: Self.spaced(isAfter ? sign.before : sign.after),
            percentEnding: Self.spaced(rate.after), datePattern: row[10],
            fullMonth: Self.fullMonth(in: row[0]),
            months: CountryTable.shortMonths.row(for: row[0])?[1] ?? "",
            symbols: Self.symbols(in: row[0]))
    }

    /// The value of `fullMonth` for a locale.
    private static func fullMonth(in locale: String) -> String {
        guard let row = CountryTable.months.row(for: locale) else { return "M/y" }
        return row[2].isEmpty ? row[1] : row[1] + ";" + row[2]
    }

    /// The value of `symbols` for a locale.
    private static func symbols(in locale: String) -> String {
        let common = CountryTable.commonCurrencySigns
        guard let row = CountryTable.currencySigns.row(for: locale) else { return common }
        let others = row[1].isSameText(as: "common") ? common : ""
        return row[2].isEmpty ? others : row[2] + ";" + others
    }

    /// The parts of a pattern before and after a mark; nil without the mark.
    private static func parts(
        of pattern: String, around mark: String
    ) -> (before: String, after: String)? {
        let (bytes, wanted) = (pattern.bytes, mark.bytes)
        var start = 0
        while start + wanted.count <= bytes.count {
            let end = start + wanted.count
            if bytes[start..<end].elementsEqual(wanted) {
                return (
                    String(bytes: Array(bytes[..<start])), String(bytes: Array(bytes[end...]))
                )
            }
            start += 1
        }
        return nil
    }

    /// Replaces `_` by a no-break space and `~` by a narrow one.
    private static func spaced(_ cell: String) -> String {
        var out: [UInt8] = []
        for byte in cell.bytes {
            switch byte {
            case UInt8(ascii: "_"): out.append("\u{A0}")
            case UInt8(ascii: "~"): out.append("\u{202F}")
            default: out.append(byte)
            }
        }
        return String(bytes: out)
    }
}
