/// The command that makes a shard's output again.
struct ShardCommand: Equatable, Sendable {
    let site: String
    let shard: Shard
    let options: ShardSummary.Options
    /// The output folder of the shard.
    let folder: String

    /// The command as the examples of the catalog show it.
    static let example = ShardCommand(
        site: "site", shard: .example, options: ShardSummary.Options(), folder: "part3")

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
