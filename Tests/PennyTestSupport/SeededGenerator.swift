import Foundation

/// Random numbers that are the same in every run (SplitMix64). A failing law
/// prints the seed; `PENNY_TEST_SEED` sets another one.
public struct SeededGenerator: RandomNumberGenerator, CustomStringConvertible, Sendable {
    public let seed: UInt64
    private var state: UInt64

    /// The seed of a run unless the environment names another.
    public static let usualSeed: UInt64 = 20_261_120

    public init(seed: UInt64 = SeededGenerator.chosenSeed) {
        self.seed = seed
        state = seed
    }

    public static var chosenSeed: UInt64 {
        ProcessInfo.processInfo.environment["PENNY_TEST_SEED"].flatMap(UInt64.init) ?? usualSeed
    }

    public var description: String { "PENNY_TEST_SEED=\(seed)" }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    public mutating func number(in range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &self)
    }

    /// One of `choices`, which are not empty.
    public mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
        choices[number(in: 0...choices.count - 1)]
    }

    /// Binary digits in words of 64, often all zeros or all ones, where carries
    /// and borrows go wrong.
    public mutating func limbs(_ count: Int) -> [UInt64] {
        (0..<count).map { _ in
            switch number(in: 0...5) {
            case 0: 0
            case 1: .max
            case 2: pick([1, 1 << 63, .max - 1])
            default: next()
            }
        }
    }
}
