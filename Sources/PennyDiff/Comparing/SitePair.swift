import PennyDiagnostics
import PennyFiles
import PennySite

/// Two built sites to compare.
struct SitePair: Sendable {
    let old: BuiltSite
    let new: BuiltSite

    /// Opens both, and reports the faults of both.
    init(_ old: String, _ new: String) throws(DiagnosticError) {
        var faults: [Diagnostic] = []
        var sites: [BuiltSite] = []
        for folder in [old, new] {
            do throws(DiagnosticError) {
                sites.append(try BuiltSite(folder))
            } catch {
                faults += error.diagnostics
            }
        }
        guard sites.count == 2 else { throw DiagnosticError(faults) }
        (self.old, self.new) = (sites[0], sites[1])
    }

    /// The paths of the files, by the site or sites that have them.
    struct Paths {
        var common: [String] = []
        var removed: [String] = []
        var added: [String] = []
    }

    var paths: Paths {
        var paths = Paths()
        var (left, right) = (old.manifest.files[...], new.manifest.files[...])
        while let one = left.first, let two = right.first {
            if one == two {
                paths.common.append(one)
                left.removeFirst()
                right.removeFirst()
            } else if one.utf8.lexicographicallyPrecedes(two.utf8) {
                paths.removed.append(one)
                left.removeFirst()
            } else {
                paths.added.append(two)
                right.removeFirst()
            }
        }
        paths.removed += left
        paths.added += right
        return paths
    }

    /// Whether both have the data of their results.
    var haveData: Bool { old.manifest.hasData && new.manifest.hasData }

    /// Whether a file of the old site has the same bytes as one of the new.
    func isSame(_ path: String, _ newPath: String) throws(DiagnosticError) -> Bool {
        do throws(FileError) {
            return try old.tree.hasSameBytes(path, as: newPath, in: new.tree)
        } catch {
            let isOld = error.path == old.tree.path(path)
            throw isOld ? old.failure(error, path) : new.failure(error, newPath)
        }
    }

    /// The files among these with different bytes.
    func changed(_ paths: [String], _ workers: WorkerPool) throws(DiagnosticError) -> [String] {
        let answers = try workers.all(paths) { (path) throws(DiagnosticError) in
            try isSame(path, path)
        }
        return zip(paths, answers).filter { !$1 }.map(\.0)
    }
}

extension WorkerPool {
    /// The values that `make` returns for the sources, in their order.
    ///
    /// - Throws: the faults of all sources.
    func all<Source: Sendable, Value: Sendable>(
        _ sources: [Source],
        _ make: @escaping @Sendable (Source) throws(DiagnosticError) -> Value
    ) throws(DiagnosticError) -> [Value] {
        let results = map(sources.count) { index -> Result<Value, DiagnosticError> in
            do throws(DiagnosticError) {
                return .success(try make(sources[index]))
            } catch {
                return .failure(error)
            }
        }
        var values: [Value] = []
        values.reserveCapacity(results.count)
        var faults: [Diagnostic] = []
        for result in results {
            switch result {
            case .success(let value): values.append(value)
            case .failure(let error): faults += error.diagnostics
            }
        }
        if !faults.isEmpty { throw DiagnosticError(faults) }
        return values
    }
}
