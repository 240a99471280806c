package import PennyDiagnostics

extension Fault {
    package static let shard = ShardFaults()
}

/// Reasons why the outputs of shards cannot be merged.
package struct ShardFaults: FaultDeclarations {
    let noParts = Fault(
        571, "no folder of a part is named",
        "Name the folders that “build --shard” has made: merge part1 part2.")
    let notAPart = FaultDeclaration(572, example: "public") { folder in
        ("“\(folder)” is not a part of a site", "Name folders that “build --shard” has made.")
    }
    let damagedSummary = FaultDeclaration(573, example: "part3") { folder in
        (
            "the summary of the part “\(folder)” is damaged, or of another version",
            "Make the shard again with “build --shard”."
        )
    }
    let outputIsPart = FaultDeclaration(574, example: "part3") { folder in
        ("“\(folder)” is both a part and the output", "Choose another folder with “-o”.")
    }
    let missing = FaultDeclaration(575, example: .example) { (made: ShardCommand) in
        (
            "shard \(made.shard.text) is missing",
            "Name its folder. If there is none, run “\(made.text)”."
        )
    }
    let doubled = FaultDeclaration(576, example: .example, "part3", "part3-again") {
        (shard: Shard, folder: String, other: String) in
        (
            "“\(folder)” and “\(other)” are both shard \(shard.text)",
            "Leave out “\(folder)” or “\(other)”."
        )
    }
    let otherCount = FaultDeclaration(577, example: .example, 4, "part1") {
        (made: ShardCommand, count: Int, first: String) in
        (
            "“\(made.folder)” is shard \(made.shard.text), and “\(first)” is one of \(count)",
            "Run “\(made.text)” again."
        )
    }
    let otherProgram = FaultDeclaration(578, example: .example) { (made: ShardCommand) in
        (
            "“\(made.folder)” was made by another Pennypress than this one",
            "Run “\(made.text)” with this program."
        )
    }
    let otherOptions = FaultDeclaration(579, example: .example, "part1") {
        (made: ShardCommand, first: String) in
        (
            "“\(made.folder)” was made with other options than “\(first)”",
            "Run “\(made.text)” again."
        )
    }
    let otherPictures = FaultDeclaration(580, example: "part3", true) {
        (folder: String, has: Bool) in
        (
            has
                ? "“\(folder)” has pictures, and there is no Chromium here to make the rest"
                : "“\(folder)” was made without a Chromium, so its pictures are missing",
            has
                ? "Install a Chromium, or make all shards without one."
                : "Make all shards where a Chromium is installed."
        )
    }
    let otherSources = FaultDeclaration(581, example: .example, "site") {
        (made: ShardCommand, site: String) in
        (
            "“\(made.folder)” was made from other files than “\(site)” has",
            "Run “\(made.text)” again."
        )
    }
    /// A page would differ with the site's files as they are.
    let otherPage = FaultDeclaration(582, example: .example, "calculations/first-home.html") {
        (made: ShardCommand, page: String) in
        (
            "“\(made.folder)” was made from other files: \(page) would be another page",
            "Run “\(made.text)” again."
        )
    }
    let missingFile = FaultDeclaration(583, example: .example, "calculations/first-home.html") {
        (made: ShardCommand, path: String) in
        ("“\(made.folder)” lacks its file \(path)", "Run “\(made.text)” again.")
    }
    let damagedFile = FaultDeclaration(584, example: .example, "calculations/first-home.html") {
        (made: ShardCommand, path: String) in
        ("\(path) in “\(made.folder)” is not as its shard has made it", "Run “\(made.text)” again.")
    }
}
