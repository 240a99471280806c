import PennyTestSupport

/// The order of the folders of PennySite: a folder uses types of those before it. The compiler holds
/// the order of modules; this rule holds the one inside the largest.
struct LayerRule {
    static let folder = "Sources/PennySite"

    /// From what asks for nothing to what asks for all.
    static let order = [
        "Generated", "Threads", "Storage", "Countries",
        "Model/Faults", "Model/Discovery", "Model/Links", "Model/Content", "Model/Scripts",
        "Model/Theme",
        "Model/Loading", "Model/Sets/Heads", "Model/Sets/Records", "Model/Sets/Results",
        "Model/Sets/Series", "Model/Embeds", "Model/Texts", "Model/Analysis", "Model/SingleFiles",
        "Pages/Templates", "Pages/Layout", "Pages/SiteFiles", "Pages/Body", "Pages/Entries",
        "Pages/Results", "Pages", "Pages/Kinds/*", "Pages/Kinds",
        "Build/Rendering", "Build/Pictures", "Build/Output", "Build/Incremental", "Build/Planning",
        "Build/Sets", "Build/Pipeline", "Build/Shards", "Build/SinglePages", "Build",
        "Features/Hosts", "Features/Schemas", "Features/Starter", "Features/Session",
    ]

    /// A use of a type of a later folder: `Model/Links/LinkTargets: ContentKinds`.
    struct Use: Hashable, Comparable, CustomStringConvertible {
        let file: String
        let type: String

        var description: String { "\(file): \(type)" }

        static func < (lhs: Self, rhs: Self) -> Bool { lhs.description < rhs.description }
    }

    private let files: [(name: String, layer: Int, code: String)]
    /// The layer of each type that a file declares at its top.
    private var layers: [String: Int] = [:]
    /// Folders that the order does not name.
    let unordered: Set<String>

    init(_ files: [RepositoryFile]) {
        var unordered: Set<String> = []
        self.files = files.compactMap { file in
            let name = String(file.path.dropFirst(Self.folder.count + 1).dropLast(6))
            let folder = name.split(separator: "/").dropLast().joined(separator: "/")
            guard let layer = Self.layer(of: folder) else {
                if !folder.isEmpty { unordered.insert(folder) }
                return nil
            }
            return (name, layer, codeOnly(file.text))
        }
        self.unordered = unordered
        let pattern =
            /^(?:(?:public|package|final|indirect|nonisolated) )*(?:struct|class|enum|protocol|actor|typealias) (\w+)/
        for (_, layer, code) in self.files {
            for match in code.matches(of: pattern.anchorsMatchLineEndings()) {
                layers[String(match.1)] = layer
            }
        }
    }

    private static func layer(of folder: String) -> Int? {
        let kinds = "Pages/Kinds/"
        return order.firstIndex(of: folder.hasPrefix(kinds) ? kinds + "*" : folder)
    }

    /// The uses of types of later folders.
    var upward: Set<Use> {
        var uses: Set<Use> = []
        for (name, layer, code) in files {
            for match in code.matches(of: /[A-Za-z_]\w+/) {
                let type = String(match.0)
                guard let other = layers[type], other > layer else { continue }
                uses.insert(Use(file: name, type: type))
            }
        }
        return uses
    }
}
