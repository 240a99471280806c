import Glibc
import PennyDiagnostics
import PennyFiles
import Synchronization

/// Threads that share numbered work. Each takes the next item, so no more items are in memory than
/// there are threads.
package struct WorkerPool: Sendable {
    package let count: Int

    /// - Parameter count: nil for one thread per processor.
    package init(_ count: Int? = nil) {
        self.count = max(1, count ?? sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    }

    /// Calls `make` for each number below `total`; the results are in the order of the numbers,
    /// whatever the number of threads.
    package func map<Value: Sendable>(
        _ total: Int, _ make: @escaping @Sendable (Int) -> Value
    ) -> [Value] {
        let threads = min(count, total)
        if threads < 2 { return (0..<total).map(make) }
        // Runs of indices, short enough for all threads to end at about the same time.
        let length = max(1, total / (threads * 64))
        let next = Counter()
        let runs = Runs<Value>()
        Self.run(threads) {
            while case let run = next.next(), run * length < total {
                let indices = run * length..<min((run + 1) * length, total)
                runs.add(run, indices.map(make))
            }
        }
        return runs.inOrder
    }

    /// Computes a value for each source; adds the faults of sources that fail to `diagnostics`.
    func compute<Source: Sendable, Computed: Sendable>(
        _ sources: [Source], _ diagnostics: inout [Diagnostic],
        _ compute: @escaping @Sendable (Source) throws(DiagnosticError) -> Computed
    ) -> [Computed] {
        let results = map(sources.count) { index -> Result<Computed, DiagnosticError> in
            do throws(DiagnosticError) {
                return .success(try compute(sources[index]))
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

    /// Runs `work` on this many threads, the present one among them, and waits for all.
    private static func run(_ threads: Int, _ work: @escaping @Sendable () -> Void) {
        if threads < 2 { return work() }
        // If the system gives no thread, the other threads do its work.
        let other = SystemThread(work)
        run(threads - 1, work)
        other?.join()
    }

    private final class Counter: Sendable {
        private let value = Atomic(0)
        func next() -> Int { value.wrappingAdd(1, ordering: .relaxed).oldValue }
    }

    private final class Runs<Value: Sendable>: Sendable {
        private let made = Mutex<[(number: Int, values: [Value])]>([])

        func add(_ number: Int, _ values: [Value]) {
            made.withLock { $0.append((number: number, values: values)) }
        }

        var inOrder: [Value] {
            made.withLock { made in made.sorted { $0.number < $1.number }.flatMap(\.values) }
        }
    }
}
