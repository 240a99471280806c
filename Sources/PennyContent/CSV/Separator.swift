/// What stands between the cells of a table.
package enum Separator {
    /// How a table begins.
    struct Head {
        let separator: Unicode.Scalar
        /// The bytes of a first line that names the separator for Excel: `sep=;`. Each is a letter.
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

    /// The one that the first line names, or the comma, semicolon or tab that it has most of
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
