import PennyContent
import PennyDiagnostics

/// What can be used of a faulty `site.yaml`, so that the other files are
/// checked in the same run: each of its keys that is sound by itself.
struct ConfigurationSalvage {
    let configuration: SiteConfiguration
    /// Off when the currency, the way numbers are typed, or inputs that sets
    /// leave out may have been lost: sets would be blamed for that.
    let canCompute: Bool

    /// Takes what is sound of the file at `path`; of none when it is no text.
    init(_ path: String, _ text: String?) throws(DiagnosticError) {
        var sound = ""
        var isComplete = text != nil
        for block in Self.blocks(of: text ?? "") {
            let key = String(block.prefix { $0 != ":" && $0 != "\n" })
            if key != "title", (try? Self.configuration(path, block)) != nil {
                sound += block
                continue
            }
            // Empty lines, so that the others keep their numbers.
            sound += block.filter(\.isNewline)
            let isNeeded = Self.needed.contains(key) || nearMiss(to: key, among: Self.needed) != nil
            if isNeeded { isComplete = false }
        }
        if let salvaged = try? Self.configuration(path, sound) {
            configuration = salvaged
            canCompute = isComplete
        } else {
            configuration = try Self.configuration(path, "")
            canCompute = false
        }
    }

    private static let needed = ["locale", "currency", "defaults"]

    private static func configuration(
        _ path: String, _ yaml: String
    ) throws(DiagnosticError) -> SiteConfiguration {
        try SiteConfiguration(ContentText(path: path, text: yaml + "\ntitle: Site\n"))
    }

    /// The text in parts, each from a line that begins a key to the next.
    private static func blocks(of text: String) -> [String] {
        var blocks: [String] = []
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let continues = line.first.map { " \t-#".contains($0) } ?? true
            if continues, let last = blocks.indices.last {
                blocks[last] += line + "\n"
            } else {
                blocks.append(line + "\n")
            }
        }
        return blocks
    }
}
