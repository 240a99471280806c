import Foundation
import Glibc
import PennyDiagnostics
import PennyEngine
import PennyFiles

@testable import PennySite

/// A site that is edited and built again and again, and beside it what a clean build makes of it.
final class EditedSite {
    /// How exactly the file system reports changes of a file.
    enum View: String, CaseIterable, Sendable {
        case all
        /// Nothing of when a name or a time was changed.
        case withoutChangeTime
        /// Times in seconds, as some file systems keep them.
        case inSeconds
    }

    let root: String
    private let view: View
    private let leftOut: CacheInput?
    private var includesDrafts = false
    private var baseURL: String?
    private var date: CivilDate?
    private var jobs = 1
    private var program = "one"
    private var hasPictures = false
    private var isClean = false
    /// Whether the last build made a site.
    private(set) var isSound = false
    private var last: (sources: [String: [UInt8]], outcome: String)?

    var site: String { root + "/site" }
    var output: String { root + "/out" }

    init(_ files: [String: String], view: View, leavingOut part: CacheInput? = nil) throws {
        root = try Self.emptyFolder()
        self.view = view
        leftOut = part
        for (path, text) in files.sorted(by: { $0.key < $1.key }) {
            try write(path, text, .inPlace)
        }
    }

    deinit { do { try FileManager.default.removeItem(atPath: root) } catch {} }

    private static func emptyFolder() throws -> String {
        let above = FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : "/tmp"
        var template = (above + "/penny-XXXXXX").utf8CString.map { $0 }
        guard mkdtemp(&template) != nil else { throw CocoaError(.fileWriteUnknown) }
        return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    // MARK: - Edits

    func make(_ edit: SiteEdit) throws {
        isClean = false
        switch edit {
        case .write(let path, let text, let way): try write(path, text, way)
        case .remove(let path): unlink(file(path))
        case .rename(let path, let other): Glibc.rename(file(path), file(other))
        case .swap(let path, let other):
            let (one, two, aside) = (file(path), file(other), root + "/aside")
            if access(one, F_OK) != 0 || access(two, F_OK) != 0 { return }
            Glibc.rename(one, aside)
            Glibc.rename(two, one)
            Glibc.rename(aside, two)
        case .touch(let path, let seconds): setTime(of: file(path), seconds, nanoseconds: 0)
        case .damageCache(let damage, let offset): try self.damage(damage, offset)
        case .tamper(let way, let number): try tamper(way, number)
        case .leaveStaged:
            let folder = root + "/.out.staging/deep"
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
            try Data([1]).write(to: URL(fileURLWithPath: folder + "/file"))
        case .drafts(let isOn): includesDrafts = isOn
        case .baseURL(let url): baseURL = url
        case .date(let date): self.date = date
        case .jobs(let count): jobs = count
        case .program(let name): program = name
        case .pictures(let isOn): hasPictures = isOn
        case .clean: isClean = true
        }
    }

    private func file(_ path: String) -> String { site + "/" + path }

    private func write(_ path: String, _ text: String, _ way: SiteEdit.Way) throws {
        let full = file(path)
        try FileManager.default.createDirectory(
            atPath: URL(fileURLWithPath: full).deletingLastPathComponent().path,
            withIntermediateDirectories: true)
        var status = stat()
        let isThere = stat(full, &status) == 0
        switch way {
        case .byRename:
            try Data(text.utf8).write(to: URL(fileURLWithPath: full), options: .atomic)
        case .inPlace, .keepingTime:
            let number = open(full, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
            guard number >= 0 else { throw CocoaError(.fileWriteUnknown) }
            let bytes = Array(text.utf8)
            guard Glibc.write(number, bytes, bytes.count) == bytes.count else {
                throw CocoaError(.fileWriteUnknown)
            }
            Glibc.close(number)
        }
        if way == .keepingTime, isThere, mayKeepTime(text, of: status) {
            setTime(of: full, status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
            if text.utf8.count == status.st_size { usleep(Self.tick) }
        }
    }

    /// The clock of a file system makes a step before so many microseconds are over: a build does
    /// not trust what says the time of its own beginning.
    private static let tick: UInt32 = 11_000

    /// Whether a new text may keep the time of a file. Where the system does not report when a file
    /// changed, nothing shows a change that keeps its size and time.
    private func mayKeepTime(_ text: String, of status: stat) -> Bool {
        view == .all || text.utf8.count != status.st_size
    }

    private func setTime(of path: String, _ seconds: Int, nanoseconds: Int) {
        let time = timespec(tv_sec: seconds, tv_nsec: nanoseconds)
        utimensat(AT_FDCWD, path, [time, time], AT_SYMLINK_NOFOLLOW)
    }

    private func damage(_ damage: SiteEdit.Damage, _ offset: Int) throws {
        let path = root + "/.out.cache/builds"
        guard var bytes = FileManager.default.contents(atPath: path), !bytes.isEmpty else { return }
        switch damage {
        case .flipped: bytes[offset % bytes.count] ^= UInt8(1 << (offset % 8))
        case .cutOff: bytes = bytes.prefix(offset % bytes.count)
        case .emptied: bytes = Data()
        case .removed: unlink(path)
        case .removedFolder: try FileManager.default.removeItem(atPath: root + "/.out.cache")
        }
        if damage != .removed, damage != .removedFolder {
            try bytes.write(to: URL(fileURLWithPath: path))
        }
    }

    private func tamper(_ way: SiteEdit.Tampering, _ number: Int) throws {
        if access(output, F_OK) != 0 { return }
        let files = try FileManager.default.subpathsOfDirectory(atPath: output).sorted()
            .filter { $0.contains(".") && $0 != "pennypress.json" }
        if files.isEmpty { return }
        let path = output + "/" + files[number % files.count]
        var status = stat()
        guard stat(path, &status) == 0, let bytes = FileManager.default.contents(atPath: path),
            !bytes.isEmpty
        else { return }
        var other = bytes
        other[number % bytes.count] ^= 1
        switch way {
        case .removed: unlink(path)
        case .longer:
            try overwrite(path, bytes + [32])
            setTime(of: path, status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
        case .otherByte:
            try overwrite(path, other)
            setTime(of: path, status.st_mtim.tv_sec + 1, nanoseconds: 0)
        case .replaced:
            try other.write(to: URL(fileURLWithPath: path), options: .atomic)
            setTime(of: path, status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
        }
    }

    private func overwrite(_ path: String, _ bytes: Data) throws {
        let number = open(path, O_WRONLY | O_TRUNC)
        guard number >= 0 else { throw CocoaError(.fileWriteUnknown) }
        defer { Glibc.close(number) }
        guard
            bytes.withUnsafeBytes({ Glibc.write(number, $0.baseAddress, $0.count) }) == bytes.count
        else { throw CocoaError(.fileWriteUnknown) }
    }

    // MARK: - Builds

    private func options(_ output: String) -> BuildOptions {
        var options = BuildOptions(site: site)
        options.output = output
        options.includesDrafts = includesDrafts
        options.baseURL = baseURL
        options.date = date
        options.jobs = jobs
        options.isClean = isClean
        options.rule.program = program
        if hasPictures { options.pictureMaker = { FakePictures() } }
        return options
    }

    private static func outcome(_ options: BuildOptions) -> String {
        do throws(DiagnosticError) {
            let report = try SiteBuilder(options).build()
            let warnings = report.warnings.map { "\($0.location) \($0.summary)" }
            return "\(report.pages) pages, \(report.rows) rows\n"
                + warnings.joined(separator: "\n")
        } catch {
            return error.diagnostics.map { "\($0.location) \($0.summary)\n\($0.nextStep)" }
                .joined(separator: "\n")
        }
    }

    /// Builds on what the build before has left, and beside it from nothing.
    ///
    /// - Returns: where the two differ; nil where they do not.
    func difference() throws -> String? {
        var options = options(output)
        options.rule.leftOut = leftOut
        switch view {
        case .all: break
        case .withoutChangeTime:
            options.rule.view = { state in
                FileState(
                    size: state.size, modified: state.modified, changed: 0, inode: state.inode)
            }
        case .inSeconds:
            options.rule.view = { state in
                FileState(
                    size: state.size, modified: state.modified / 1_000_000_000 * 1_000_000_000,
                    changed: state.changed / 1_000_000_000 * 1_000_000_000, inode: state.inode)
            }
            options.rule.clock = { FileState.now / 1_000_000_000 * 1_000_000_000 }
        }
        let said = Self.outcome(options)
        let wanted = try cleanOutcome()
        isSound = access(clean, F_OK) == 0
        if said != wanted { return "it says\n\(said)\nand a clean build\n\(wanted)" }
        // A build with faults leaves the output as it was.
        return isSound ? try Self.difference(output, clean) : nil
    }

    private var clean: String { root + "/clean" }

    /// The outcome of a clean build. It is that of the last one after an edit of the cache, the output
    /// or the times of files.
    private func cleanOutcome() throws -> String {
        let sources = try sources()
        if let last, last.sources == sources { return last.outcome }
        for path in [clean, root + "/.clean.cache"] where access(path, F_OK) == 0 {
            try FileManager.default.removeItem(atPath: path)
        }
        var options = options(clean)
        options.isClean = true
        let outcome = Self.outcome(options)
        last = (sources, outcome)
        return outcome
    }

    /// All that the bytes of a clean build depend on.
    private func sources() throws -> [String: [UInt8]] {
        var sources: [String: [UInt8]] = [:]
        for path in try FileSystem.files(below: site) {
            sources["site/" + path] = try FileSystem.read(site + "/" + path)
        }
        let date = date.map { "\($0)" }
        let options = "\(includesDrafts) \(baseURL ?? "") \(date ?? "") \(program) \(hasPictures)"
        sources["options"] = Array(options.utf8)
        return sources
    }

    private static func difference(_ output: String, _ clean: String) throws -> String? {
        let files = try FileSystem.files(below: output)
        let wanted = try FileSystem.files(below: clean)
        if files != wanted {
            let (have, want) = (Set(files), Set(wanted))
            return "more files: \(have.subtracting(want).sorted()), "
                + "missing files: \(want.subtracting(have).sorted())"
        }
        for file in files {
            let bytes = Data(try FileSystem.read(output + "/" + file))
            if bytes != Data(try FileSystem.read(clean + "/" + file)) {
                return "other bytes: \(file)"
            }
        }
        return nil
    }
}
