/// What stands between the cells of a table.
package enum Separator {
    package static let choices: [Unicode.Scalar] = [",", ";", "\t"]

    /// The comma, semicolon or tab that the first line has most of outside quotes.
    package static func of(_ text: String) -> Unicode.Scalar {
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
