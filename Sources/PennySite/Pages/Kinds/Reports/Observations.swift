import PennyContent
import PennyEngine

/// The values of one source in the reports so far.
struct Observations {
    /// The values by day, one a day.
    private(set) var observations: [Snapshot.Observation] = []

    var latest: Snapshot.Observation? { observations.last }

    func latest(before day: CivilDate) -> Snapshot.Observation? {
        observations.last { $0.day < day }
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
