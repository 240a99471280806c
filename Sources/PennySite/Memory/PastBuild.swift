import Glibc
import PennyContent
import PennyDiagnostics
import PennyFiles

/// What a build knows of the one before to the same output.
struct PastBuild: Sendable {
    let memory: BuildMemory?
    let facts: BuildMemory.Facts
    /// On what the files of the saved sets depend, beside what they read.
    let printing: Fingerprint
    let start: Int
    let rule: KeyRule

    init(_ options: BuildOptions, _ folder: SiteFolder, _ memory: BuildMemory?) {
        let rule = options.rule
        start = rule.clock()
        var facts = BuildMemory.Facts()
        Self.addProgram(rule, memory, to: &facts)
        var maker = FingerprintMaker()
        if rule.has(.program) { maker.add(facts.programPrint) }
        if rule.has(.settings) { maker.add(Self.settings(folder)) }
        if rule.has(.drafts) { maker.add(options.includesDrafts) }
        facts.reading = maker.fingerprint
        if rule.has(.baseURL) { maker.add(options.baseURL ?? "") }
        printing = maker.fingerprint
        if rule.has(.date) { maker.add(options.date.map { "\($0)" } ?? "") }
        facts.printing = maker.fingerprint
        self.rule = rule
        self.memory = memory
        let sources = PastSources(memory: nil, start: start, rule: rule)
        facts.sources = folder.sources.map {
            BuildMemory.File(path: $0, mark: sources.mark(of: $0, in: folder))
        }
        self.facts = facts
    }

    /// A look at the files, which leaves no output.
    ///
    /// - Parameter folder: nil for a look that knows nothing of another.
    init(_ options: BuildOptions, lookingAt folder: SiteFolder? = nil) {
        start = 0
        rule = KeyRule()
        memory = nil
        facts = BuildMemory.Facts()
        var maker = FingerprintMaker()
        if let folder { maker.add(Self.settings(folder)) }
        printing = maker.fingerprint
    }

    var sources: PastSources {
        let isReadAlike = memory?.facts.reading == facts.reading
        return PastSources(memory: isReadAlike ? memory : nil, start: start, rule: rule)
    }

    /// Whether all sources but those of saved sets are as they were.
    var hasSameSources: Bool {
        guard let memory else { return false }
        let now = facts.sources
        let then = memory.facts.sources
        if rule.has(.sourceList), now.map(\.path) != then.map(\.path) { return false }
        return facts.printing == memory.facts.printing
            && zip(now, then).allSatisfy { $0.mark == $1.mark && $0.mark != .unknown }
    }

    /// The digest of this program.
    static func programPrint(_ rule: KeyRule) -> Fingerprint {
        var facts = BuildMemory.Facts()
        addProgram(rule, nil, to: &facts)
        return facts.programPrint
    }

    // MARK: - Parts

    private static func settings(_ folder: SiteFolder) -> Fingerprint {
        do throws(DiagnosticError) {
            return try folder.source(SiteFolder.configurationName).source.digest
        } catch {
            // It is told when the site is read.
            return Fingerprint(of: "")
        }
    }

    /// The program is known by the state of its file; its bytes are read when that has changed.
    private static func addProgram(
        _ rule: KeyRule, _ memory: BuildMemory?, to facts: inout BuildMemory.Facts
    ) {
        if let name = rule.program {
            facts.programPrint = Fingerprint(of: name)
            return
        }
        facts.program = ProgramFile.own
        if let known = memory?.facts, known.program == facts.program,
            known.program.mark != .unknown
        {
            facts.programPrint = known.programPrint
        } else {
            facts.programPrint = ProgramFile.print
        }
    }
}

/// The file that the program runs from.
private enum ProgramFile {
    static let own = BuildMemory.File(path: path, mark: mark)

    private static let path = FileSystem.resolved("/proc/self/exe") ?? ""
    private static let (folder, name) = FileSystem.split(path)

    private static var mark: FileMark {
        do throws(FileError) {
            guard let state = try FileTree(folder).state(of: name) else { return .unknown }
            let inode = Int(truncatingIfNeeded: state.inode)
            return FileMark([state.size, state.modified, state.changed, inode])
        } catch {
            return .unknown
        }
    }

    /// The digest of its bytes, read once.
    static let print: Fingerprint = {
        do throws(FileError) {
            return try FileTree(folder).fingerprint(of: name)
        } catch {
            // A program that cannot be read is never the one that was.
            return Fingerprint(of: "\(path) \(FileState.now)")
        }
    }()
}
