import PennyDiagnostics

/// A property list as a flat table of values that name each other by their
/// places, so that no nesting and no cycle of a file can overflow or hang the
/// program.
struct PropertyList: Equatable {
    enum Node: Equatable {
        /// A value that the archive has no use for: a truth value, a day, nothing.
        case other
        case integer(Int128)
        /// The bits of a binary floating point number of 64 bits.
        case real(UInt64)
        case text(String)
        case data([UInt8])
        /// Which object of a keyed archive stands here.
        case reference(Int)
        case array([Int])
        case dictionary([Entry])
    }

    /// A key and its value, each by its place in the table.
    struct Entry: Equatable {
        let key: Int
        let value: Int
    }

    let nodes: [Node]
    let root: Int

    init(nodes: [Node], root: Int) {
        self.nodes = nodes
        self.root = root
    }

    /// Reads either form of a property list.
    init(path: String, bytes: [UInt8]) throws(DiagnosticError) {
        if bytes.starts(with: BinaryPropertyList.signature) {
            self = try BinaryPropertyList(bytes).read(path)
        } else if XMLPropertyList.isSignature(bytes) {
            self = try XMLPropertyList.read(path, bytes)
        } else {
            throw DiagnosticError([
                Diagnostic(.error, ImportFault.notAPropertyList, at: .option(path))
            ])
        }
    }

    /// Whether the bytes begin like either form.
    static func canBegin(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: BinaryPropertyList.signature) || XMLPropertyList.isSignature(bytes)
    }

    /// The entries of the whole list; none where it is no dictionary.
    var rootEntries: [Entry] {
        if case .dictionary(let entries) = nodes[root] { entries } else { [] }
    }

    func text(at place: Int) -> String? {
        if case .text(let text) = nodes[place] { text } else { nil }
    }

    /// The value under a key of a dictionary; nil where there is none.
    func value(_ key: String, in entries: [Entry]) -> Node? {
        entries.first { text(at: $0.key) == key }.map { nodes[$0.value] }
    }
}
