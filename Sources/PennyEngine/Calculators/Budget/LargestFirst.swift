extension [Int128] {
    /// The indices of the values, sorted by value with the largest first. Equal values stay in
    /// order.
    func indicesLargestFirst() -> [Int] {
        sortedIndices(count) { self[$0] > self[$1] }
    }
}
