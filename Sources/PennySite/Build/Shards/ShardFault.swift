import PennyDiagnostics

/// Reasons why the outputs of shards cannot be merged; see `ShardFault+Wording.swift`.
enum ShardFault: Fault {
    case noParts
    case notAPart(String)
    case damagedSummary(String)
    case outputIsPart(String)
    case missing(ShardCommand)
    case doubled(Shard, String, String)
    case otherCount(ShardCommand, count: Int, first: String)
    case otherProgram(ShardCommand)
    case otherOptions(ShardCommand, first: String)
    case otherPictures(String, has: Bool)
    case otherSources(ShardCommand, site: String)
    /// A page would differ with the site's files as they are.
    case otherPage(ShardCommand, page: String)
    case missingFile(ShardCommand, path: String)
    case damagedFile(ShardCommand, path: String)
}

/// The command that makes a shard's output again.
struct ShardCommand: Equatable, Sendable {
    let site: String
    let shard: Shard
    let options: ShardSummary.Options
    /// The output folder of the shard.
    let folder: String
}
