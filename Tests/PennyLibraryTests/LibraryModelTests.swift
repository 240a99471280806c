import Foundation
import PennyDiagnostics
import PennyTestSupport
import Synchronization
import Testing

@testable import PennyLibrary

/// Compares thousands of random sequences of actions with the model. `PENNY_SEQUENCES` sets their
/// number; `make library` runs twenty thousand.
@Suite("The library is its model")
struct LibraryModelTests {
    static let sequences =
        ProcessInfo.processInfo.environment["PENNY_SEQUENCES"].flatMap(Int.init) ?? 100
    static let capacity = 4

    @Test func aSequenceOfActionsEndsAsInTheModel() throws {
        var random = SeededGenerator()
        for sequence in 0..<Self.sequences {
            let folder = try LibraryFolder()
            var model = LibraryModel(capacity: Self.capacity)
            for number in 0..<10 {
                // Each action is in another run: only the disk has the state.
                let library = try folder.library(capacity: Self.capacity)
                let comment: Comment = "\(random), sequence \(sequence), action \(number)"
                try LibraryAction(&random).perform(library, &model, comment)
                let stored = try library.model(capacity: Self.capacity)
                #expect(stored.sets == model.inOrder, comment)
                #expect(stored.current == model.current, comment)
                #expect(stored.restored == model.restored, comment)
                #expect(try library.removedSets().map(\.id) == model.removed.map(\.name), comment)
            }
        }
    }

    /// Several processes at once: each reports its changes while it holds the lock, which gives the
    /// order to replay.
    @Test func severalAtOnceActAsOneAfterTheOther() async throws {
        let count = max(1, Self.sequences / 40)
        for sequence in 0..<count {
            let folder = try LibraryFolder()
            let events = Events()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for actor in 0..<4 {
                    let seed = SeededGenerator.chosenSeed &+ UInt64(sequence * 4 + actor)
                    group.addTask {
                        var random = SeededGenerator(seed: seed)
                        let library = try folder.library(capacity: Self.capacity) {
                            events.add($0)
                        }
                        for _ in 0..<8 { try LibraryAction(&random).perform(library) }
                    }
                }
                try await group.waitForAll()
            }
            let comment: Comment =
                "PENNY_TEST_SEED=\(SeededGenerator.chosenSeed), sequence \(sequence)"
            try replay(events.all, folder, comment)
        }
    }

    private func replay(
        _ events: [LibraryEvent], _ folder: LibraryFolder, _ comment: Comment
    ) throws {
        var present: [String] = []
        var removed: [String] = []
        for event in events {
            switch event {
            case .saved(let id):
                #expect(!present.contains(id), comment)
                present.append(id)
            case .removed(let id):
                #expect(present.contains(id), comment)
                present.removeAll { $0 == id }
                removed.append(id)
            case .restored(let id):
                let popped = removed.popLast()
                let last = try #require(popped, comment)
                #expect(id == last || id.hasPrefix(last + "-"), comment)
                #expect(!present.contains(id), comment)
                present.append(id)
            case .dropped(let id): #expect(removed.popLast() == id, comment)
            }
            #expect(present.count <= Self.capacity, comment)
        }
        let library = try folder.library(capacity: Self.capacity)
        let stored = try library.model(capacity: Self.capacity)
        #expect(stored.sets.map(\.name) == present.sorted(by: NameOrder.precedes), comment)
        #expect(Set(stored.sets.map(\.years)).count == stored.sets.count, comment)
        #expect(try library.removedSets().map(\.id) == removed, comment)
    }

    private final class Events: Sendable {
        private let events = Mutex<[LibraryEvent]>([])

        func add(_ event: LibraryEvent) { events.withLock { $0.append(event) } }
        var all: [LibraryEvent] { events.withLock { $0 } }
    }
}
