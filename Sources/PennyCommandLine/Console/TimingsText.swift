import PennySite

/// The duration of a build: a line for each phase with its seconds and its share.
struct TimingsText {
    let text: String

    init(_ timings: BuildTimings) {
        let total = max(1, timings.total.wholeMicroseconds)
        let lines = timings.phases.map { phase in
            let time = phase.time.wholeMicroseconds
            return Self.line(phase.name, time, percent: (100 * time + total / 2) / total)
        }
        text = (lines + [Self.line("total", total, percent: 100)]).joined()
    }

    /// A line: `print      1.234 s   56%`.
    private static func line(_ name: String, _ time: Int, percent: Int) -> String {
        let seconds = Duration.microseconds(time).secondsText
        return name + String(repeating: " ", count: max(1, 8 - name.count))
            + seconds.padded(to: 10) + "\(percent)%".padded(to: 6) + "\n"
    }
}

extension String {
    /// The text, padded at the front to a length.
    fileprivate func padded(to length: Int, with letter: Character = " ") -> String {
        String(repeating: letter, count: max(0, length - count)) + self
    }
}

extension Duration {
    fileprivate var wholeMicroseconds: Int {
        Int(components.seconds) * 1_000_000 + Int(components.attoseconds / 1_000_000_000_000)
    }

    /// The time in seconds: `1.234 s`.
    var secondsText: String {
        let milliseconds = (wholeMicroseconds + 500) / 1_000
        let rest = String(milliseconds % 1_000)
        return "\(milliseconds / 1_000)." + rest.padded(to: 3, with: "0") + " s"
    }
}
