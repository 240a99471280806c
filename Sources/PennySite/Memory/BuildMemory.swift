import PennyContent
import PennyFiles
import Synchronization

/// What a build leaves for the next one to the same output: by what the sources were known, what
/// the sets' turns gave, and which files it has made.
final class BuildMemory: Sendable {
    /// A file, and by what it is known.
    struct File: Equatable, Sendable {
        let path: String
        let mark: FileMark
    }

    /// What is known of a build as a whole.
    struct Facts: Equatable, Sendable {
        /// The state of the program's file, and its digest.
        var program = File(path: "", mark: .unknown)
        var programPrint = Fingerprint(high: 0, low: 0)
        /// On which it depends how files are read.
        var reading = Fingerprint(high: 0, low: 0)
        /// On which all that is printed depends, beside the files.
        var printing = Fingerprint(high: 0, low: 0)
        var pages = 0
        var rows = 0
        /// How many files it has made.
        var files = 0
        /// How many files have a saved set each.
        var setFiles = 0
        /// Whether there is something to tell again in each build.
        var hasWarnings = false
        /// Whether the pictures depend on what the machine has.
        var asksPictures = false
        /// All sources but those with a saved set each.
        var sources: [File] = []
        /// The files of the output but those of the saved sets.
        var others: [File] = []
        /// The folders of the output.
        var folders: [File] = []
        /// What a shard tells of its part; nil for a whole build.
        var part: PartFacts?
    }

    let facts: Facts
    /// How many builds have checked a part of what they reused.
    let turn: Int
    private let source: MemorySource
    /// Where the sets begin, in the order of their names, and where the last one ends.
    private let places: [Int]
    /// Where a name was found last.
    private let latest = Atomic(0)

    /// - Parameters:
    ///   - source: has the sets.
    ///   - places: where they begin in it, in the order of their names, and where the last ends.
    init(_ facts: Facts, turn: Int, _ source: MemorySource, _ places: [Int]) {
        self.facts = facts
        self.turn = turn
        self.source = source
        self.places = places
    }

    var setCount: Int { places.count - 1 }

    /// A set by its place in the order of names.
    func set(at index: Int) -> PastSet? { PastSet(reader(at: index)) }

    func set(named id: String) -> PastSet? { index(of: id, near: 0).flatMap(set) }

    /// What is known of a set before its turn.
    ///
    /// - Parameter place: where in the order of names it probably stands.
    func head(named id: String, near place: Int) -> PastHead? {
        guard let index = index(of: id, near: place) else { return nil }
        var reader = reader(at: index)
        return PastHead(&reader)
    }

    /// The files of a set by its place in the order of names.
    func files(at index: Int) -> PastFiles? {
        var reader = reader(at: index)
        return PastFiles(&reader)
    }

    private func reader(at index: Int) -> MemoryReader {
        source.reader(of: places[index]..<places[index + 1])
    }

    private func name(at index: Int) -> String {
        var reader = reader(at: index)
        return reader.text()
    }

    private func index(of id: String, near place: Int) -> Int? {
        if place >= 0, place < setCount, name(at: place) == id { return place }
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

    /// Where a name is, if it is there. Most are looked for near the one before.
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

    /// The paths of all files that the build has made, the manifest apart.
    var paths: OutputPaths {
        let others = facts.others.filter { $0.path != Address.manifest }.map {
            OutputPaths.Entry(stem: $0.path, endings: [""])
        }
        let sets = OutputPaths.Run(count: setCount) { [self] index in
            files(at: index)?.stem ?? ""
        } entry: { [self] index in
            let past = files(at: index)
            return OutputPaths.Entry(
                stem: past?.stem ?? "", endings: past?.marks.endings.map(\.ending) ?? [])
        }
        return OutputPaths([OutputPaths.run(of: others), sets])
    }
}

extension SetMarks {
    /// The files there are, in order.
    var endings: [(ending: String, stamp: FileStamp)] {
        [("csv", csv), ("html", html), ("json", json), ("png", png)]
            .filter { $0.1.mark != .unknown }
    }
}
