/// Swift source with its comments and the insides of its string literals blanked out,
/// so that a word in them is not taken for code. Lines and columns stay.
func codeOnly(_ text: String) -> String {
    var scanner = CodeScanner(bytes: Array(text.utf8))
    scanner.scanCode(untilParenthesis: false)
    return String(decoding: scanner.code, as: UTF8.self)
}

private struct CodeScanner {
    let bytes: [UInt8]
    var position = 0
    var code: [UInt8] = []

    var isAtEnd: Bool { position >= bytes.count }
    var isAtLineEnd: Bool { bytes[position] == UInt8(ascii: "\n") }

    func looking(at word: String) -> Bool { bytes[position...].begins(with: word) }

    mutating func keep(_ count: Int = 1) {
        let end = min(position + count, bytes.count)
        code += bytes[position..<end]
        position = end
    }

    /// Blanks bytes; a character of several bytes is one space.
    mutating func blank(_ count: Int = 1) {
        let end = min(position + count, bytes.count)
        for byte in bytes[position..<end] where !UTF8.isContinuation(byte) {
            code.append(byte == UInt8(ascii: "\n") ? byte : UInt8(ascii: " "))
        }
        position = end
    }

    /// Scans to the end, or behind the parenthesis that ends an interpolation.
    mutating func scanCode(untilParenthesis: Bool) {
        var depth = 0
        while !isAtEnd {
            if looking(at: "//") {
                while !isAtEnd, !isAtLineEnd { blank() }
            } else if looking(at: "/*") {
                scanBlockComment()
            } else if looking(at: "\"") || looking(at: "#\"") || looking(at: "##\"") {
                scanString()
            } else {
                if looking(at: "(") { depth += 1 }
                if looking(at: ")") { depth -= 1 }
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
            } else if quote.count == 1, isAtLineEnd {
                return
            } else {
                blank()
            }
        }
    }
}
