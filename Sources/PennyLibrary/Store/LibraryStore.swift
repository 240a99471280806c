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
        let missing = try attempt { () throws(FileError) in try missingFolders(of: change) }
        do throws(FileError) {
            try prepare(change)
        } catch {
            discard(missing)
            throw fault(.files(reason: error.reason), error.path)
        }
        var taken: [TakenStep] = []
        var isTaken = false
        do throws(FileError) {
            try steps.rename(LibraryPlaces.scratch, to: LibraryPlaces.plan)
            try steps.synchronise(folder: LibraryPlaces.pending)
            try take(change, &taken)
            try steps.remove(LibraryPlaces.plan)
            isTaken = true
            try steps.synchronise(folder: LibraryPlaces.pending)
        } catch {
            if isTaken { throw fault(.unconfirmed(reason: error.reason), error.path) }
            guard isTakenBack(taken) else {
                throw fault(.willHappen(reason: error.reason), error.path)
            }
            discard(missing)
            throw fault(.files(reason: error.reason), error.path)
        }
    }

    private func missingFolders(of change: PendingChange) throws(FileError) -> [String] {
        var missing: [String] = []
        for folder in change.folders where try tree.standing(at: folder) == nil {
            missing.append(folder)
        }
        return missing
    }

    /// Removes what a change has put aside, and the folders that were made for it. What is left
    /// does nothing, and the next change removes it.
    private func discard(_ made: [String]) {
        do throws(FileError) {
            try discardStaged()
            for folder in made.reversed() { try tree.removeEmptyFolder(folder) }
        } catch {}
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
            throw FileError(tree.path(LibraryPlaces.pending), FileError.notAFile)
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
    private func isTakenBack(_ taken: [TakenStep]) -> Bool {
        do throws(FileError) {
            guard try tree.standing(at: LibraryPlaces.plan) != nil else { return true }
            for step in taken.reversed() { try undo(step) }
            try steps.remove(LibraryPlaces.plan)
            return true
        } catch {
            // What is not undone happens with the next change: the plan is there.
            return false
        }
    }

    /// Describes a change that was begun and not finished; nil for none.
    func unfinished() throws(DiagnosticError) -> LibraryFault? {
        if try !hasPlan() { return nil }
        do throws(DiagnosticError) {
            return try readPlan().isOwn ? .unfinished : .planOfOtherFolder
        } catch {
            // The next change tells what is wrong with it.
            return .unfinished
        }
    }

    private func hasPlan() throws(DiagnosticError) -> Bool {
        try attempt { () throws(FileError) in try tree.standing(at: LibraryPlaces.plan) != nil }
    }

    /// Finishes what a crash has left; without a plan, removes what was put aside.
    func recover() throws(DiagnosticError) {
        guard try hasPlan() else {
            return try attempt { () throws(FileError) in try discardStaged() }
        }
        let change = try plan()
        try attempt { () throws(FileError) in
            var taken: [TakenStep] = []
            try take(change, &taken)
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

    private func discardStaged() throws(FileError) {
        guard try tree.standing(at: LibraryPlaces.pending) == .folder else { return }
        for name in try tree.entries(of: LibraryPlaces.pending).map(\.name) {
            try steps.remove(LibraryPlaces.pending + "/" + name)
        }
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
