/// A rate as a file types it, from the ratio a vector writes: `0.03875` is
/// `3.875%`. Only the point moves; no number is read.
package func percent(_ ratio: String) -> String {
    let isNegative = ratio.hasPrefix("-")
    let parts = ratio.drop { $0 == "-" }.split(separator: ".", maxSplits: 1)
    let decimals = parts.count > 1 ? String(parts[1]) : ""
    let padded = decimals + String(repeating: "0", count: max(0, 2 - decimals.count))
    let whole = (parts[0] + padded.prefix(2)).drop { $0 == "0" }
    let rest = padded.dropFirst(2)
    return (isNegative ? "-" : "") + (whole.isEmpty ? "0" : whole)
        + (rest.isEmpty ? "" : ".\(rest)") + "%"
}
