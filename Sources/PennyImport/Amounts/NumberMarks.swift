package import PennyEngine

/// Rewrites numbers from the marks of one locale to those of another.
package struct NumberMarks {
    let from: NumberConvention
    let to: NumberConvention

    package init(from: NumberConvention, to: NumberConvention) {
        self.from = from
        self.to = to
    }

    /// What was typed for a field, with its numbers rewritten; words and
    /// addresses stay as they are.
    package func text(_ typed: String, of field: String) -> String {
        if from == to || ["name", "url"].contains(field) { return typed }
        let decimal: Unicode.Scalar = from == .point ? "." : ","
        let group: Unicode.Scalar = from == .point ? "," : "."
        let scalars = Array(typed.unicodeScalars)
        var out = String.UnicodeScalarView()
        for (index, scalar) in scalars.enumerated() {
            let isInNumber =
                index > 0 && index + 1 < scalars.count && isDigit(scalars[index - 1])
                && isDigit(scalars[index + 1])
            if isInNumber, scalar == group { continue }
            out.append(isInNumber && scalar == decimal ? (to == .point ? "." : ",") : scalar)
        }
        return String(out)
    }

    private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
