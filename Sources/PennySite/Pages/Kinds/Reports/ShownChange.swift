import PennyContent
import PennyEngine

/// The change of a value over a time, which pages show instead of the value.
struct ShownChange: Equatable {
    let span: ChangeSpan
    /// The change; nil without an earlier value, or if that is zero.
    let move: PriceChange?
    /// The value from before the time; nil if there is none.
    let earlier: Snapshot.Observation?

    /// Nil for a source that shows its value.
    ///
    /// - Parameter values: the known values, among which is the earlier one.
    init?(of latest: Snapshot.Observation?, in values: Observations, _ source: ReportSource) {
        guard let latest, let span = source.changeSpan else { return nil }
        self.span = span
        earlier = values.earlier(before: latest.day, of: source)
        move = earlier.flatMap { source.shownChange(from: $0.value, to: latest.value) }
    }
}
