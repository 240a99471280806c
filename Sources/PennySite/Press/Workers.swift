import Glibc
import PennyDiagnostics
import Synchronization

/// Threads that share a piece of work of so many parts. Each takes the next part that nobody has
/// taken, so that no more parts are in memory than there are threads.
struct Workers: Sendable {
    let count: Int

    /// - Parameter count: nil for as many threads as the machine has processors.
    init(_ count: Int? = nil) {
        self.count = max(1, count ?? sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    }

    /// What `make` gives for each number below `total`, in their order, whatever the number of
    /// threads.
    func map<Value: Sendable>(
        _ total: Int, _ make: @escaping @Sendable (Int) -> Value
    ) -> [Value] {
        let threads = min(count, total)
        if threads < 2 { return (0..<total).map(make) }
        let next = Counter()
        let parts = Parts<Value>()
        Self.run(threads) {
            var made: [(Int, Value)] = []
            while case let place = next.take(), place < total { made.append((place, make(place))) }
            parts.add(made)
        }
        return parts.inOrder
    }

    /// What can be computed of some sources, and the faults of the rest.
    func compute<Source: Sendable, Computed: Sendable>(
        _ sources: [Source], _ diagnostics: inout [Diagnostic],
        _ compute: @escaping @Sendable (Source) throws(DiagnosticError) -> Computed
    ) -> [Computed] {
        let results = map(sources.count) { place -> Result<Computed, DiagnosticError> in
            do throws(DiagnosticError) {
                return .success(try compute(sources[place]))
            } catch {
                return .failure(error)
            }
        }
        return results.compactMap { result in
            switch result {
            case .success(let value): return value
            case .failure(let error):
                diagnostics += error.diagnostics
                return nil
            }
        }
    }

    /// Runs the same on so many threads, the present one among them, and waits for all.
    private static func run(_ threads: Int, _ work: @escaping @Sendable () -> Void) {
        let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
        pthread_attr_init(attributes)
        pthread_attr_setstacksize(attributes, Self.stackSize)
        defer {
            pthread_attr_destroy(attributes)
            attributes.deallocate()
        }
        var others: [pthread_t] = []
        for _ in 1..<threads {
            let job = Unmanaged.passRetained(Job(work))
            var thread: pthread_t = 0
            let status = pthread_create(
                &thread, attributes,
                { job in
                    guard let job else { return nil }
                    Unmanaged<Job>.fromOpaque(job).takeRetainedValue().work()
                    return nil
                }, job.toOpaque())
            // Where the machine gives no thread, the others do its part.
            if status == 0 { others.append(thread) } else { job.release() }
        }
        work()
        for thread in others { pthread_join(thread, nil) }
    }

    /// That of the main thread.
    private static let stackSize = 8 << 20

    private final class Job: Sendable {
        let work: @Sendable () -> Void
        init(_ work: @escaping @Sendable () -> Void) { self.work = work }
    }

    private final class Counter: Sendable {
        private let value = Atomic(0)
        func take() -> Int { value.wrappingAdd(1, ordering: .relaxed).oldValue }
    }

    private final class Parts<Value: Sendable>: Sendable {
        private let made = Mutex<[(place: Int, value: Value)]>([])

        func add(_ more: [(Int, Value)]) {
            made.withLock { made in made += more.map { (place: $0.0, value: $0.1) } }
        }

        var inOrder: [Value] {
            made.withLock { made in made.sorted { $0.place < $1.place }.map(\.value) }
        }
    }
}
