/// The separator of the cells of a table.
package enum Separator {
    /// The separator of a table, and the line that names it.
    struct Head {
        let separator: Unicode.Scalar
        /// The length of a first line that names the separator for Excel, such as `sep=;`; 0
        /// without one. All of its characters are ASCII.
        let length: Int

        init(_ text: String) {
            let line = text.unicodeScalars.prefix { $0 != "\n" }
            let typed = String(String.UnicodeScalarView(line.filter { $0 != "\r" && $0 != "\"" }))
            if typed.lowercased().hasPrefix("sep="), let mark = typed.unicodeScalars.last,
                mark.isASCII, typed.unicodeScalars.count == 5
            {
                separator = mark
                length = min(line.count + 1, text.utf8.count)
            } else {
                separator = Separator.mostFrequent(in: text)
                length = 0
            }
        }
    }

    package static let choices: [Unicode.Scalar] = [",", ";", "\t"]

    /// The separator that the first line names, or the most frequent comma, semicolon or tab
    /// outside quotes.
    package static func of(_ text: String) -> Unicode.Scalar { Head(text).separator }

    private static func mostFrequent(in text: String) -> Unicode.Scalar {
        var counts: [Unicode.Scalar: Int] = [:]
        var isQuoted = false
        for scalar in text.unicodeScalars {
            if scalar == "\"" { isQuoted.toggle() }
            if isQuoted { continue }
            if scalar == "\n" {
                if counts.isEmpty { continue }
                break
            }
            counts[scalar, default: 0] += 1
        }
        return choices.dropFirst().reduce(",") { best, choice in
            counts[choice, default: 0] > counts[best, default: 0] ? choice : best
        }
    }
}
