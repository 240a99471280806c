package import PennyDiagnostics

extension Fault {
    package static let file = ContentFileFaults()
}

/// Faults of a file as a whole.
package struct ContentFileFaults: FaultDeclarations {
    let notUTF8 = Fault(101, "this byte is not UTF-8 text", "Save the file as UTF-8.")
    /// A character that no text may contain, such as `U+001B`.
    let controlCharacter = FaultDeclaration(102, example: "U+001B") { name in
        (
            "a control character, \(name)",
            "Delete it. It cannot be seen, and garbles pages and tables."
        )
    }
    /// A character that changes the direction of writing, such as `U+202E`.
    let directionCharacter = FaultDeclaration(103, example: "U+202E") { name in
        (
            "a character that turns the direction of writing, \(name)",
            "Delete it, or write the mark U+200E or U+200F in its place."
        )
    }
    package let tooLarge = FaultDeclaration(104, example: 1024 * 1024) { (limit: Int) in
        ("the file is larger than \(limit / 1024) KiB", "Make it smaller, or split it.")
    }
    let noFrontMatter = Fault(
        105, "the file does not begin with front matter",
        "Begin it with a line “---”, then lines “key: value”, then “---”.")
    let frontMatterNotClosed = Fault(
        106, "the front matter is not closed", "Add a line “---” after the last key.")
    let frontMatterTooLarge = FaultDeclaration(107, example: 64 * 1024) { (limit: Int) in
        (
            "the front matter is larger than \(limit / 1024) KiB",
            "Move long text below the front matter."
        )
    }
}
