import Glibc
import PennyContent
import PennyDiagnostics
import PennyFiles

/// The previous build to the same output, as this build sees it.
struct PreviousBuild: Sendable {
    let cache: BuildCache?
    let facts: BuildCache.Facts
    /// The digest of everything that the files of saved sets depend on, beside their inputs.
    let renderingDigest: Digest
    let start: Int
    let rule: CacheRule

    /// Reads the stamps of the program and of the source files.
    ///
    /// - Parameter cache: the cache of the previous build; nil to reuse nothing.
    static func read(
        _ options: BuildOptions, _ folder: SourceFolder, _ cache: BuildCache?
    ) -> PreviousBuild {
        let rule = options.rule
        let start = rule.clock()
        var facts = BuildCache.Facts()
        addProgram(rule, cache, to: &facts)
        var maker = DigestMaker()
        if rule.has(.program) { maker.add(facts.programDigest) }
        if rule.has(.settings) { maker.add(settings(folder)) }
        if rule.has(.drafts) { maker.add(options.includesDrafts) }
        facts.reading = maker.digest
        if rule.has(.baseURL) { maker.add(options.baseURL ?? "") }
        let renderingDigest = maker.digest
        if rule.has(.date) { maker.add(options.date.map { "\($0)" } ?? "") }
        facts.renderingDigest = maker.digest
        let sources = SourceStamps(cache: nil, start: start, rule: rule)
        facts.sources = folder.sources.map {
            BuildCache.File(path: $0, stamp: sources.stamp(of: $0, in: folder))
        }
        return PreviousBuild(
            cache: cache, facts: facts, renderingDigest: renderingDigest, start: start, rule: rule)
    }

    /// Returns the previous build of one that leaves no output, such as a check or a preview.
    ///
    /// - Parameter folder: the source folder of a preview; nil for a single reading.
    static func absent(reading folder: SourceFolder? = nil) -> PreviousBuild {
        var maker = DigestMaker()
        if let folder { maker.add(settings(folder)) }
        return PreviousBuild(
            cache: nil, facts: BuildCache.Facts(), renderingDigest: maker.digest, start: 0,
            rule: CacheRule())
    }

    var sources: SourceStamps {
        let isReadAlike = cache?.facts.reading == facts.reading
        return SourceStamps(cache: isReadAlike ? cache : nil, start: start, rule: rule)
    }

    /// Whether all source files but those of saved sets are unchanged.
    var hasSameSources: Bool {
        guard let cache else { return false }
        let now = facts.sources
        let then = cache.facts.sources
        if rule.has(.sourceList), now.map(\.path) != then.map(\.path) { return false }
        return facts.renderingDigest == cache.facts.renderingDigest
            && zip(now, then).allSatisfy { $0.stamp == $1.stamp && $0.stamp != .unknown }
    }

    /// The digest of this program.
    static func programDigest(_ rule: CacheRule) -> Digest {
        var facts = BuildCache.Facts()
        addProgram(rule, nil, to: &facts)
        return facts.programDigest
    }

    // MARK: - Inputs

    private static func settings(_ folder: SourceFolder) -> Digest {
        do throws(DiagnosticError) {
            return try folder.source(SourceFolder.configurationName).source.digest
        } catch {
            // It is reported when the site is read.
            return Digest(of: "")
        }
    }

    /// Adds the program's file. Its bytes are read only if the file's stamp has changed.
    private static func addProgram(
        _ rule: CacheRule, _ cache: BuildCache?, to facts: inout BuildCache.Facts
    ) {
        if let name = rule.program {
            facts.programDigest = Digest(of: name)
            return
        }
        facts.program = ProgramFile.own
        if let known = cache?.facts, known.program == facts.program,
            known.program.stamp != .unknown
        {
            facts.programDigest = known.programDigest
        } else {
            facts.programDigest = ProgramFile.digest
        }
    }
}

/// The file that the program runs from.
private enum ProgramFile {
    static let own = BuildCache.File(path: path, stamp: readStamp())

    private static let path = FileSystem.resolved("/proc/self/exe") ?? ""
    private static let (folder, name) = FileSystem.split(path)

    private static func readStamp() -> FileStamp {
        do throws(FileError) {
            guard let state = try FileTree(folder).state(of: name) else { return .unknown }
            let inode = Int(truncatingIfNeeded: state.inode)
            return FileStamp([state.size, state.modified, state.changed, inode])
        } catch {
            return .unknown
        }
    }

    /// The digest of its bytes, which are read once.
    static let digest = readDigest()

    private static func readDigest() -> Digest {
        do throws(FileError) {
            return try FileTree(folder).digest(of: name)
        } catch {
            // A program that cannot be read never counts as unchanged.
            return Digest(of: "\(path) \(FileState.now)")
        }
    }
}
