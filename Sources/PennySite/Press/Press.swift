import PennyDiagnostics

/// Makes the groups of a plan on all threads.
struct Press {
    /// Takes a file of the output, from several threads at once.
    typealias Take = @Sendable (String, Printed.Content) throws(DiagnosticError) -> Void

    let frame: Frame
    let workers: Workers

    /// What is left of a group when its files are made: nothing that grows with them.
    struct Done: Sendable {
        var rows = 0
        var pictures: [(path: String, svg: [UInt8])] = []
        var faults: [Diagnostic] = []
        /// Why its files could not be written.
        var failure: DiagnosticError?
    }

    /// What was made.
    struct Result {
        /// The rows of the schedules.
        var rows = 0
        /// The drawings of pictures, in the order of their groups.
        var pictures: [(path: String, svg: [UInt8])] = []
        private var faults: [Diagnostic] = []
        private var failure: DiagnosticError?

        /// Takes in a group, each after those before it.
        mutating func add(_ done: Done) {
            rows += done.rows
            pictures += done.pictures
            faults += done.faults
            failure = failure ?? done.failure
        }

        /// - Throws: the faults of all groups; without any, why the first could not be taken.
        func check() throws(DiagnosticError) {
            if !faults.isEmpty { throw DiagnosticError(onePerPlace(faults)) }
            if let failure { throw failure }
        }
    }

    /// Makes all groups and hands each file on until one has a fault. Each thread holds one group
    /// at a time.
    func run(_ groups: [any OutputGroup], _ take: @escaping Take) -> Result {
        let frame = frame
        let isStopped = Flag()
        let done = workers.map(groups.count) { place -> Done in
            Self.made(of: groups[place], in: frame, isStopped, take)
        }
        var result = Result()
        for done in done { result.add(done) }
        return result
    }

    /// Makes one group, and hands its files on as long as nothing has stopped.
    static func made(
        of group: any OutputGroup, in frame: Frame, _ isStopped: Flag, _ take: Take
    ) -> Done {
        var done = Done()
        let printed: Printed
        do throws(DiagnosticError) {
            printed = try group.printed(in: frame)
        } catch {
            isStopped.set()
            done.faults = error.diagnostics
            return done
        }
        done.rows = printed.rows
        do throws(DiagnosticError) {
            for (path, content) in printed.files where !isStopped.isSet {
                if case .picture(let svg) = content {
                    done.pictures.append((path, svg))
                } else {
                    try take(path, content)
                }
            }
        } catch {
            isStopped.set()
            done.failure = error
        }
        return done
    }
}

/// A tag that all pages share has the same fault on each of them.
func onePerPlace(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<SourceLocation> = []
    return diagnostics.sorted().filter { seen.insert($0.location).inserted }
}
