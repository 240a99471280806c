/// Returns the indices from 0 to `count` in the order of `isBefore`; equal elements stay in their
/// order. It is a bottom-up merge sort. The standard library's sort is thirty times as long in the
/// browser's download.
@inline(never)
func sortedIndices(_ count: Int, _ isBefore: @escaping (Int, Int) -> Bool) -> [Int] {
    IndexOrder(isBefore).sorted(count)
}

/// An order of elements, by their indices. The object holds its rule, since the compiler makes a
/// copy of a function for each closure that it is called with.
private final class IndexOrder {
    private let isBefore: (Int, Int) -> Bool

    init(_ isBefore: @escaping (Int, Int) -> Bool) {
        self.isBefore = isBefore
    }

    @inline(never)
    func sorted(_ count: Int) -> [Int] {
        var indices = Array(0..<count)
        var merged = indices
        var width = 1
        while width < count {
            var start = 0
            while start < count {
                let middle = min(start + width, count)
                let end = min(middle + width, count)
                var left = start
                var right = middle
                for target in start..<end {
                    let usesRight =
                        left == middle || (right < end && isBefore(indices[right], indices[left]))
                    merged[target] = indices[usesRight ? right : left]
                    if usesRight { right += 1 } else { left += 1 }
                }
                start = end
            }
            swap(&indices, &merged)
            width *= 2
        }
        return indices
    }
}
