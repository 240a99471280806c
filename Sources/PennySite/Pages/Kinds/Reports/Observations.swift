import PennyContent
import PennyEngine

/// The values of one source in the reports so far.
struct Observations {
    /// The values by day, one a day.
    private(set) var observations: [Snapshot.Observation] = []
    /// The values that sources gave from before the time of a change that they show.
    private var earlier: [Snapshot.Observation] = []

    var latest: Snapshot.Observation? { observations.last }

    func latest(before day: CivilDate) -> Snapshot.Observation? {
        observations.last { $0.day < day }
    }

    /// Finds the value from before the time that a source shows a change over, which ends on `end`.
    func earlier(before end: CivilDate, of source: ReportSource) -> Snapshot.Observation? {
        observations.last { source.isEarlier($0.day, before: end) }
            ?? earlier.filter { source.isEarlier($0.day, before: end) }.max { $0.day < $1.day }
    }

    /// Adds a value from before the time of a change that its source shows.
    mutating func add(earlier observation: Snapshot.Observation) {
        if !earlier.contains(observation) { earlier.append(observation) }
    }

    /// Adds all values of a report.
    mutating func add(_ quote: Snapshot.Quote) {
        for observation in [quote.previous, quote.latest].compactMap(\.self) { add(observation) }
        if let observation = quote.earlier { add(earlier: observation) }
    }

    /// Adds a value. A later report's value of a day replaces an earlier one.
    mutating func add(_ observation: Snapshot.Observation) {
        let index = observations.lastIndex { $0.day <= observation.day }
        if let index, observations[index].day == observation.day {
            observations[index] = observation
        } else {
            observations.insert(observation, at: index.map { $0 + 1 } ?? 0)
        }
    }
}
