import ArgumentParser
import PennySite

/// What `--shard` was given: `3/8`, `auto` or `auto/8`.
struct ShardOption: ExpressibleByArgument, Equatable {
    /// Nil where a scheduler says it.
    let shard: Shard?
    /// How many there are, for a scheduler that does not say.
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

    /// - Parameter variables: looks up what a scheduler may have set.
    func chosen(_ variables: Scheduler.Variables) throws -> Shard {
        if let shard { return shard }
        let told = try Scheduler.all.compactMap { scheduler in
            try scheduler.shard(variables, count: count).map { (scheduler.name, $0) }
        }
        // A job that is alone says so on some schedulers.
        let those = told.count > 1 ? told.filter { $0.1.count > 1 } : told
        guard let first = those.first ?? told.first else {
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
