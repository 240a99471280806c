import PennyContent
import PennyEngine

/// The usual distance between a source's values, and when a value is missing.
enum UsualGap {
    /// The most days between two values of an unbroken line: the days after which a value is stale,
    /// or twice the third quartile of the gaps. So weekly and irregular values form a line.
    ///
    /// - Parameter days: the days of the values, the oldest first.
    static func limit(_ days: [CivilDate], of source: ReportSource) -> Int {
        let gaps = zip(days, days.dropFirst()).map { Int($1.dayNumber - $0.dayNumber) }.sorted()
        // Two values alone show no pattern.
        guard gaps.count > 1 else { return source.staleAfter }
        return max(source.staleAfter, 2 * gaps[(gaps.count - 1) * 3 / 4])
    }
}
