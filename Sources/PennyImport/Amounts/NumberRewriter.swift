package import PennyEngine

/// Rewrites numbers with the marks of one locale as numbers with those of another.
package struct NumberRewriter {
    let from: NumberConvention
    let to: NumberConvention
    /// Whether three decimals are known to be decimals. They get a fourth, so that no reader can
    /// take them for thousands.
    let isSure: Bool

    package init(from: NumberConvention, to: NumberConvention, isSure: Bool = false) {
        self.from = from
        self.to = to
        self.isSure = isSure
    }

    /// Rewrites the numbers in the text of a field. Names and URLs stay as they are.
    package func text(_ typed: String, of field: String) -> String {
        if (from == to && !isSure) || ["name", "url"].contains(field) { return typed }
        let scalars = Array(typed.unicodeScalars)
        var out = String.UnicodeScalarView()
        var index = 0
        while index < scalars.count {
            var end = index
            while end < scalars.count, isOfNumber(scalars, end) { end += 1 }
            if end == index {
                out.append(scalars[index])
                index += 1
            } else {
                out.append(contentsOf: number(scalars[index..<end]))
                index = end
            }
        }
        return String(out)
    }

    /// Rewrites a number; returns it unchanged if its digit groups are invalid.
    private func number(_ run: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar] {
        let parts = run.split(
            separator: from == .point ? "." : ",", omittingEmptySubsequences: false)
        let groups = parts[0].split(omittingEmptySubsequences: false) { !isDigit($0) }
        let last = groups[groups.count - 1]
        guard parts.count <= 2, groups.count == 1 || last.count == 3,
            parts.count == 1 || parts[1].allSatisfy(isDigit)
        else { return Array(run) }
        var out = groups.flatMap(Array.init)
        guard parts.count == 2 else { return out }
        out.append(to == .point ? "." : ",")
        out += parts[1]
        if isSure, parts[1].count == 3 { out.append("0") }
        return out
    }

    private func isOfNumber(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
        if isDigit(scalars[index]) { return true }
        return index > 0 && index + 1 < scalars.count
            && ".,".unicodeScalars.contains(scalars[index])
            && isDigit(scalars[index - 1]) && isDigit(scalars[index + 1])
    }

    private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
