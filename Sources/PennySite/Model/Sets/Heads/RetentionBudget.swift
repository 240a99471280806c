import Synchronization

/// Limits the memory for saved sets between the first reading of their files and their rendering.
/// The first sets stay as read, then the texts of others. Files beyond the budget are read twice.
final class RetentionBudget: Sendable {
    struct Size: Sendable {
        let sets: Int
        /// The memory of texts, in bytes.
        let bytes: Int

        /// The size of a build.
        static let standard = Size(sets: 12_288, bytes: 4 << 20)
    }

    private let sets: Atomic<Int>
    private let bytes: Atomic<Int>

    init(_ size: Size) {
        sets = Atomic(size.sets)
        bytes = Atomic(size.bytes)
    }

    /// Reserves room for a set; returns false where there is none.
    func reserveSet() -> Bool { sets.wrappingSubtract(1, ordering: .relaxed).newValue >= 0 }

    /// Reserves room for a text; returns false where there is none.
    func reserve(_ text: String) -> Bool {
        let size = text.utf8.count + Self.overhead
        return bytes.wrappingSubtract(size, ordering: .relaxed).newValue >= 0
    }

    /// The bytes of memory that a string takes in addition to its text.
    private static let overhead = 48
}
