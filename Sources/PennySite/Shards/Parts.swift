import PennyDiagnostics
import PennyFiles

/// The parts of a site that fit together: of each shard one, made by this program with the same
/// options.
struct Parts: Sendable {
    /// In the order of their shards.
    let all: [PartFolder]
    let site: String

    /// - Parameter program: the digest of this program.
    /// - Throws: what keeps them from being put together, all of it.
    init(_ folders: [String], of site: String, program: Fingerprint) throws(DiagnosticError) {
        self.site = site
        var faults: [Diagnostic] = []
        var parts: [PartFolder] = []
        for folder in folders {
            do throws(DiagnosticError) {
                parts.append(try PartFolder(folder, held: Self.held(of: folders.count)))
            } catch {
                faults += error.diagnostics
            }
        }
        if folders.isEmpty { throw PartFolder.error(.noParts, "merge") }
        guard let first = parts.first else { throw DiagnosticError(faults) }
        faults += Self.faults(of: parts, first, site, program: program)
        // A part that cannot be read is not told a second time as a missing one.
        if faults.isEmpty { faults = Self.missing(among: parts, first, site) }
        if !faults.isEmpty { throw DiagnosticError(faults.sorted()) }
        all = parts.sorted { $0.facts.shard.number < $1.facts.shard.number }
    }

    /// Together, summaries take no more memory than that of one build. So many files may be open
    /// on most systems; more parts have smaller summaries.
    private static func held(of count: Int) -> Int {
        count > 256 ? .max : (16 << 20) / max(count, 1)
    }

    private static func faults(
        of parts: [PartFolder], _ first: PartFolder, _ site: String, program: Fingerprint
    ) -> [Diagnostic] {
        var seen: [Int: String] = [:]
        return parts.compactMap { part in
            let shard = part.facts.shard
            let command = part.command(site)
            let count = first.facts.shard.count
            let other = seen.updateValue(part.name, forKey: shard.number)
            let fault: ShardFault? =
                if shard.count != count {
                    .otherCount(command, count: count, first: first.name)
                } else if let other {
                    .doubled(shard, other, part.name)
                } else if part.memory.facts.programPrint != program {
                    .otherProgram(command)
                } else if part.facts.options != first.facts.options {
                    .otherOptions(command, first: first.name)
                } else {
                    nil
                }
            return fault.map { PartFolder.diagnostic($0, part.name) }
        }
    }

    private static func missing(
        among parts: [PartFolder], _ first: PartFolder, _ site: String
    ) -> [Diagnostic] {
        let there = Set(parts.map(\.facts.shard.number))
        let count = first.facts.shard.count
        return (1...count).filter { !there.contains($0) }.compactMap { Shard($0, of: count) }
            .map { shard in
                let command = ShardCommand(
                    site: site, shard: shard, options: first.facts.options, folder: shard.folder)
                return PartFolder.diagnostic(.missing(command), shard.folder)
            }
    }

    /// That each was made from the same files.
    func check(_ sources: Fingerprint, hasPictures: Bool) throws(DiagnosticError) {
        let faults = all.filter { $0.facts.sources != sources }.map { part in
            PartFolder.diagnostic(.otherSources(part.command(site), site: site), part.name)
        }
        if !faults.isEmpty { throw DiagnosticError(faults.sorted()) }
        if hasPictures != options.drawsPictures {
            throw PartFolder.error(.otherPictures(all[0].name, has: !hasPictures), all[0].name)
        }
    }

    /// That none of them is where the output goes.
    func check(apartFrom output: String) throws(DiagnosticError) {
        guard let path = FileSystem.resolved(output) else { return }
        if let part = all.first(where: { FileSystem.resolved($0.name) == path }) {
            throw PartFolder.error(.outputIsPart(part.name), output)
        }
    }

    var options: PartFacts.Options { all[0].facts.options }

    /// What is known of the pictures in all of them.
    var pictures: [String: PictureStore.Entry] {
        all.reduce(into: [:]) { $0.merge($1.facts.pictures) { first, _ in first } }
    }
}
