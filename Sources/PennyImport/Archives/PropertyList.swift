import PennyDiagnostics

/// A property list as a flat table of values that refer to each other by index, so that no nesting
/// and no cycle of a file can overflow the stack or hang the program.
struct PropertyList: Equatable {
    enum Node: Equatable {
        /// A value that archives do not use: a Boolean, a date, null.
        case other
        case integer(Int128)
        /// The bits of a 64-bit floating-point number.
        case real(UInt64)
        case text(String)
        case data([UInt8])
        /// A reference to an object of a keyed archive, by number.
        case reference(Int)
        case array([Int])
        case dictionary([Entry])
    }

    /// A key and its value, each by its index in the table.
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

    /// Reads a property list in binary or XML form.
    init(path: String, bytes: [UInt8]) throws(DiagnosticError) {
        if bytes.starts(with: BinaryPropertyList.signature) {
            self = try BinaryPropertyList(bytes).read(path)
        } else if XMLPropertyList.isSignature(bytes) {
            self = try XMLPropertyList.read(path, bytes)
        } else {
            throw DiagnosticError([
                Diagnostic(Fault.archive.notAPropertyList, at: .option(path))
            ])
        }
    }

    /// Whether the bytes begin like either form.
    static func canBegin(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: BinaryPropertyList.signature) || XMLPropertyList.isSignature(bytes)
    }

    /// The entries of the root; none if it is not a dictionary.
    var rootEntries: [Entry] {
        if case .dictionary(let entries) = nodes[root] { entries } else { [] }
    }

    func text(at index: Int) -> String? {
        if case .text(let text) = nodes[index] { text } else { nil }
    }

    /// The value of a key of a dictionary; nil if there is none.
    func value(_ key: String, in entries: [Entry]) -> Node? {
        entries.first { text(at: $0.key) == key }.map { nodes[$0.value] }
    }
}
