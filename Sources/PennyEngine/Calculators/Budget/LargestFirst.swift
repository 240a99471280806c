extension [Int128] {
    /// The places of the values, the largest value first and of equal ones the
    /// earlier.
    func placesLargestFirst() -> [Int] {
        sortedPlaces(count) { self[$0] > self[$1] }
    }
}
