extension [Int128] {
    /// The places of the values, the largest value first and of equal ones the
    /// earlier. All that is sorted goes through here, because each kind of thing
    /// sorted is another copy of the sort in the browser's download.
    @inline(never)
    func placesLargestFirst() -> [Int] {
        indices.sorted { self[$0] == self[$1] ? $0 < $1 : self[$0] > self[$1] }
    }
}
