import PennyDiagnostics

/// A script of the theme: an ES module with what it imports and exports.
///
/// An `import` or an `export` begins a line. The forms are those that the theme uses:
/// `import { a, b as c } from "./x.js"`, `import * as x from "./x.js"`, `import "./x.js"`,
/// `export function`, `export async function`, `export const` and `export { a }`.
struct ScriptModule: Sendable {
    struct Import: Sendable {
        enum Names: Sendable {
            case none
            /// All exports, as properties of this name.
            case all(String)
            /// Exports, each with its name in the module that imports it.
            case some([(exported: String, local: String)])
        }

        /// The name of the module that is imported.
        let module: String
        let names: Names
        let line: Int
    }

    let name: String
    /// The path by which messages name the file.
    let origin: String
    private(set) var imports: [Import] = []
    private(set) var exports: [String] = []
    /// The lines that are neither an import nor the word `export`.
    private(set) var body: [Substring] = []

    private init(name: String, origin: String) {
        self.name = name
        self.origin = origin
    }

    /// Reads the imports and exports of a module.
    ///
    /// - Throws: a fault at a statement that the joiner cannot join.
    static func parse(
        name: String, origin: String, text: String
    ) throws(DiagnosticError) -> ScriptModule {
        var module = ScriptModule(name: name, origin: origin)
        try module.add(text)
        return module
    }

    private mutating func add(_ text: String) throws(DiagnosticError) {
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { Substring($0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0) }
        var index = 0
        while index < lines.count {
            let line = lines[index]
            if line.hasPrefix("import ") || line.hasPrefix("import{") {
                let start = index
                while !lines[index].hasSuffix(";"), index + 1 < lines.count { index += 1 }
                let words = Self.words(of: lines[start...index])
                guard let imported = Self.imported(words, line: start + 1)
                else { throw unsupported(line, at: start + 1) }
                imports.append(imported)
            } else if line.hasPrefix("export ") {
                try addExport(line, at: index + 1)
            } else {
                body.append(line)
            }
            index += 1
        }
        while body.last?.isEmpty ?? false { body.removeLast() }
    }

    /// Returns the location of a line in the file.
    func location(line: Int) -> SourceLocation {
        SourceLocation(path: origin, line: line, column: 1)
    }

    // MARK: - Imports

    /// Splits a statement into its words and signs.
    private static func words(of lines: ArraySlice<Substring>) -> [Substring] {
        var words: [Substring] = []
        for line in lines {
            var rest = line
            while let first = rest.first {
                if first == " " {
                    rest.removeFirst()
                } else if isLetter(first) {
                    let word = rest.prefix(while: isLetter)
                    words.append(word)
                    rest = rest.dropFirst(word.count)
                } else if first == "\"" {
                    let word = rest.dropFirst().prefix { $0 != "\"" }
                    words.append(rest.prefix(word.count + 2))
                    rest = rest.dropFirst(word.count + 2)
                } else {
                    words.append(rest.prefix(1))
                    rest.removeFirst()
                }
            }
        }
        return words
    }

    private static func isLetter(_ letter: Character) -> Bool {
        letter == "_" || letter == "$" || letter.isASCII && (letter.isLetter || letter.isNumber)
    }

    /// Reads an import; nil for a form that is not supported.
    private static func imported(_ statement: [Substring], line: Int) -> Import? {
        var words = statement[...]
        guard words.popFirst() == "import", words.popLast() == ";", let path = words.popLast(),
            path.hasPrefix("\"./"), path.hasSuffix("\"")
        else { return nil }
        let module = String(path.dropFirst(3).dropLast())
        if words.isEmpty { return Import(module: module, names: .none, line: line) }
        guard words.popLast() == "from" else { return nil }
        if words.count == 3, words.first == "*", words.dropFirst().first == "as" {
            return words.last.map {
                Import(module: module, names: .all(String($0)), line: line)
            }
        }
        guard words.popFirst() == "{", words.popLast() == "}" else { return nil }
        var names: [(exported: String, local: String)] = []
        for part in words.split(separator: ",") {
            let part = Array(part)
            switch part.count {
            case 1: names.append((String(part[0]), String(part[0])))
            case 3 where part[1] == "as": names.append((String(part[0]), String(part[2])))
            default: return nil
            }
        }
        return Import(module: module, names: .some(names), line: line)
    }

    // MARK: - Exports

    private mutating func addExport(_ line: Substring, at number: Int) throws(DiagnosticError) {
        let rest = line.dropFirst("export ".count)
        let words = Self.words(of: [rest])
        if words.first == "{" {
            guard words.count > 2, words.suffix(2) == ["}", ";"] else {
                throw unsupported(line, at: number)
            }
            exports += words.dropFirst().dropLast(2).filter { $0 != "," }.map(String.init)
            return
        }
        let isFunction = words.prefix(2) == ["async", "function"] || words.first == "function"
        let name = words.first == "async" ? words.dropFirst(2).first : words.dropFirst().first
        guard isFunction || words.first == "const", let name, let letter = name.first,
            Self.isLetter(letter)
        else { throw unsupported(line, at: number) }
        exports.append(String(name))
        body.append(rest)
    }

    private func unsupported(_ line: Substring, at number: Int) -> DiagnosticError {
        DiagnosticError([
            Diagnostic(Fault.script.unsupported(String(line)), at: location(line: number))
        ])
    }
}
