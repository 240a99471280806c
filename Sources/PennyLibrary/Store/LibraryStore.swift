import PennyDiagnostics
import PennyFiles

/// The files of a library, changed as a whole or not at all.
///
/// A change first writes its new files aside, then a plan of its steps. Once the plan is in place,
/// the change is committed: the next process that changes the library applies the remaining steps.
/// Without a plan, nothing has happened.
struct LibraryStore {
    let tree: FileTree
    let steps: any FileSteps

    // MARK: - Changing

    /// Commits a change. The caller must hold the lock.
    ///
    /// - Throws: a fault that nothing has changed, or which part has, and why.
    func commit(_ change: PendingChange) throws(DiagnosticError) {
        let missing = try attempt { () throws(FileError) in try missingFolders(of: change) }
        do throws(FileError) {
            try prepare(change)
        } catch {
            discard(missing)
            throw fault(.library.files(error.reason), error.path)
        }
        var applied: [AppliedStep] = []
        var isTaken = false
        do throws(FileError) {
            try steps.rename(LibraryPaths.scratch, to: LibraryPaths.plan)
            try steps.synchronise(folder: LibraryPaths.pending)
            try apply(change, &applied)
            try steps.remove(LibraryPaths.plan)
            isTaken = true
            try steps.synchronise(folder: LibraryPaths.pending)
        } catch {
            if isTaken { throw fault(.library.unconfirmed(error.reason), error.path) }
            guard isRolledBack(applied) else {
                throw fault(.library.willHappen(error.reason), error.path)
            }
            discard(missing)
            throw fault(.library.files(error.reason), error.path)
        }
    }

    private func missingFolders(of change: PendingChange) throws(FileError) -> [String] {
        var missing: [String] = []
        for folder in change.folders where try tree.existingKind(at: folder) == nil {
            missing.append(folder)
        }
        return missing
    }

    /// Removes the staged files of a change, and the folders that were made for it. Leftovers do no
    /// harm, and the next change removes them.
    private func discard(_ made: [String]) {
        do throws(FileError) {
            try discardStaged()
            for folder in made.reversed() { try tree.removeEmptyFolder(folder) }
        } catch {}
    }

    /// Writes the new files and the plan aside.
    private func prepare(_ change: PendingChange) throws(FileError) {
        try steps.makeFolder(LibraryPaths.pending)
        try steps.makeFolder(LibraryPaths.removed)
        try discardStaged()
        for file in change.staged {
            try steps.write(file.bytes, to: LibraryPaths.pending + "/" + file.name)
        }
        try checkFolders(of: change)
        guard let seal = try SealedPlan.seal(in: tree) else {
            throw FileError(tree.path(LibraryPaths.pending), FileError.notAFile)
        }
        try steps.write(SealedPlan.bytes(of: change, sealedBy: seal), to: LibraryPaths.scratch)
        try steps.synchronise(folder: LibraryPaths.pending)
    }

    /// Checks that the change can write files to its targets, before it is committed.
    private func checkFolders(of change: PendingChange) throws(FileError) {
        for step in change.steps where step.verb != .replace {
            for path in [step.from, step.to] {
                let folder = FileSystem.split(path).folder
                try steps.makeFolder(folder)
                try tree.checkWritable(folder: folder)
            }
        }
    }

    /// Rolls back a failed change. A change that was reported as failed must not happen later.
    ///
    /// - Returns: whether the change was undone completely.
    private func isRolledBack(_ applied: [AppliedStep]) -> Bool {
        do throws(FileError) {
            guard try tree.existingKind(at: LibraryPaths.plan) != nil else { return true }
            for step in applied.reversed() { try undo(step) }
            try steps.remove(LibraryPaths.plan)
            return true
        } catch {
            // The next change completes what is not undone, as the plan is there.
            return false
        }
    }

    /// The fault of a change that was begun and not finished; nil if there is none.
    func unfinished() throws(DiagnosticError) -> Fault? {
        if try !hasPlan() { return nil }
        do throws(DiagnosticError) {
            return try readPlan().isOwn ? .library.unfinished : .library.planOfOtherFolder
        } catch {
            // The next change reports its faults.
            return .library.unfinished
        }
    }

    private func hasPlan() throws(DiagnosticError) -> Bool {
        try attempt { () throws(FileError) in try tree.existingKind(at: LibraryPaths.plan) != nil }
    }

    /// Finishes an interrupted change; without a plan, removes its staged files.
    func recover() throws(DiagnosticError) {
        guard try hasPlan() else {
            return try attempt { () throws(FileError) in try discardStaged() }
        }
        let change = try plan()
        try attempt { () throws(FileError) in
            var applied: [AppliedStep] = []
            try apply(change, &applied)
            try steps.remove(LibraryPaths.plan)
            try steps.synchronise(folder: LibraryPaths.pending)
        }
    }

    /// The plan of an interrupted change.
    ///
    /// - Throws: a fault if it cannot be read, was not written here, or names files that the
    ///   library would not.
    private func plan() throws(DiagnosticError) -> PendingChange {
        let plan = try readPlan()
        let path = tree.path(LibraryPaths.plan)
        if !plan.isOwn { throw fault(.library.planOfOtherFolder, path) }
        if let index = PlanRules.firstForbidden(in: plan.change.steps) {
            let step = plan.change.steps[index]
            let line = index + SealedPlan.linesBeforeSteps + 1
            throw DiagnosticError([
                Diagnostic(
                    Fault.library.foreignPlan(step.from, step.to),
                    at: SourceLocation(path: path, line: line))
            ])
        }
        return plan.change
    }

    private func readPlan() throws(DiagnosticError) -> SealedPlan {
        let plan = try attempt { () throws(FileError) in
            let bytes = try tree.read(LibraryPaths.plan, limit: Self.planLimit)
            let isTrusted = try tree.isTrusted(LibraryPaths.plan)
            return SealedPlan(
                bytes, sealedBy: isTrusted ? try SealedPlan.seal(in: tree) : nil)
        }
        guard let plan else { throw fault(.library.damagedPlan, tree.path(LibraryPaths.plan)) }
        return plan
    }

    private static let planLimit = 1 << 24

    private func discardStaged() throws(FileError) {
        guard try tree.existingKind(at: LibraryPaths.pending) == .folder else { return }
        for name in try tree.entries(of: LibraryPaths.pending).map(\.name) {
            try steps.remove(LibraryPaths.pending + "/" + name)
        }
    }

    // MARK: - Faults

    func attempt<Value>(
        _ work: () throws(FileError) -> Value
    ) throws(DiagnosticError) -> Value {
        do throws(FileError) {
            return try work()
        } catch {
            throw fault(.library.files(error.reason), error.path)
        }
    }

    private func fault(_ fault: Fault, _ path: String) -> DiagnosticError {
        DiagnosticError([Diagnostic(fault, at: SourceLocation.option(path))])
    }
}
