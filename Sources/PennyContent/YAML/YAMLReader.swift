package import PennyDiagnostics
import PennyText
import Yams

/// Reads YAML into nodes that know their places. Anchors, aliases, tags,
/// duplicate keys and deep nesting are refused: a content file needs none of
/// them, and they are how a small file becomes a large one.
package struct YAMLReader {
    let path: String
    /// The line of the file where the YAML begins.
    let firstLine: Int

    private static let standardLimit = 256 * 1024
    static let depthLimit = 16

    private let byteLimit: Int
    private var pairs = SurrogatePairs(in: "")

    package init(path: String, firstLine: Int, byteLimit: Int = standardLimit) {
        self.path = path
        self.byteLimit = byteLimit
        self.firstLine = firstLine
    }

    /// The entries of the top mapping; none for an empty document.
    ///
    /// - Parameter fault: what is said of a top that is no mapping.
    package func entries(
        of yaml: String, otherwise fault: ContentFault = .mappingExpected
    ) throws(DiagnosticError) -> [ContentNode.Entry] {
        if yaml.utf8.count > byteLimit {
            throw error(.fileTooLarge(limit: byteLimit), nil)
        }
        try checkNesting(yaml)
        try checkAliases(yaml)
        var reader = self
        reader.pairs = SurrogatePairs(in: yaml)
        return try reader.parsed(otherwise: fault)
    }

    private func parsed(
        otherwise fault: ContentFault
    ) throws(DiagnosticError) -> [ContentNode.Entry] {
        do {
            let parser = try Parser(yaml: pairs.text, resolver: .basic, encoding: .utf8)
            guard let root = try parser.singleRoot() else { return [] }
            // The nodes hold their anchors weakly: the parser owns them.
            let node = withExtendedLifetime(parser) { Result { try self.node(root, depth: 0) } }
            guard case .mapping(let entries) = try node.get().value else {
                throw error(fault, root.mark)
            }
            return entries
        } catch let error as DiagnosticError {
            throw error
        } catch let error as YamlError {
            throw self.error(error)
        } catch {
            throw self.error(.yaml(problem: "\(error)"), nil)
        }
    }

    // MARK: - Nodes

    private func node(_ node: Node, depth: Int) throws -> ContentNode {
        if node.anchor != nil { throw error(.anchor, node.mark) }
        if depth > Self.depthLimit { throw error(.tooDeep(limit: Self.depthLimit), node.mark) }
        let value: ContentNode.Value
        switch node {
        case .scalar(let scalar):
            try checkTag(scalar.tag, node.mark)
            value = .text(try text(scalar))
        case .sequence(let sequence):
            try checkTag(sequence.tag, node.mark)
            value = .list(try sequence.map { try self.node($0, depth: depth + 1) })
        case .mapping(let mapping):
            try checkTag(mapping.tag, node.mark)
            value = .mapping(
                try mapping.map { key, value in
                    guard let scalar = key.scalar, key.anchor == nil else {
                        throw error(key.anchor == nil ? .keyNotText : .anchor, key.mark)
                    }
                    return ContentNode.Entry(
                        key: try text(scalar), keyLocation: location(key.mark),
                        value: try self.node(value, depth: depth + 1))
                })
        case .alias: throw error(.anchor, node.mark)
        }
        return ContentNode(value: value, location: location(node.mark))
    }

    /// The text of a scalar. An escape can write a character that no text may have.
    private func text(_ scalar: Node.Scalar) throws -> String {
        if let control = ControlCharacter.first(in: scalar.string) {
            throw error(ContentFault(control), scalar.mark)
        }
        return scalar.string
    }

    /// A tag that was written has a name; `!` alone marks a quoted scalar.
    private func checkTag(_ tag: Tag, _ mark: Mark?) throws {
        let name = tag.description
        if !["", "!", "tag:yaml.org,2002:str"].contains(name) { throw error(.tag(name), mark) }
    }

    // MARK: - Nesting

    /// Refuses deep nesting before the parser sees it: the parser recurses.
    private func checkNesting(_ yaml: String) throws(DiagnosticError) {
        var line = firstLine
        var brackets = 0
        var marks = 0
        var isLeading = true
        var isMarkOpen = false
        for byte in yaml.utf8 {
            // Only a mark with a space after it opens a level: `---------` is text.
            if isMarkOpen, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { marks += 1 }
            isMarkOpen = false
            switch byte {
            case UInt8(ascii: "\n"):
                line += 1
                marks = 0
                isLeading = true
            case UInt8(ascii: " "), UInt8(ascii: "\t"): break
            case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
                isMarkOpen = isLeading
            case UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
            default: isLeading = false
            }
            if brackets > 4 * Self.depthLimit || marks > 4 * Self.depthLimit {
                throw DiagnosticError([
                    Diagnostic(
                        .error, ContentFault.tooDeep(limit: Self.depthLimit),
                        at: SourceLocation(path: path, line: line))
                ])
            }
        }
    }

    // MARK: - Aliases

    /// Refuses an anchor that is used before the parser sees it: the parser
    /// hashes every key, and a key of nested aliases takes it for ever.
    private func checkAliases(_ yaml: String) throws(DiagnosticError) {
        let aliases = Self.names(after: "*", in: yaml)
        if aliases.isEmpty { return }
        let used = Set(aliases.map(\.name))
        guard let anchor = Self.names(after: "&", in: yaml).first(where: { used.contains($0.name) })
        else { return }
        let place = place(at: anchor.index, in: yaml)
        throw DiagnosticError([Diagnostic(.error, ContentFault.anchor, at: place)])
    }

    /// The names that stand directly after `mark`, where no letter or digit
    /// comes before it.
    private static func names(
        after mark: Unicode.Scalar, in yaml: String
    ) -> [(name: Substring, index: String.Index)] {
        func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
            scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                || scalar == "_" || scalar == "-"
        }
        let scalars = yaml.unicodeScalars
        var names: [(Substring, String.Index)] = []
        var before: Unicode.Scalar = " "
        for index in scalars.indices {
            let scalar = scalars[index]
            defer { before = scalar }
            guard scalar == mark, !isNamePart(before) || before == "-" else { continue }
            let name = scalars[scalars.index(after: index)...].prefix(while: isNamePart)
            if !name.isEmpty { names.append((Substring(name), index)) }
        }
        return names
    }

    // MARK: - Faults

    /// The place of an index of the text, by its line feeds.
    private func place(at index: String.Index, in yaml: String) -> SourceLocation {
        var place = SourceLocation(path: path, line: firstLine)
        for scalar in yaml.unicodeScalars[..<index] {
            place.column = scalar == "\n" ? 1 : place.column + 1
            if scalar == "\n" { place.line += 1 }
        }
        return place
    }

    private func location(_ mark: Mark?) -> SourceLocation {
        let (line, column) = (mark?.line ?? 1, mark?.column ?? 1)
        return SourceLocation(
            path: path, line: line + firstLine - 1, column: pairs.column(column, onLine: line))
    }

    private func error(_ fault: ContentFault, _ mark: Mark?) -> DiagnosticError {
        DiagnosticError([Diagnostic(.error, fault, at: location(mark))])
    }

    private func error(_ error: YamlError) -> DiagnosticError {
        switch error {
        case .scanner(let context, let problem, let mark, let yaml),
            .parser(let context, let problem, let mark, let yaml),
            .composer(let context, let problem, let mark, let yaml):
            self.error(problem, mark, context?.mark, yaml)
        case .duplicatedKeysInMapping(let keys, let context):
            self.error(.duplicateKey(keys.first ?? ""), context.mark)
        case .reader(let problem, let offset, _, let yaml):
            DiagnosticError([
                Diagnostic(
                    .error, ContentFault.yaml(problem: problem),
                    at: place(at: yaml.index(yaml.startIndex, offsetBy: offset ?? 0), in: yaml))
            ])
        default: self.error(.yaml(problem: "it is not a document"), nil)
        }
    }

    /// What libyaml says, where it helps most: of something unfinished its
    /// beginning is the place to look at, and a tab is called one.
    private func error(
        _ problem: String, _ mark: Mark, _ start: Mark?, _ yaml: String
    ) -> DiagnosticError {
        if ContentFault.unfinishedYAML.contains(problem) {
            return error(.yaml(problem: problem), start ?? mark)
        }
        let lines = yaml.split(separator: "\n", omittingEmptySubsequences: false)
        let line = lines.indices.contains(mark.line - 1) ? lines[mark.line - 1] : ""
        let isTab = line.unicodeScalars.dropFirst(mark.column - 1).first == "\t"
        return error(.yaml(problem: isTab ? ContentFault.tabInYAML : problem), mark)
    }
}
