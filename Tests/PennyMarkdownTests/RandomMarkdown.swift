/// Markdown of random pieces, in which each reference and link has a name of
/// its own.
enum RandomMarkdown {
    static func text(from random: inout SplitMix, count: inout Int) -> String {
        var text = ""
        for _ in 0..<random.next(below: 24) {
            let piece = pieces[random.next(below: pieces.count)]
            for character in piece {
                if character == "§" {
                    count += 1
                    text += "\(count)"
                } else {
                    text.append(character)
                }
            }
        }
        return text
    }

    private static let pieces = [
        "{{n§}}", "{{n§}} ", "`{{n§}}`", "``{{n§}}` ``", "[x {{n§}}](d§)", "[](d§)", "![é](d§)",
        "[![x](d§)](d§)", "[r]", "[x][r]", "[u]", "\\{{n§}}", "\\[x](d§)", "\\`", "&lt;", "&#91;",
        "*{{n§}}*", "**", "_", "<b title='{{n§}}'>", "<!-- {{n§}} -->", "😀", "é ", "\"", " -- ",
        "[x](d§ \"{{n§}}\")", "[x](d§ '[`')", "<https://e.org/{{n§}}>", "{", "[", "]", "`", "<",
        "\n", "\n", "\n", "\n> ", "\n> ", "\n- ", "\n  ", "\n\n", "\n===\n\n",
        "\n\n> > ", "\n===\n", "\n\n[r]: r\n", "\n\n[r]: r '{{n§}}'\n",
        "\n\n| a | {{n§}} |\n|-|-|\n| ",
        "\n\n[^f]: {{n§}} [x](d§) ", "\n[^gé]: ", "\n\n[^h]: r\n", "[^f]", "[^gé] ", "> [^f]: ",
        "\n## ", "\n- ( ) {{n§}} ", "\n- (x) [x](d§) ", "\n\n    ", "\n```example\n",
        " | ", "\\|", "  \n", "\\\n", "\t", "text ",
    ]
}

/// A small generator that gives the same numbers everywhere.
struct SplitMix {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }
}
