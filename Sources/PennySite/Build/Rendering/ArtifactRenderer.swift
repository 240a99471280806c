import PennyDiagnostics
import PennyFiles

/// Renders artifacts on all threads.
struct ArtifactRenderer {
    /// Receives a file of the output, from several threads at once.
    typealias FileSink =
        @Sendable (String, RenderedFiles.Content) throws(DiagnosticError) -> StoredFile

    /// A file of the output that a sink has received.
    struct StoredFile: Sendable {
        let path: String
        var record = FileRecord.none
        /// Whether it differs from the file that existed before.
        var isNew = true
    }

    var layout: Layout
    let workers: WorkerPool
    /// Counts the pages that are rendered.
    var count: PageCount?

    /// The outcome of rendering one artifact; its size does not grow with the files.
    struct ArtifactOutcome: Sendable {
        var rows = 0
        var pictures: [(path: String, svg: [UInt8])] = []
        var files: [StoredFile] = []
        /// The number of pages that differ from those that existed before.
        var newPages = 0
        var faults: [Diagnostic] = []
        /// The error that prevented the write of its files.
        var failure: DiagnosticError?
    }

    /// The outcome of rendering several artifacts.
    struct RenderSummary {
        /// The rows of the schedules.
        var rows = 0
        /// The drawings of pictures, in the order of their artifacts.
        var pictures: [(path: String, svg: [UInt8])] = []
        private(set) var files: [StoredFile] = []
        private(set) var newPages = 0
        /// One for each location: a tag in a shared template has the same fault on every page.
        private var faults: [SourceLocation: Diagnostic] = [:]
        private var failure: DiagnosticError?

        /// Adds the outcome of an artifact, each after those before it.
        mutating func add(_ done: ArtifactOutcome) {
            rows += done.rows
            pictures += done.pictures
            files += done.files
            newPages += done.newPages
            add(done.faults)
            failure = failure ?? done.failure
        }

        /// Adds a later summary.
        mutating func add(_ other: RenderSummary) {
            rows += other.rows
            pictures += other.pictures
            files += other.files
            newPages += other.newPages
            add(other.faults.values)
            failure = failure ?? other.failure
        }

        private mutating func add(_ new: some Sequence<Diagnostic>) {
            for fault in new {
                faults[fault.location] = min(faults[fault.location] ?? fault, fault)
            }
        }

        var hasFaults: Bool { !faults.isEmpty }

        /// - Throws: the error of the first file that could not be stored.
        func checkStored() throws(DiagnosticError) {
            if let failure { throw failure }
        }

        mutating func count(newPages: Int) { self.newPages += newPages }

        /// - Throws: the faults of all artifacts; without faults, the error of the first file that
        ///   could not be stored.
        func check() throws(DiagnosticError) {
            if !faults.isEmpty { throw DiagnosticError(faults.values.sorted()) }
            if let failure { throw failure }
        }
    }

    /// Renders all artifacts and passes their files to the sink until one has a fault. Each thread
    /// holds one artifact at a time.
    func run(_ artifacts: [any Artifact], _ sink: @escaping FileSink) -> RenderSummary {
        let layout = layout
        let isStopped = StopFlag()
        let count = count
        count?.begin(.rendering, adding: artifacts.reduce(0) { $0 + $1.pages })
        let done = workers.map(artifacts.count) { index -> ArtifactOutcome in
            defer { count?.add(artifacts[index].pages) }
            return Self.render(artifacts[index], in: layout, isStopped, sink)
        }
        var result = RenderSummary()
        for done in done { result.add(done) }
        return result
    }

    /// Renders one artifact and passes its files to the sink until rendering is stopped.
    static func render(
        _ artifact: any Artifact, in layout: Layout, _ isStopped: StopFlag, _ sink: FileSink
    ) -> ArtifactOutcome {
        var done = ArtifactOutcome()
        let rendered: RenderedFiles
        do throws(DiagnosticError) {
            rendered = try artifact.rendered(in: layout)
        } catch {
            isStopped.set()
            done.faults = error.diagnostics
            return done
        }
        done.rows = rendered.rows
        do throws(DiagnosticError) {
            for (path, content) in rendered.files where !isStopped.isSet {
                if case .picture(let svg) = content {
                    done.pictures.append((path, svg))
                } else {
                    done.files.append(try sink(path, content))
                }
            }
        } catch {
            isStopped.set()
            done.failure = error
        }
        let new = done.files.filter(\.isNew)
        done.newPages = artifact.outputs.count { page in
            page.isPage && new.contains { $0.path == page.path }
        }
        return done
    }
}

/// Removes repeated diagnostics of one location: a tag in a shared template has the same fault on
/// every page.
func onePerLocation(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<SourceLocation> = []
    return diagnostics.sorted().filter { seen.insert($0.location).inserted }
}
