import Foundation
import Testing

/// A command with its options, as the program declares it for shells and manual pages.
struct CommandHelp: Decodable {
    struct Argument: Decodable {
        struct Name: Decodable, Equatable {
            let kind: String
            let name: String

            /// The option as typed.
            var typed: String { (kind == "long" ? "--" : "-") + name }
        }

        let kind: String
        let names: [Name]?
        let preferredName: Name?
        let valueName: String?
        let abstract: String?
        let defaultValue: String?
        let allValues: [String]?
        let isOptional: Bool
        let isRepeating: Bool
        let shouldDisplay: Bool

        /// Whether all commands have the option, so that the manual explains it once.
        var isOfAllCommands: Bool { valueName == "version" || valueName == "help" }
    }

    let commandName: String
    let abstract: String?
    let discussion: String?
    let arguments: [Argument]?
    let subcommands: [CommandHelp]?

    private struct Dump: Decodable { let command: CommandHelp }

    /// The declaration of the program.
    static func ofTheProgram() async throws -> CommandHelp {
        let folder = try CommandFolder()
        let result = try await folder.run("pennypress --experimental-dump-help")
        try #require(result.status == 0)
        return try JSONDecoder().decode(Dump.self, from: Data(result.output.utf8)).command
    }

    /// The subcommands that people see.
    var shown: [CommandHelp] { (subcommands ?? []).filter { $0.commandName != "help" } }

    /// This command and all below, each with the words that call it.
    func all(after words: [String] = []) -> [(words: [String], command: CommandHelp)] {
        let words = words + [commandName]
        return [(words, self)] + shown.flatMap { $0.all(after: words) }
    }
}

extension CommandHelp {
    /// A part of the discussion: sentences, or lines to type.
    struct Block: Equatable {
        let isLiteral: Bool
        var lines: [String]
    }

    /// The discussion, without the line about exit statuses.
    var blocks: [Block] { allBlocks.filter { !$0.lines[0].hasPrefix(Self.statusMark) } }

    /// The exit statuses of the command, each with its meaning.
    var statuses: [(number: String, meaning: String)] {
        let lines = allBlocks.first { $0.lines[0].hasPrefix(Self.statusMark) }?.lines ?? []
        guard let line = lines.first else { return [] }
        let parts = line.dropFirst(Self.statusMark.count).trimmingSuffix { $0 == "." }
            .split(separator: /, (?=\d+ )/)
        return parts.map { part in
            let words = part.split(separator: " ", maxSplits: 1)
            return (String(words[0]), String(words[1]))
        }
    }

    private static let statusMark = "Exit status: "

    private var allBlocks: [Block] {
        var blocks: [Block] = []
        for paragraph in (discussion ?? "").split(separator: "\n\n") {
            var last: Block?
            for line in paragraph.split(separator: "\n") {
                let isLiteral = line.hasPrefix("  ")
                if last?.isLiteral == isLiteral {
                    last?.lines.append(String(line))
                } else {
                    if let last { blocks.append(last) }
                    last = Block(isLiteral: isLiteral, lines: [String(line)])
                }
            }
            if let last { blocks.append(last) }
        }
        return blocks
    }
}

extension Substring {
    fileprivate func trimmingSuffix(while isLeftOut: (Character) -> Bool) -> Substring {
        var rest = self
        while let last = rest.last, isLeftOut(last) { rest.removeLast() }
        return rest
    }
}
