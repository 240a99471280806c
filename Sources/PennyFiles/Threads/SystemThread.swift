import Glibc

/// A thread of the system, which starts at once. A thread whose value is dropped ends by itself.
package struct SystemThread: ~Copyable, Sendable {
    /// The stack size of the main thread: parsing recurses as deep as a text is nested.
    static let stackSize = 8 << 20

    private let thread: pthread_t

    /// Starts a thread; nil if the system gives none.
    package init?(_ work: @escaping @Sendable () -> Void) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, Self.stackSize)
        defer { pthread_attr_destroy(&attributes) }
        let job = Unmanaged.passRetained(Job(work))
        var thread: pthread_t = 0
        let status = pthread_create(
            &thread, &attributes,
            { job in
                guard let job else { return nil }
                Unmanaged<Job>.fromOpaque(job).takeRetainedValue().work()
                return nil
            }, job.toOpaque())
        guard status == 0 else {
            job.release()
            return nil
        }
        self.thread = thread
    }

    deinit { pthread_detach(thread) }

    /// Waits until its work is done.
    package consuming func join() {
        pthread_join(thread, nil)
        discard self
    }

    private final class Job: Sendable {
        let work: @Sendable () -> Void
        init(_ work: @escaping @Sendable () -> Void) { self.work = work }
    }
}
