import Glibc
import PennyContent
import PennyDiagnostics
import PennyFiles

/// The files of a library: changed as a whole or not at all.
///
/// A change first writes its new files aside, then a plan of what goes where. With
/// the plan in its place the change has happened: whoever changes the library next
/// takes the steps that are left. Without it, nothing has.
struct LibraryStore {
    let tree: FileTree
    let steps: any FileSteps

    // MARK: - Changing

    /// Makes a change. Only the holder of the lock may.
    ///
    /// - Throws: that nothing has changed, or what has, and why.
    func commit(_ change: PendingChange) throws(DiagnosticError) {
        try attempt { () throws(FileError) in try prepare(change) }
        var isTaken = false
        do throws(FileError) {
            try steps.rename(LibraryPlaces.scratch, to: LibraryPlaces.plan)
            try steps.synchronise(folder: LibraryPlaces.pending)
            try take(change)
            try steps.remove(LibraryPlaces.plan)
            isTaken = true
            try steps.synchronise(folder: LibraryPlaces.pending)
        } catch {
            if isTaken { throw fault(.unconfirmed(reason: error.reason), error.path) }
            if isTakenBack(change) { throw fault(.files(reason: error.reason), error.path) }
            throw fault(.willHappen(reason: error.reason), error.path)
        }
    }

    /// Puts the new files and the plan aside.
    private func prepare(_ change: PendingChange) throws(FileError) {
        try steps.makeFolder(LibraryPlaces.pending)
        try steps.makeFolder(LibraryPlaces.removed)
        try discardStaged()
        for file in change.staged {
            try steps.write(file.bytes, to: LibraryPlaces.pending + "/" + file.name)
        }
        try checkFolders(of: change)
        guard let seal = try SealedPlan.seal(in: tree) else {
            throw FileError(tree.path(LibraryPlaces.pending), ENOENT)
        }
        try steps.write(SealedPlan.bytes(of: change, sealedBy: seal), to: LibraryPlaces.scratch)
        try steps.synchronise(folder: LibraryPlaces.pending)
    }

    /// That files can be put where the change puts them, found out before it happens.
    private func checkFolders(of change: PendingChange) throws(FileError) {
        for step in change.steps where step.verb != .replace {
            for path in [step.from, step.to] {
                let folder = FileSystem.split(path).folder
                try steps.makeFolder(folder)
                try tree.checkWritable(folder: folder)
            }
        }
    }

    /// Whether a change that failed is as if it had not been begun. A failure that is
    /// told must not happen after all, when nobody expects it.
    private func isTakenBack(_ change: PendingChange) -> Bool {
        do throws(FileError) {
            guard try tree.standing(at: LibraryPlaces.plan) != nil else { return true }
            if try hasBegun(change) { return false }
            try steps.remove(LibraryPlaces.plan)
        } catch {
            // What cannot be looked at may happen.
            return false
        }
        // Files that are left aside do nothing, and the next change removes them.
        do throws(FileError) { try discardStaged() } catch {}
        return true
    }

    /// Whether the first step of a change may have left a trace.
    private func hasBegun(_ change: PendingChange) throws(FileError) -> Bool {
        guard let first = change.steps.first else { return false }
        guard try tree.standing(at: first.from) != nil else { return true }
        if first.verb == .replace { return false }
        return try tree.standing(at: first.to) != nil
    }

    /// What is to be known of a change that was begun and not finished; nil for none.
    func unfinished() throws(DiagnosticError) -> LibraryFault? {
        let isThere = try attempt { () throws(FileError) in
            try tree.standing(at: LibraryPlaces.plan) != nil
        }
        if !isThere { return nil }
        do throws(DiagnosticError) {
            return try readPlan().isOwn ? .unfinished : .planOfOtherFolder
        } catch {
            // The next change tells what is wrong with it.
            return .unfinished
        }
    }

    /// Finishes what a crash has left; without a plan, removes what was put aside.
    func recover() throws(DiagnosticError) {
        guard try isUnfinished() else {
            return try attempt { () throws(FileError) in try discardStaged() }
        }
        let change = try plan()
        try attempt { () throws(FileError) in
            try take(change)
            try steps.remove(LibraryPlaces.plan)
            try steps.synchronise(folder: LibraryPlaces.pending)
        }
    }

    /// The plan that a crash has left.
    ///
    /// - Throws: that it cannot be read, was not written here, or names what the library would not.
    private func plan() throws(DiagnosticError) -> PendingChange {
        let plan = try readPlan()
        let path = tree.path(LibraryPlaces.plan)
        if !plan.isOwn { throw fault(.planOfOtherFolder, path) }
        if let index = PlanRules.firstForbidden(in: plan.change.steps) {
            let step = plan.change.steps[index]
            let line = index + SealedPlan.linesBeforeSteps + 1
            throw DiagnosticError([
                Diagnostic(
                    .error, LibraryFault.foreignPlan(from: step.from, to: step.to),
                    at: SourceLocation(path: path, line: line))
            ])
        }
        return plan.change
    }

    private func readPlan() throws(DiagnosticError) -> SealedPlan {
        let plan = try attempt { () throws(FileError) in
            let bytes = try tree.read(LibraryPlaces.plan, limit: Self.planLimit)
            let isTrusted = try tree.isTrusted(LibraryPlaces.plan)
            return SealedPlan(
                bytes, sealedBy: isTrusted ? try SealedPlan.seal(in: tree) : nil)
        }
        guard let plan else { throw fault(.damagedPlan, tree.path(LibraryPlaces.plan)) }
        return plan
    }

    private static let planLimit = 1 << 24

    private func take(_ change: PendingChange) throws(FileError) {
        for step in change.steps {
            switch step.verb {
            case .put: try put(step.from, at: step.to)
            case .move: try move(step.from, to: step.to)
            case .replace: try replace(step.to, with: step.from)
            }
        }
    }

    private func discardStaged() throws(FileError) {
        guard try tree.standing(at: LibraryPlaces.pending) == .folder else { return }
        for name in try tree.entries(of: LibraryPlaces.pending).map(\.name) {
            try steps.remove(LibraryPlaces.pending + "/" + name)
        }
    }

    // MARK: - Steps

    private func put(_ file: String, at place: String) throws(FileError) {
        guard try tree.standing(at: file) != nil else { return }
        try steps.makeFolder(FileSystem.split(place).folder)
        var target = place
        var number = 1
        while try !give(file, theName: target) {
            number += 1
            target = Self.numbered(place, number)
        }
        try steps.synchronise(folder: FileSystem.split(target).folder)
        if try tree.standing(at: file) != nil { try steps.remove(file) }
    }

    /// Whether the file has the name now; not where another file has it. Where a
    /// disk knows no second names, the file is renamed.
    private func give(_ file: String, theName target: String) throws(FileError) -> Bool {
        if try tree.standing(at: target) != nil { return try isSame(file, target) }
        do throws(FileError) {
            try steps.link(file, to: target)
        } catch {
            switch error.code {
            case EEXIST: return try isSame(file, target)
            case EPERM, EOPNOTSUPP, ENOSYS: try steps.rename(file, to: target)
            default: throw error
            }
        }
        return true
    }

    private func isSame(_ first: String, _ second: String) throws(FileError) -> Bool {
        guard try tree.standing(at: second) == .file else { return false }
        if try tree.isOneFile(first, second) { return true }
        let limit = ContentText.byteLimit
        let bytes = try tree.read(first, limit: limit)
        if bytes.count > limit { return false }
        return try tree.read(second, limit: limit) == bytes
    }

    private func move(_ file: String, to place: String) throws(FileError) {
        guard try tree.standing(at: place) == nil else { return }
        guard try tree.standing(at: file) != nil else { return }
        try steps.makeFolder(FileSystem.split(place).folder)
        try steps.rename(file, to: place)
        try steps.synchronise(folder: FileSystem.split(place).folder)
        try steps.synchronise(folder: FileSystem.split(file).folder)
    }

    private func replace(_ file: String, with new: String) throws(FileError) {
        guard try tree.standing(at: new) != nil else { return }
        try steps.rename(new, to: file)
        try steps.synchronise(folder: FileSystem.split(file).folder)
    }

    /// `first-home-2.md` for `first-home.md`.
    static func numbered(_ path: String, _ number: Int) -> String {
        guard let dot = path.lastIndex(of: ".") else { return "\(path)-\(number)" }
        return "\(path[..<dot])-\(number)\(path[dot...])"
    }

    // MARK: - Faults

    func attempt<Value>(
        _ work: () throws(FileError) -> Value
    ) throws(DiagnosticError) -> Value {
        do throws(FileError) {
            return try work()
        } catch {
            throw fault(.files(reason: error.reason), error.path)
        }
    }

    private func fault(_ fault: LibraryFault, _ path: String) -> DiagnosticError {
        DiagnosticError([Diagnostic(.error, fault, at: SourceLocation.option(path))])
    }
}
