/// A file's state as one number.
package struct FileMark: Hashable, Sendable {
    package let number: UInt64

    package init(number: UInt64) { self.number = number }

    /// That of a file of whose state nothing can be told.
    package static let unknown = FileMark(number: 0)

    package init(_ parts: [Int]) {
        var maker = FingerprintMaker()
        for part in parts { maker.add(part) }
        let print = maker.fingerprint
        number = max(1, print.high ^ print.low)
    }
}
