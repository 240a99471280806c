import PennyTestSupport

/// The words of the code (docs/architecture/words.md).
enum VocabularyRule {
    /// Names that the code had for what the field calls otherwise.
    private static let oldNames = [
        "SetPress", "SetTurn", "giveTurns", "KeptRoom", "KeptSet", "BuildMemory", "PastBuild",
        "PastTurns", "FoundTurn", "SetFinding", "ReuseProof", "TargetPrints", "SetReads",
        "StandingOutput", "FileMark", "OutputGroup", "SetFigures", "FrameLook", "SiteLook",
        "standIn", "SetPick", "RootCauses", "ReadSite", "LiveEdition", "isAbroad", "EditionWork",
        "Shelf", "Kept", "Door", "Press", "Frame",
    ]

    static let noOldNames = HouseRule.lines(
        "names are those of the field", of: { $0.path != file && $0.path.hasSuffix(".swift") },
        as: codeOnly, having: oldNames
    ) { line, _ in
        for match in line.matches(of: /[A-Za-z_]\w*/) where oldNames.contains(String(match.0)) {
            return "\(match.0) is an old name; docs/architecture/words.md has the current one"
        }
        return nil
    }

    private static let file = "Tests/PennyHouseTests/Rules/VocabularyRule.swift"

    /// The uses of the word “place”, in names and comments, where the field has an exact word:
    /// index, position, location. “In place” and “decimal places” are such words.
    static func places(in text: String) -> Int {
        var count = 0
        for line in text.split(separator: "\n") where line.hasAny(of: ["lace"]) {
            let words = line.matches(of: /[A-Z]?[a-z]+/).map { $0.0.lowercased() }
            count += words.count { $0 == "place" || $0 == "places" }
            count -= line.matches(of: /\b(?:in place|decimal places?|in the place of)\b/).count
        }
        return count
    }
}
