/// The time to wait for further changes before the files are checked: an editor writes a file in
/// several steps, and a program many files.
struct Pause {
    private static let quiet = Duration.milliseconds(5)
    private static let longest = Duration.milliseconds(50)

    private var start: ContinuousClock.Instant?

    var isOn: Bool { start != nil }

    /// Begins the pause at the first change.
    mutating func begin(_ now: ContinuousClock.Instant = .now) { start = start ?? now }

    mutating func end() { start = nil }

    /// The remaining time in milliseconds.
    var milliseconds: Int { milliseconds(.now) }

    func milliseconds(_ now: ContinuousClock.Instant) -> Int {
        guard let start else { return 0 }
        let left = max(.zero, min(Self.quiet, start + Self.longest - now))
        return Int(left / .milliseconds(1))
    }
}
