import PennyDiagnostics
import PennySite

/// The progress of a build in words.
struct ProgressText {
    private let progress: BuildProgress
    /// The time since the first page was counted.
    private let time: Duration

    init(_ progress: BuildProgress, after time: Duration) {
        self.progress = progress
        self.time = time
    }

    /// The text of a line: `4,000 of 10,006 pages`.
    var line: String {
        switch progress.step {
        case .reading: "reading the site"
        case .rendering: "\(grouped(progress.done)) of \(grouped(progress.total)) pages"
        case .publishing: "\(grouped(progress.done)) pages, writing them to the disk"
        }
    }

    /// A bar with the count, the rate and the remaining time, as far as they fit: `[#######-------]
    /// 4,000 of 10,006 pages, 2,310 a second, 3 s left`.
    func bar(columns: Int) -> String {
        var words = line
        if progress.step == .rendering, let rate {
            for part in [", \(grouped(max(1, rate))) a second", left(rate)]
            where words.count + part.count < columns {
                words += part
            }
        }
        let room = min(Self.width, columns - words.count - 5)
        guard progress.step == .rendering, progress.total > 0, room >= Self.leastWidth else {
            return String(words.prefix(max(0, columns - 1)))
        }
        let full = min(room, room * progress.done / progress.total)
        return "[" + String(repeating: "#", count: full)
            + String(repeating: "-", count: room - full) + "]  " + words
    }

    private static let width = 30
    private static let leastWidth = 8

    private var milliseconds: Int {
        let (seconds, attoseconds) = time.components
        return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
    }

    /// Pages per second; nil before the first one.
    private var rate: Int? {
        progress.done > 0 && milliseconds > 0 ? progress.done * 1000 / milliseconds : nil
    }

    private func left(_ rate: Int) -> String {
        let rest = max(0, progress.total - progress.done)
        let seconds = (rest * milliseconds / max(1, progress.done) + 999) / 1000
        if seconds < 60 { return ", \(seconds) s left" }
        let minutes = (seconds + 59) / 60
        return minutes < 60
            ? ", \(minutes) min left" : ", \(minutes / 60) h \(minutes % 60) min left"
    }
}
