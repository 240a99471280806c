/// The parts of the dictionary's page.
enum GlossaryLetter {
    static func anchor(_ letter: String) -> String { "letter-\(letter)" }

    /// What the page calls a part: `A`, or `0–9` for what begins with no letter.
    static func label(_ letter: String) -> String { letter == "0" ? "0–9" : letter.uppercased() }
}
