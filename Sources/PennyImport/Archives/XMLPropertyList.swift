import PennyContent
import PennyDiagnostics
import PennyText

/// Reads a property list in XML, as `plutil -convert xml1` writes it. Refuses declarations in a
/// document type.
struct XMLPropertyList {
    /// An array or dictionary that is not closed yet.
    private struct Open {
        let isDictionary: Bool
        var indices: [Int] = []
    }

    private var scanner: XMLScanner
    private var nodes: [PropertyList.Node] = []
    private var open: [Open] = []

    static func isSignature(_ bytes: [UInt8]) -> Bool {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        let text = start.drop { [9, 10, 13, 32].contains($0) }
        return ["<?xml", "<!DOCTYPE plist", "<plist"].contains { text.starts(with: $0.utf8) }
    }

    static func read(_ path: String, _ bytes: [UInt8]) throws(DiagnosticError) -> PropertyList {
        let file = try ContentText(path: path, bytes: bytes)
        var reader = XMLPropertyList(scanner: XMLScanner(file.text))
        do throws(XMLScanner.Damage) {
            return try reader.document()
        } catch {
            let location = reader.scanner.location(of: error, path: path)
            throw DiagnosticError([
                Diagnostic(Fault.archive.damagedHere, at: location)
            ])
        }
    }

    private init(scanner: XMLScanner) {
        self.scanner = scanner
    }

    private mutating func document() throws(XMLScanner.Damage) -> PropertyList {
        guard case .start("plist", isEmpty: false) = try scanner.nextTag() else {
            throw scanner.damage
        }
        repeat { try readValue(scanner.nextTag()) } while !open.isEmpty
        guard case .end("plist") = try scanner.nextTag(), scanner.isAtEnd else {
            throw scanner.damage
        }
        return PropertyList(nodes: nodes, root: nodes.count - 1)
    }

    private mutating func readValue(_ tag: XMLScanner.Tag) throws(XMLScanner.Damage) {
        switch tag {
        case .start("array", isEmpty: false): open.append(Open(isDictionary: false))
        case .start("dict", isEmpty: false): open.append(Open(isDictionary: true))
        case .start("array", isEmpty: true): try add(.array([]))
        case .start("dict", isEmpty: true): try add(.dictionary([]))
        case .start(let name, let isEmpty):
            let text = isEmpty ? "" : try scanner.text(endingWith: name)
            try add(leaf(name, text))
        case .end(let name):
            guard let last = open.popLast(), name == (last.isDictionary ? "dict" : "array") else {
                throw scanner.damage
            }
            try add(last.isDictionary ? dictionary(last.indices) : .array(last.indices))
        }
    }

    /// Adds a value. Keys and values of a dictionary alternate.
    private mutating func add(_ node: PropertyList.Node) throws(XMLScanner.Damage) {
        if let last = open.last, last.isDictionary, last.indices.count % 2 == 0 {
            guard scanner.isLastKey, case .text = node else { throw scanner.damage }
        } else if scanner.isLastKey {
            throw scanner.damage
        }
        nodes.append(node)
        if !open.isEmpty { open[open.count - 1].indices.append(nodes.count - 1) }
    }

    private func dictionary(_ indices: [Int]) throws(XMLScanner.Damage) -> PropertyList.Node {
        guard indices.count % 2 == 0 else { throw scanner.damage }
        // The XML form of an archive's reference.
        if indices.count == 2, nodes[indices[0]] == .text("CF$UID"),
            case .integer(let number) = nodes[indices[1]]
        {
            guard let number = Int(exactly: number), number >= 0 else { throw scanner.damage }
            return .reference(number)
        }
        return .dictionary(
            stride(from: 0, to: indices.count, by: 2).map {
                PropertyList.Entry(key: indices[$0], value: indices[$0 + 1])
            })
    }

    private func leaf(
        _ name: String, _ text: String
    ) throws(XMLScanner.Damage) -> PropertyList.Node {
        let trimmed = text.filter { !$0.isWhitespace }
        switch name {
        case "string", "key": return .text(text)
        case "true", "false", "date": return .other
        case "integer": if let number = Int128(trimmed) { return .integer(number) }
        case "real": if let bits = BinaryFloat.bits(trimmed) { return .real(bits) }
        case "data": if let bytes = Base64.bytes(of: text) { return .data(bytes) }
        default: break
        }
        throw scanner.damage
    }
}
