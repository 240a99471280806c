import Foundation
import PennyFiles
import PennyTestSupport
import Testing

@testable import PennySite

/// A build that reuses what the last one made gives what a clean build does, whatever somebody
/// does in between. `make check-builds` makes 10,000 edits.
@Suite struct EditedBuildsTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let edits = environment["PENNY_EDITS"].flatMap(Int.init) ?? 16
    /// The number of edits of one site.
    private static let length = edits < 50 && environment["PENNY_MUTANTS"] == nil ? 8 : 25
    /// The number of parts that run beside each other.
    private static let parts = min(8, max(1, edits / length))

    @Test(arguments: 0..<parts)
    func `after any edits a build gives what a clean one does`(_ part: Int) throws {
        let sites = max(1, Self.edits / Self.length / Self.parts)
        for number in part * sites..<(part + 1) * sites {
            let builds = EditedBuilds(seed: SeededGenerator.chosenSeed &+ UInt64(number))
            if let failure = try builds.failure(after: Self.length) {
                Issue.record("\(try builds.shortened(failure))")
                return
            }
        }
    }

    @Test func `most sites to edit are sound`() throws {
        let seeds = 0..<UInt64(Effort.of(6, deep: 12))
        let sound = try seeds.filter { try EditedBuilds(seed: $0).isSound() }
        #expect(sound.count * 2 > seeds.count, "\(sound)")
    }

    @Test(.enabled(if: environment["PENNY_REAL_EDITS"] != nil, "make check-builds edits it"))
    func `after any edits of the sample site a build gives what a clean one does`() throws {
        let files = try Self.sample()
        let edits = Self.environment["PENNY_REAL_EDITS"].flatMap(Int.init) ?? 2_000
        for number in 0..<UInt64(max(1, edits / Self.length)) {
            let builds = EditedBuilds(seed: SeededGenerator.chosenSeed &+ number, of: files)
            if let failure = try builds.failure(after: Self.length) {
                Issue.record("\(try builds.shortened(failure))")
                return
            }
        }
    }

    private static func sample() throws -> [String: String] {
        let folder = Repository.path(of: "site")
        var files: [String: String] = [:]
        for path in try FileSystem.files(below: folder) where !path.hasPrefix("public/") {
            if path.hasPrefix(".") { continue }
            files[path] = String(decoding: try FileSystem.read(folder + "/" + path), as: UTF8.self)
        }
        return files
    }

    /// All parts, or the one that `PENNY_MUTANTS` names.
    private static let leftOut: [CacheInput] = {
        if let part = environment["PENNY_MUTANTS"].flatMap(CacheInput.init) { return [part] }
        // Another program would make other pages, of which there is none here.
        return CacheInput.allCases.filter { $0 != .program }
    }()

    @Test(
        .enabled(if: environment["PENNY_MUTANTS"] != nil, "make check-builds leaves each out"),
        arguments: leftOut)
    func `a key that lacks one part is found out`(_ part: CacheInput) throws {
        for seed in 0..<UInt64(400) {
            let builds = EditedBuilds(seed: seed, leavingOut: part)
            if try builds.failure(after: Self.length) != nil {
                let line = "\(part.rawValue): found out with site \(seed)\n"
                FileHandle.standardError.write(Data(line.utf8))
                return
            }
        }
        Issue.record("nothing shows that \(part.rawValue) is left out")
    }
}
