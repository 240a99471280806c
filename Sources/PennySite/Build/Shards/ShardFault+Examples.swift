package import PennyDiagnostics

extension ShardFault {
    static let examples: [Self] =
        [
            .noParts, .notAPart("public"), .damagedSummary("part3"), .outputIsPart("part3"),
            .otherPictures("part3", has: true),
        ]
        + [Shard(3, of: 8)].compactMap(\.self).flatMap { shard in
            let made = ShardCommand(
                site: "site", shard: shard, options: ShardSummary.Options(), folder: "part3")
            return inPart(made)
        }

    private static func inPart(_ made: ShardCommand) -> [Self] {
        [
            .missing(made), .doubled(made.shard, "part3", "part3-again"),
            .otherCount(made, count: 4, first: "part1"), .otherProgram(made),
            .otherOptions(made, first: "part1"), .otherSources(made, site: "site"),
            .otherPage(made, page: "calculations/first-home.html"),
            .missingFile(made, path: "calculations/first-home.html"),
            .damagedFile(made, path: "calculations/first-home.html"),
        ]
    }
}

/// Examples of shard faults for the catalog, which does not know their values.
package enum ShardFaults {
    package static let examples: [any Fault] = ShardFault.examples
}
