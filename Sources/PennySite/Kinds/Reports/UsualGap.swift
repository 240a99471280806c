import PennyContent
import PennyEngine

/// The distance between values of a source at which something is missing between them.
enum UsualGap {
    /// The most days between two values of a line without a break: those after which a value is
    /// stale, or twice what three quarters of the values keep to, so that weekly values and those
    /// of irregular days are a line.
    ///
    /// - Parameter days: the days of the values, the oldest first.
    static func limit(_ days: [CivilDate], of source: ReportSource) -> Int {
        let gaps = zip(days, days.dropFirst()).map { Int($1.dayNumber - $0.dayNumber) }.sorted()
        // Two values alone show no habit.
        guard gaps.count > 1 else { return source.staleAfter }
        return max(source.staleAfter, 2 * gaps[(gaps.count - 1) * 3 / 4])
    }
}
