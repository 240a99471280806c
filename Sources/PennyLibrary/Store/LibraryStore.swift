import Glibc
import PennyDiagnostics
import PennyFiles

/// The files of a library: changed as a whole or not at all.
///
/// A change first writes its new files aside, then a plan of what goes where. With
/// the plan in its place the change has happened: whoever opens the library next
/// takes the steps that are left. Without it, nothing has.
struct LibraryStore {
    let places: LibraryPlaces
    let steps: any FileSteps

    // MARK: - Changing

    /// Makes a change. Only the holder of the lock may.
    func commit(_ change: PendingChange) throws(FileError) {
        try steps.makeFolder(places.pending)
        try steps.makeFolder(places.removed)
        try discardStaged()
        for file in change.staged {
            try steps.write(file.bytes, to: places.pending + "/" + file.name)
        }
        try checkFolders(of: change)
        try steps.write(change.records.bytes, to: places.scratch)
        try steps.synchronise(folder: places.pending)
        try steps.rename(places.scratch, to: places.plan)
        try steps.synchronise(folder: places.pending)
        do throws(FileError) {
            try finish(change)
        } catch {
            // A failure that is told must not happen after all, when nobody expects it.
            if !hasBegun(change) {
                try steps.remove(places.plan)
                try discardStaged()
            }
            throw error
        }
    }

    /// That files can be put where the change puts them, found out before it happens.
    private func checkFolders(of change: PendingChange) throws(FileError) {
        for step in change.steps where step.verb != .replace {
            for path in [step.from, step.to].map(places.path) {
                let folder = Self.folder(of: path)
                try steps.makeFolder(folder)
                guard access(folder, W_OK | X_OK) == 0 else { throw FileError(folder) }
            }
        }
    }

    /// Whether the first step of a change has left a trace.
    private func hasBegun(_ change: PendingChange) -> Bool {
        guard let first = change.steps.first else { return false }
        guard FileSystem.kind(of: places.path(first.from)) != nil else { return true }
        return FileSystem.kind(of: places.path(first.to)) != nil
    }

    /// Whether a change was begun and not finished.
    var isUnfinished: Bool { FileSystem.kind(of: places.plan) != nil }

    /// Finishes what a crash has left; without a plan, removes what was put aside.
    func recover() throws(DiagnosticError) {
        try attempt { () throws(FileError) in
            guard isUnfinished else { return try discardStaged() }
        }
        guard isUnfinished else { return }
        let bytes = try attempt { () throws(FileError) in
            try FileSystem.read(places.plan, limit: Self.planLimit)
        }
        guard let change = Records(bytes).flatMap(PendingChange.init) else {
            throw DiagnosticError([
                Diagnostic(
                    .error, LibraryFault.damagedPlan, at: SourceLocation(path: places.plan))
            ])
        }
        try attempt { () throws(FileError) in try finish(change) }
    }

    private static let planLimit = 1 << 24

    private func finish(_ change: PendingChange) throws(FileError) {
        for step in change.steps {
            let (from, to) = (places.path(step.from), places.path(step.to))
            switch step.verb {
            case .put: try put(from, at: to)
            case .move: try move(from, to: to)
            case .replace: try replace(to, with: from)
            }
        }
        try steps.remove(places.plan)
        try steps.synchronise(folder: places.pending)
    }

    private func discardStaged() throws(FileError) {
        guard FileSystem.kind(of: places.pending) == .folder else { return }
        for name in try FileSystem.entries(of: places.pending).map(\.name) {
            try steps.remove(places.pending + "/" + name)
        }
    }

    // MARK: - Steps

    private func put(_ file: String, at place: String) throws(FileError) {
        guard FileSystem.kind(of: file) != nil else { return }
        try steps.makeFolder(Self.folder(of: place))
        var target = place
        var number = 1
        while try !give(file, theName: target) {
            number += 1
            target = Self.numbered(place, number)
        }
        try steps.synchronise(folder: Self.folder(of: target))
        if FileSystem.kind(of: file) != nil { try steps.remove(file) }
    }

    /// Whether the file has the name now; not where another file has it. Where a
    /// disk knows no second names, the file is renamed.
    private func give(_ file: String, theName target: String) throws(FileError) -> Bool {
        if FileSystem.kind(of: target) != nil { return try isSame(file, target) }
        do throws(FileError) {
            try steps.link(file, to: target)
        } catch {
            switch error.code {
            case EEXIST: return try isSame(file, target)
            case EPERM, EOPNOTSUPP: try steps.rename(file, to: target)
            default: throw error
            }
        }
        return true
    }

    private func isSame(_ first: String, _ second: String) throws(FileError) -> Bool {
        guard FileSystem.kind(of: second) == .file else { return false }
        return try FileSystem.read(first, limit: .max - 1)
            == FileSystem.read(second, limit: .max - 1)
    }

    private func move(_ file: String, to place: String) throws(FileError) {
        guard FileSystem.kind(of: place) == nil, FileSystem.kind(of: file) != nil else { return }
        try steps.makeFolder(Self.folder(of: place))
        try steps.rename(file, to: place)
        try steps.synchronise(folder: Self.folder(of: place))
        try steps.synchronise(folder: Self.folder(of: file))
    }

    private func replace(_ file: String, with new: String) throws(FileError) {
        guard FileSystem.kind(of: new) != nil else { return }
        try steps.rename(new, to: file)
        try steps.synchronise(folder: Self.folder(of: file))
    }

    private static func folder(of path: String) -> String {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        return parts.isEmpty ? "." : parts == [""] ? "/" : parts.joined(separator: "/")
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
            throw DiagnosticError([
                Diagnostic(
                    .error, LibraryFault.files(reason: error.reason),
                    at: SourceLocation.option(error.path))
            ])
        }
    }
}
