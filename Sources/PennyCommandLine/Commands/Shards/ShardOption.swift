import ArgumentParser
import PennySite

/// The value of `--shard`: `3/8`, `auto` or `auto/8`.
struct ShardOption: ExpressibleByArgument, Equatable {
    /// Nil if a scheduler determines it.
    let shard: Shard?
    /// The number of shards, for a scheduler that does not provide it.
    let count: Int?

    init?(argument: String) {
        if let shard = Shard(argument) {
            (self.shard, count) = (shard, nil)
        } else if argument == "auto" {
            (shard, count) = (nil, nil)
        } else if argument.hasPrefix("auto/"), let whole = Shard("1" + argument.dropFirst(4)) {
            (shard, count) = (nil, whole.count)
        } else {
            return nil
        }
    }

    static var allValueStrings: [String] { ["auto"] }

    /// - Parameter variables: looks up variables that a scheduler may have set.
    func chosen(_ variables: Scheduler.Variables) throws -> Shard {
        if let shard { return shard }
        let reported = try Scheduler.all.compactMap { scheduler in
            try scheduler.shard(variables, count: count).map { (scheduler.name, $0) }
        }
        // Some schedulers report a count of 1 for a job that is alone.
        let those = reported.count > 1 ? reported.filter { $0.1.count > 1 } : reported
        guard let first = those.first ?? reported.first else {
            throw ValidationError(
                "No scheduler that Pennypress knows has set its variables. Write --shard 3/8 for "
                    + "the third of eight.")
        }
        if let other = those.dropFirst().first {
            throw ValidationError(
                "Both \(first.0) and \(other.0) number this job. Write --shard 3/8 for the third "
                    + "of eight.")
        }
        return first.1
    }
}
