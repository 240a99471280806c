import CXML
import Glibc

/// A word as libxml2 stores its own: bytes that end in zero.
struct NodeWord: Equatable, Sendable {
    let bytes: [CChar]

    init(_ text: String) { bytes = Array(text.utf8CString) }

    var count: Int { bytes.count - 1 }
    var isEmpty: Bool { count == 0 }

    func isEqual(to text: UnsafePointer<xmlChar>) -> Bool {
        strcmp(bytes, Self.characters(text)) == 0
    }

    func begins(_ text: UnsafePointer<xmlChar>) -> Bool {
        strncmp(bytes, Self.characters(text), count) == 0
    }

    func ends(_ text: UnsafePointer<xmlChar>) -> Bool {
        let length = strlen(Self.characters(text))
        return length >= count && isEqual(to: text + (length - count))
    }

    func isPart(of text: UnsafePointer<xmlChar>) -> Bool {
        strstr(Self.characters(text), bytes) != nil
    }

    /// Whether it is one of the words separated by white space.
    func isWord(of text: UnsafePointer<xmlChar>) -> Bool {
        var position = text
        while position.pointee != 0 {
            let length = strcspn(Self.characters(position), " \t\r\n")
            if length == count, begins(position) { return true }
            position += length
            position += strspn(Self.characters(position), " \t\r\n")
        }
        return false
    }

    private static func characters(_ text: UnsafePointer<xmlChar>) -> UnsafePointer<CChar> {
        UnsafeRawPointer(text).assumingMemoryBound(to: CChar.self)
    }
}

/// Converts text of libxml2; empty for a null pointer.
func nodeText(_ bytes: UnsafePointer<xmlChar>?) -> String {
    bytes.map { String(cString: $0) } ?? ""
}

/// The attribute of an element; empty, but not nil, if it has no value.
func attribute(_ name: NodeWord, of element: xmlNodePtr) -> UnsafePointer<xmlChar>? {
    var next = element.pointee.properties
    while let current = next {
        if name.isEqual(to: current.pointee.name) {
            guard let value = current.pointee.children?.pointee.content else { return noText.at }
            return UnsafePointer(value)
        }
        next = current.pointee.next
    }
    return nil
}

private struct NoText: @unchecked Sendable {
    let at: UnsafePointer<xmlChar>

    init() {
        let pointer = UnsafeMutablePointer<xmlChar>.allocate(capacity: 1)
        pointer.initialize(to: 0)
        at = UnsafePointer(pointer)
    }
}

private let noText = NoText()
