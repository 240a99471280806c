import PennyTestSupport

/// Values of PennySite: an initializer stores what it is given, and a property derives from it.
/// A function reads, checks or renders, so that a reader sees where a stage does its work.
enum ValueRule {
    static let initializersStore = HouseRule(name: "initializers read no file and check nothing") {
        file in
        declarations(
            in: file, /^\s*(?:(?:private|fileprivate|package|public|convenience) )*init[?(<]/
        )
        .compactMap { declaration in
            let fault =
                declaration.code.contains(/\b(?:throws|try)\b/)
                ? "an initializer can fail" : reading(declaration.code)
            return fault.map { finding(file, declaration, "\($0); make it a static function") }
        }
    }

    static let propertiesDerive = HouseRule(name: "properties read no file and render nothing") {
        file in
        declarations(
            in: file,
            /^\s*(?:(?:private|fileprivate|package|public|static|lazy) )*var \w+: [^=]*\{/
        ).compactMap { declaration in
            let fault =
                reading(declaration.code)
                ?? declaration.code.firstMatch(of: rendering).map { "a property renders: \($0.0)" }
            return fault.map { finding(file, declaration, "\($0); make it a function") }
        }
    }

    // MARK: - Names

    /// Names of PennyFiles and of PennySite that read files.
    private static nonisolated(unsafe) let readers =
        #/
        \b(?:
            FileSystem\.(?!split\b) | FileStates\. | SourceFile\. | SiteLocator\. | SiteOwner\.
            | SourceFolder\.discover | folder\.(?:source|text|bytes)\(
            | FolderLock\b | FolderSeal\( | OpenFile\( | NewFiles\( | ScratchFile\( | l?stat\(
            | (?:tree|above|FileTree\(\w+\))\.(?:
                kind|existingKind|state|entries|folders|identity|isTrusted|isOneFile|fileCount
                |read|readWithState|digest|fileDigest|filesWithStates|checkReadable)\(
        )
        /#

    /// A property that can fail, whose value is the bytes of a file, or that writes markup.
    private static nonisolated(unsafe) let rendering =
        #/
        get\ throws | var\ \w+:\ \[UInt8\] | \.rendered\( | \bBodyReferences\( | [a-z]HTML\(
        | (?:CSV|JSON)Writer\(
        /#

    private static func reading(_ code: String) -> String? {
        code.firstMatch(of: readers).map { "reads a file: \($0.0)" }
    }

    // MARK: - Declarations

    private struct Declaration {
        let line: Int
        var code: String
    }

    private static func finding(
        _ file: RepositoryFile, _ declaration: Declaration, _ message: String
    ) -> Finding {
        Finding(path: file.path, line: declaration.line, message: message)
    }

    /// The declarations that begin with an expression, each to the end of its body.
    private static func declarations(
        in file: RepositoryFile, _ head: Regex<Substring>
    ) -> [Declaration] {
        guard file.belongs(to: "PennySite") else { return [] }
        let lines = codeOnly(file.text).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.compactMap { start in
            guard lines[start].hasAny(of: ["init", "var "]), lines[start].contains(head) else {
                return nil
            }
            var (depth, isOpen) = (0, false)
            var code = ""
            for line in lines[start...] where !isOpen || depth > 0 {
                for sign in line.utf8 {
                    if sign == UInt8(ascii: "{") { (depth, isOpen) = (depth + 1, true) }
                    if sign == UInt8(ascii: "}") { depth -= 1 }
                }
                code += line + "\n"
            }
            return Declaration(line: start + 1, code: code)
        }
    }
}
