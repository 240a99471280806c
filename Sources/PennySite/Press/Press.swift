import PennyDiagnostics
import PennyFiles

/// Makes the groups of a plan on all threads.
struct Press {
    /// Takes a file of the output, from several threads at once.
    typealias Take = @Sendable (String, Printed.Content) throws(DiagnosticError) -> Made

    /// A file of the output that was taken.
    struct Made: Sendable {
        let path: String
        var stamp = FileStamp.none
        /// Whether it is another one than stood there before.
        var isNew = true
    }

    var frame: Frame
    let workers: Workers
    /// Counts the pages that are made.
    var count: PageCount?

    /// What is left of a group when its files are made: nothing that grows with them.
    struct Done: Sendable {
        var rows = 0
        var pictures: [(path: String, svg: [UInt8])] = []
        var files: [Made] = []
        /// How many of the pages are other ones than stood there before.
        var newPages = 0
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
        private(set) var files: [Made] = []
        private(set) var newPages = 0
        private var faults: [Diagnostic] = []
        private var failure: DiagnosticError?

        /// Takes in a group, each after those before it.
        mutating func add(_ done: Done) {
            rows += done.rows
            pictures += done.pictures
            files += done.files
            newPages += done.newPages
            faults += done.faults
            failure = failure ?? done.failure
        }

        /// Takes in what was made after it.
        mutating func add(_ other: Result) {
            rows += other.rows
            pictures += other.pictures
            files += other.files
            newPages += other.newPages
            faults += other.faults
            failure = failure ?? other.failure
        }

        var hasFaults: Bool { !faults.isEmpty }

        /// - Throws: why the first file could not be taken.
        func checkTaken() throws(DiagnosticError) {
            if let failure { throw failure }
        }

        mutating func count(newPages: Int) { self.newPages += newPages }

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
        let count = count
        count?.begin(.printing, adding: groups.reduce(0) { $0 + $1.pages })
        let done = workers.map(groups.count) { place -> Done in
            defer { count?.add(groups[place].pages) }
            return Self.made(of: groups[place], in: frame, isStopped, take)
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
                    done.files.append(try take(path, content))
                }
            }
        } catch {
            isStopped.set()
            done.failure = error
        }
        let new = done.files.filter(\.isNew)
        done.newPages = group.outputs.count { page in
            page.isPage && new.contains { $0.path == page.path }
        }
        return done
    }
}

/// A tag that all pages share has the same fault on each of them.
func onePerPlace(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<SourceLocation> = []
    return diagnostics.sorted().filter { seen.insert($0.location).inserted }
}
