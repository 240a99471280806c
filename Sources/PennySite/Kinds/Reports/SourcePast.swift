import PennyContent
import PennyEngine

/// The values that the reports so far have of one source.
struct SourcePast {
    /// By their days, which differ.
    private(set) var observations: [Snapshot.Observation] = []

    var latest: Snapshot.Observation? { observations.last }

    func latest(before day: CivilDate) -> Snapshot.Observation? {
        observations.last { $0.day < day }
    }

    /// Takes a value up; a later report's word on a day holds.
    mutating func add(_ observation: Snapshot.Observation) {
        let index = observations.lastIndex { $0.day <= observation.day }
        if let index, observations[index].day == observation.day {
            observations[index] = observation
        } else {
            observations.insert(observation, at: index.map { $0 + 1 } ?? 0)
        }
    }
}
