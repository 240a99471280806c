/// Times a piece of work again and again, and keeps the best and the middle.
struct Stopwatch {
    private(set) var rounds: [Duration] = []

    /// Each round runs `work` often enough to be longer than the clock's grain.
    static func time(rounds: Int, repeats: Int, _ work: () -> Int) -> Stopwatch {
        var watch = Stopwatch()
        var kept = 0
        for _ in 0..<repeats { kept &+= work() }
        let clock = ContinuousClock()
        for _ in 0..<rounds {
            let start = clock.now
            for _ in 0..<repeats { kept &+= work() }
            watch.rounds.append((clock.now - start) / repeats)
        }
        precondition(kept != 0, "the work gave nothing")
        watch.rounds.sort()
        return watch
    }

    var best: Duration { rounds[0] }
    var median: Duration { rounds[rounds.count / 2] }
}

extension Duration {
    /// In microseconds with two decimals.
    var microseconds: String {
        let (seconds, attoseconds) = components
        let hundredths = seconds * 100_000_000 + attoseconds / 10_000_000_000
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
