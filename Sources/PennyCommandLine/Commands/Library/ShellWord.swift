/// Formats text for a shell.
enum ShellWord {
    /// The text, in quotes if it needs them.
    static func quoted(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                || "-_.,:/%+=@".unicodeScalars.contains(scalar)
        }
        if isPlain, !text.isEmpty { return text }
        let inner = text.split(separator: "'", omittingEmptySubsequences: false)
            .joined(separator: "'\\''")
        return "'\(inner)'"
    }
}
