import PennyDiagnostics
import PennyEngine
import PennyFiles

/// The outputs of all shards of a build, one for each, made by this program with the same options.
struct ShardOutputs: Sendable {
    /// In the order of their shards.
    let all: [ShardOutput]
    let site: String

    /// Reads the summaries of the outputs.
    ///
    /// - Parameter program: the digest of this program.
    /// - Throws: everything that keeps the outputs from being merged.
    static func read(
        _ folders: [String], of site: String, _ calculators: CalculatorCatalog, program: Digest
    ) throws(DiagnosticError) -> ShardOutputs {
        var faults: [Diagnostic] = []
        var outputs: [ShardOutput] = []
        for folder in folders {
            do throws(DiagnosticError) {
                outputs.append(
                    try ShardOutput.read(folder, calculators, held: held(of: folders.count)))
            } catch {
                faults += error.diagnostics
            }
        }
        if folders.isEmpty { throw ShardOutput.error(.shard.noParts, "merge") }
        guard let first = outputs.first else { throw DiagnosticError(faults) }
        faults += self.faults(of: outputs, first, site, program: program)
        // An output that cannot be read is not reported again as missing.
        if faults.isEmpty { faults = missing(among: outputs, first, site) }
        if !faults.isEmpty { throw DiagnosticError(faults.sorted()) }
        return ShardOutputs(
            all: outputs.sorted { $0.facts.shard.number < $1.facts.shard.number }, site: site)
    }

    /// The bytes of each summary that are read into memory. Together, summaries take no more than
    /// that of one build. Most systems allow 256 open files; more shards have smaller summaries.
    private static func held(of count: Int) -> Int {
        count > 256 ? .max : (16 << 20) / max(count, 1)
    }

    private static func faults(
        of outputs: [ShardOutput], _ first: ShardOutput, _ site: String, program: Digest
    ) -> [Diagnostic] {
        var seen: [Int: String] = [:]
        return outputs.compactMap { output in
            let shard = output.facts.shard
            let command = output.command(site)
            let count = first.facts.shard.count
            let other = seen.updateValue(output.name, forKey: shard.number)
            let fault: Fault? =
                if shard.count != count {
                    .shard.otherCount(command, count, first.name)
                } else if let other {
                    .shard.doubled(shard, other, output.name)
                } else if output.cache.facts.programDigest != program {
                    .shard.otherProgram(command)
                } else if output.facts.options != first.facts.options {
                    .shard.otherOptions(command, first.name)
                } else {
                    nil
                }
            return fault.map { ShardOutput.diagnostic($0, output.name) }
        }
    }

    private static func missing(
        among outputs: [ShardOutput], _ first: ShardOutput, _ site: String
    ) -> [Diagnostic] {
        let there = Set(outputs.map(\.facts.shard.number))
        let count = first.facts.shard.count
        return (1...count).filter { !there.contains($0) }.compactMap { Shard($0, of: count) }
            .map { shard in
                let command = ShardCommand(
                    site: site, shard: shard, options: first.facts.options, folder: shard.folder)
                return ShardOutput.diagnostic(.shard.missing(command), shard.folder)
            }
    }

    /// Checks that all outputs were made from the same files.
    func check(_ sources: Digest, hasPictures: Bool) throws(DiagnosticError) {
        let faults = all.filter { $0.facts.sources != sources }.map { output in
            ShardOutput.diagnostic(.shard.otherSources(output.command(site), site), output.name)
        }
        if !faults.isEmpty { throw DiagnosticError(faults.sorted()) }
        if hasPictures != options.drawsPictures {
            throw ShardOutput.error(.shard.otherPictures(all[0].name, !hasPictures), all[0].name)
        }
    }

    /// Checks that the output of the merge is none of the merged folders.
    func check(apartFrom output: String) throws(DiagnosticError) {
        guard let path = FileSystem.resolved(output) else { return }
        if let shard = all.first(where: { FileSystem.resolved($0.name) == path }) {
            throw ShardOutput.error(.shard.outputIsPart(shard.name), output)
        }
    }

    var options: ShardSummary.Options { all[0].facts.options }

    /// The pictures of all shards.
    var pictures: [String: PictureStore.Entry] {
        all.reduce(into: [:]) { $0.merge($1.facts.pictures) { first, _ in first } }
    }
}
