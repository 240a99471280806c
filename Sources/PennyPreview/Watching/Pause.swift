/// How long to wait for the next change before the files are looked at: an editor writes a file in
/// several steps, and a program many files.
struct Pause {
    private static let quiet = Duration.milliseconds(5)
    private static let longest = Duration.milliseconds(50)

    private var start: ContinuousClock.Instant?

    var isOn: Bool { start != nil }

    /// There was a change.
    mutating func begin(_ now: ContinuousClock.Instant = .now) { start = start ?? now }

    mutating func end() { start = nil }

    /// How long to wait from now on.
    var milliseconds: Int { milliseconds(.now) }

    func milliseconds(_ now: ContinuousClock.Instant) -> Int {
        guard let start else { return 0 }
        let left = max(.zero, min(Self.quiet, start + Self.longest - now))
        return Int(left / .milliseconds(1))
    }
}
