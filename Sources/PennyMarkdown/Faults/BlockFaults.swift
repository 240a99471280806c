package import PennyDiagnostics

extension Fault {
    package static let block = BlockFaults()
}

/// Faults of blocks between marks.
package struct BlockFaults: FaultDeclarations {
    let unknown = FaultDeclaration(436, as: .warning, example: ":::nota", "note") {
        (mark: String, near: String?) in
        (
            "block \(quoted(mark)) of a kind that is unknown",
            didYouMean(near)
                ?? "Write one of \(alternatives(Callout.names)), as in :::note."
        )
    }
    let unclosed = FaultDeclaration(437, example: "note") { name in
        (
            "block \(quoted(":::" + name)) without its end",
            "Write ::: on a line of its own below it."
        )
    }
    let strayEnd = Fault(
        438, as: .warning, "“:::” that ends no block",
        "Take it out, or begin a block above it, as in :::note.")
    let malformedExample = FaultDeclaration(441, example: "first home") { line in
        (
            "line \(quoted(line)) of an example that names no set or figure",
            "Write one set or figure a line, as in first-home or first-home.payment."
        )
    }
    let emptyExample = Fault(
        442, "example block without a line", "Name a set or a figure in it, one a line.")
    let malformedEmbed = FaultDeclaration(443, example: "show chart") { line in
        (
            "line \(quoted(line)) of a pennypress block without a colon",
            "Write a key and a value, as in show: chart."
        )
    }
    let repeatedEmbedKey = FaultDeclaration(444, example: "of") { key in
        ("key \(quoted(key)) is twice in a pennypress block", "Remove one of the two lines.")
    }
    let emptyEmbed = Fault(
        445, "pennypress block without a line",
        "Write what it shows, as in show: chart and of: first-home.")
}
