import Synchronization

/// What may stay in memory of saved sets from the first reading of their files to their turn, so
/// that it does not grow with what they say: the first ones as they were read, then the texts of
/// others. Files for which there is no room are read twice.
final class KeptRoom: Sendable {
    struct Size: Sendable {
        let sets: Int
        /// What texts take.
        let bytes: Int
    }

    private let sets: Atomic<Int>
    private let bytes: Atomic<Int>

    init(_ size: Size) {
        sets = Atomic(size.sets)
        bytes = Atomic(size.bytes)
    }

    /// Whether there is room for a set, which is then taken.
    func takesSet() -> Bool { sets.wrappingSubtract(1, ordering: .relaxed).newValue >= 0 }

    /// Whether there is room for a text, which is then taken.
    func takes(_ text: String) -> Bool {
        let size = text.utf8.count + Self.overhead
        return bytes.wrappingSubtract(size, ordering: .relaxed).newValue >= 0
    }

    /// What a string takes beside its bytes.
    private static let overhead = 48
}
