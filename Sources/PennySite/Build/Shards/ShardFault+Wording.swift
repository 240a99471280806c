import PennyDiagnostics

extension ShardFault {
    var summary: String {
        switch self {
        case .noParts: "no folder of a part is named"
        case .notAPart(let folder): "“\(folder)” is not a part of a site"
        case .damagedSummary(let folder):
            "the summary of the part “\(folder)” is damaged, or of another version"
        case .outputIsPart(let folder): "“\(folder)” is both a part and the output"
        case .missing(let made): "shard \(made.shard.text) is missing"
        case .doubled(let shard, let folder, let other):
            "“\(folder)” and “\(other)” are both shard \(shard.text)"
        case .otherCount(let made, let count, let first):
            "“\(made.folder)” is shard \(made.shard.text), and “\(first)” is one of \(count)"
        case .otherProgram(let made):
            "“\(made.folder)” was made by another Pennypress than this one"
        case .otherOptions(let made, let first):
            "“\(made.folder)” was made with other options than “\(first)”"
        case .otherPictures(let folder, let has):
            has
                ? "“\(folder)” has pictures, and there is no Chromium here to make the rest"
                : "“\(folder)” was made without a Chromium, so its pictures are missing"
        case .otherSources(let made, let site):
            "“\(made.folder)” was made from other files than “\(site)” has"
        case .otherPage(let made, let page):
            "“\(made.folder)” was made from other files: \(page) would be another page"
        case .missingFile(let made, let path): "“\(made.folder)” lacks its file \(path)"
        case .damagedFile(let made, let path):
            "\(path) in “\(made.folder)” is not as its shard has made it"
        }
    }

    var nextStep: String {
        switch self {
        case .noParts: "Name the folders that “build --shard” has made: merge part1 part2."
        case .notAPart: "Name folders that “build --shard” has made."
        case .damagedSummary: "Make the shard again with “build --shard”."
        case .outputIsPart: "Choose another folder with “-o”."
        case .missing(let made): "Name its folder. If there is none, run “\(made.text)”."
        case .doubled(_, let folder, let other): "Leave out “\(folder)” or “\(other)”."
        case .otherPictures(_, let has):
            has
                ? "Install a Chromium, or make all shards without one."
                : "Make all shards where a Chromium is installed."
        case .otherProgram(let made): "Run “\(made.text)” with this program."
        case .otherCount(let made, _, _), .otherOptions(let made, _), .otherSources(let made, _),
            .otherPage(let made, _), .missingFile(let made, _), .damagedFile(let made, _):
            "Run “\(made.text)” again."
        }
    }
}

extension ShardCommand {
    /// The command as it is typed in a shell.
    var text: String {
        var words = ["pennypress", "build", Self.word(site)]
        if options.includesDrafts { words.append("--drafts") }
        if options.isStrict { words.append("--strict") }
        if let baseURL = options.baseURL { words += ["--base-url", Self.word(baseURL)] }
        words += ["--shard", shard.text, "-o", Self.word(folder)]
        let day = options.date.map { "SOURCE_DATE_EPOCH=$(date -u -d \($0) +%s) " } ?? ""
        return day + words.joined(separator: " ")
    }

    private static func word(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || $0.properties.numericType != nil
                || "-_./:".unicodeScalars.contains($0)
        }
        return isPlain
            ? text
            : "'"
                + text.split(separator: "'", omittingEmptySubsequences: false)
                .joined(separator: "'\\''") + "'"
    }
}
