/// Splits a whole so that the parts are whole and add up: each part is its exact
/// share rounded down, and what is missing goes one by one to the largest
/// remainders, the earlier part first where they are equal (Hare and Hamilton).
enum LargestRemainder {
    /// The parts of `whole` in proportion to `weights`. A weight may be below
    /// zero, but their sum is above it; where it is zero, so is every part.
    static func split(_ whole: Int64, by weights: [Int64]) -> [Int64] {
        let sum = weights.reduce(Int128(0)) { $0 + Int128($1) }
        guard sum > 0 else { return weights.map { _ in 0 } }
        var parts: [Int64] = []
        var remainders: [Int128] = []
        var missing = Int128(whole)
        for weight in weights {
            var (part, rest) = (Int128(whole) * Int128(weight)).quotientAndRemainder(
                dividingBy: sum)
            if rest < 0 {
                part -= 1
                rest += sum
            }
            parts.append(Int64(part))
            remainders.append(rest)
            missing -= part
        }
        for place in remainders.placesLargestFirst().prefix(Int(missing)) { parts[place] += 1 }
        return parts
    }
}
