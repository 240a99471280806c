/// The duration of each phase of a build, one after the other.
public struct BuildTimings: Equatable, Sendable {
    public struct Phase: Equatable, Sendable {
        /// The name of the phase: `read`, `check`, `results`, `plan`, `print`, `publish`.
        public let name: String
        public let time: Duration
    }

    public private(set) var phases: [Phase] = []
    private var last = ContinuousClock.now

    /// Ends a phase and begins the next.
    mutating func end(_ name: String) {
        let now = ContinuousClock.now
        phases.append(Phase(name: name, time: now - last))
        last = now
    }

    public var total: Duration { phases.reduce(.zero) { $0 + $1.time } }
}
