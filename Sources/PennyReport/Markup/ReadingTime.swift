import CMarkup

/// How long one answer may be worked on once it is here. What a thread computes
/// is counted, and not what it waits for.
package struct ReadingTime: Sendable {
    static let milliseconds = 2000

    let deadline: Int64

    init(milliseconds: Int = ReadingTime.milliseconds) {
        deadline = penny_markup_clock() + Int64(milliseconds) * 1_000_000
    }

    func check() throws(ReportFault) {
        if penny_markup_clock() > deadline {
            throw .tooComplex(.time(milliseconds: Self.milliseconds))
        }
    }
}
