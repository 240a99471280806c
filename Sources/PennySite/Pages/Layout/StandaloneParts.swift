import PennyTemplates

/// The parts that a page as one file has in place of the site's files.
struct StandaloneParts: Sendable {
    let policy: String
    let style: String
    let scripts: String

    static let values: [PageValue<StandaloneParts>] = [
        .text("policy", "What such a page may load.") { parts, _ in parts.policy },
        .markup("style", "Its style sheet.") { parts, _ in Array(parts.style.utf8) },
        .markup("scripts", "Its scripts.") { parts, _ in Array(parts.scripts.utf8) },
    ]

    /// The value of every page; off for a page of a site.
    static let value: PageValue<StandaloneParts?> = .object(
        "standalone", "What a page as one file has in place of the site’s files.", of: values
    ) { parts, _ in parts }
}
