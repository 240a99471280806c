/// Swift source with its comments and the insides of its string literals blanked out,
/// so that a word in them is not taken for code. Lines and columns stay.
func codeOnly(_ text: String) -> String {
    var scanner = CodeScanner(scalars: Array(text.unicodeScalars))
    scanner.scanCode(untilParenthesis: false)
    return scanner.code
}

private struct CodeScanner {
    let scalars: [Unicode.Scalar]
    var position = 0
    var code = ""

    var isAtEnd: Bool { position >= scalars.count }

    func looking(at word: String) -> Bool {
        scalars[position...].starts(with: word.unicodeScalars)
    }

    mutating func keep(_ count: Int = 1) {
        let end = min(position + count, scalars.count)
        for scalar in scalars[position..<end] { code.unicodeScalars.append(scalar) }
        position = end
    }

    mutating func blank(_ count: Int = 1) {
        let end = min(position + count, scalars.count)
        for scalar in scalars[position..<end] {
            code.unicodeScalars.append(scalar == "\n" ? "\n" : " ")
        }
        position = end
    }

    /// Scans to the end, or behind the parenthesis that ends an interpolation.
    mutating func scanCode(untilParenthesis: Bool) {
        var depth = 0
        while !isAtEnd {
            if looking(at: "//") {
                while !isAtEnd, scalars[position] != "\n" { blank() }
            } else if looking(at: "/*") {
                scanBlockComment()
            } else if looking(at: "\"") || looking(at: "#\"") || looking(at: "##\"") {
                scanString()
            } else {
                if scalars[position] == "(" { depth += 1 }
                if scalars[position] == ")" { depth -= 1 }
                keep()
                if untilParenthesis, depth == 0 { return }
            }
        }
    }

    mutating func scanBlockComment() {
        var depth = 0
        repeat {
            if looking(at: "/*") {
                depth += 1
                blank(2)
            } else if looking(at: "*/") {
                depth -= 1
                blank(2)
            } else {
                blank()
            }
        } while depth > 0 && !isAtEnd
    }

    mutating func scanString() {
        var hashes = ""
        while looking(at: "#") {
            hashes += "#"
            keep()
        }
        let quote = looking(at: "\"\"\"") ? "\"\"\"" : "\""
        keep(quote.count)
        while !isAtEnd {
            if looking(at: quote + hashes) {
                return keep(quote.count + hashes.count)
            } else if looking(at: "\\" + hashes + "(") {
                blank(1 + hashes.count)
                scanCode(untilParenthesis: true)
            } else if looking(at: "\\" + hashes) {
                blank(2 + hashes.count)
            } else if quote.count == 1, scalars[position] == "\n" {
                return
            } else {
                blank()
            }
        }
    }
}
