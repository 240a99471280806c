import PennyContent
import PennyEngine
import PennyFiles
import Synchronization

/// The data that a build leaves for the next one to the same output: file stamps of the sources,
/// the records and cache keys of the sets, and the files of the output.
final class BuildCache: Sendable {
    /// A file and its stamp.
    struct File: Equatable, Sendable {
        let path: String
        let stamp: FileStamp
    }

    /// The facts of a build as a whole.
    struct Facts: Equatable, Sendable {
        /// The program's file, then the digest of its bytes.
        var program = File(path: "", stamp: .unknown)
        var programDigest = Digest(high: 0, low: 0)
        /// The digest of everything that decides how source files are read.
        var reading = Digest(high: 0, low: 0)
        /// The digest of everything that rendering depends on, beside the files.
        var renderingDigest = Digest(high: 0, low: 0)
        var pages = 0
        var rows = 0
        /// The number of files of the output.
        var files = 0
        /// The number of source files that hold one saved set each.
        var setFiles = 0
        /// Whether there are warnings, which every build reports again.
        var hasWarnings = false
        /// Whether pictures depend on the programs of this machine.
        var asksPictures = false
        /// All source files but those that hold one saved set each.
        var sources: [File] = []
        /// The files of the output but those of saved sets.
        var others: [File] = []
        /// The folders of the output.
        var folders: [File] = []
        /// The summary of a shard's output; nil for a whole build.
        var shard: ShardSummary?
    }

    let facts: Facts
    /// The number of builds that have audited a share of what they reused.
    let round: Int
    private let calculators: CalculatorCatalog
    private let source: CacheBytes
    /// The offsets of the sets, in the order of their names, and the end of the last set.
    private let offsets: [Int]
    /// The index of the name that was found last.
    private let latest = Atomic(0)

    /// - Parameters:
    ///   - source: holds the bytes of the sets.
    ///   - offsets: the offsets of the sets in it, in the order of their names, and the end of the
    ///     last set.
    ///   - calculators: those of the sets.
    init(
        _ facts: Facts, round: Int, _ source: CacheBytes, _ offsets: [Int],
        _ calculators: CalculatorCatalog
    ) {
        self.calculators = calculators
        self.facts = facts
        self.round = round
        self.source = source
        self.offsets = offsets
    }

    var setCount: Int { offsets.count - 1 }

    /// The set at an index in the order of names.
    func set(at index: Int) -> CachedSet? { CachedSet(reader(at: index), calculators) }

    func set(named id: String) -> CachedSet? { index(of: id, near: 0).flatMap(set) }

    /// The part of a set that is needed before rendering.
    ///
    /// - Parameter guess: the probable index in the order of names.
    func head(named id: String, near guess: Int) -> CachedHead? {
        guard let index = index(of: id, near: guess) else { return nil }
        var reader = reader(at: index)
        return CachedHead(&reader, calculators)
    }

    /// The files of the set at an index in the order of names.
    func files(at index: Int) -> CachedFiles? {
        var reader = reader(at: index)
        return CachedFiles(&reader, calculators)
    }

    private func reader(at index: Int) -> RecordReader {
        source.reader(of: offsets[index]..<offsets[index + 1])
    }

    private func name(at index: Int) -> String {
        var reader = reader(at: index)
        return reader.text()
    }

    private func index(of id: String, near guess: Int) -> Int? {
        if guess >= 0, guess < setCount, name(at: guess) == id { return guess }
        var range = range(around: latest.load(ordering: .relaxed), for: id)
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            let found = name(at: middle)
            if found == id {
                latest.store(middle, ordering: .relaxed)
                return middle
            }
            if found < id {
                range = middle + 1..<range.upperBound
            } else {
                range = range.lowerBound..<middle
            }
        }
        return nil
    }

    /// The range of indices that a name must be in. The search begins near the last name that was
    /// found.
    private func range(around start: Int, for id: String) -> Range<Int> {
        guard start < setCount else { return 0..<setCount }
        var step = 1
        if name(at: start) <= id {
            var low = start
            while low + step < setCount, name(at: low + step) <= id {
                low += step
                step *= 2
            }
            return low..<min(low + step, setCount)
        }
        var high = start
        while high - step >= 0, name(at: high - step) > id {
            high -= step
            step *= 2
        }
        return max(high - step, 0)..<high
    }

    /// The paths of all files of the build, without the manifest.
    var paths: OutputPaths {
        let others = facts.others.filter { $0.path != Address.manifest }.map {
            OutputPaths.Entry(stem: $0.path, endings: [""])
        }
        let sets = OutputPaths.Run(count: setCount) { [self] index in
            files(at: index)?.stem ?? ""
        } entry: { [self] index in
            let previous = files(at: index)
            return OutputPaths.Entry(
                stem: previous?.stem ?? "", endings: previous?.stamps.endings.map(\.ending) ?? [])
        }
        return OutputPaths([OutputPaths.run(of: others), sets])
    }
}

extension SetFiles {
    /// The existing files, in order.
    var endings: [(ending: String, record: FileRecord)] {
        [("csv", csv), ("html", html), ("json", json), ("png", png)]
            .filter { $0.1.stamp != .unknown }
    }
}
