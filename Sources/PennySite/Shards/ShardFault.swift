import PennyDiagnostics

/// Why parts of a site cannot be put together; `ShardFault+Wording.swift` says it.
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
    /// A page would be another one with the site's files as they are.
    case otherPage(ShardCommand, page: String)
    case missingFile(ShardCommand, path: String)
    case damagedFile(ShardCommand, path: String)
}

/// What has to be run to make a part again.
struct ShardCommand: Equatable, Sendable {
    let site: String
    let shard: Shard
    let options: PartFacts.Options
    /// The folder of the part.
    let folder: String
}
