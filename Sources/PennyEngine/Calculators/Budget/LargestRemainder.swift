/// Splits a whole number into whole parts that add up to it. Each part is its exact share rounded
/// down. The remaining units go one by one to the largest remainders, to the earlier part if they
/// are equal (Hare and Hamilton).
enum LargestRemainder {
    /// Splits `whole` in proportion to `weights`. A weight can be negative if the sum of all is
    /// positive. If the sum is zero, every part is zero.
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
        for index in remainders.indicesLargestFirst().prefix(Int(missing)) { parts[index] += 1 }
        return parts
    }
}
