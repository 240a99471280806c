import CXML
import Glibc

/// A word as the library keeps its own: bytes that end in a zero.
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

    /// Whether it is one of the words that white space parts.
    func isWord(of text: UnsafePointer<xmlChar>) -> Bool {
        var place = text
        while place.pointee != 0 {
            let length = strcspn(Self.characters(place), " \t\r\n")
            if length == count, begins(place) { return true }
            place += length
            place += strspn(Self.characters(place), " \t\r\n")
        }
        return false
    }

    private static func characters(_ text: UnsafePointer<xmlChar>) -> UnsafePointer<CChar> {
        UnsafeRawPointer(text).assumingMemoryBound(to: CChar.self)
    }
}

/// Text of the library's; nothing where there is none.
func nodeText(_ bytes: UnsafePointer<xmlChar>?) -> String {
    bytes.map { String(cString: $0) } ?? ""
}

/// The attribute of an element without a value, too.
func attribute(_ name: NodeWord, of element: xmlNodePtr) -> UnsafePointer<xmlChar>? {
    var place = element.pointee.properties
    while let current = place {
        if name.isEqual(to: current.pointee.name) {
            guard let value = current.pointee.children?.pointee.content else { return noText.at }
            return UnsafePointer(value)
        }
        place = current.pointee.next
    }
    return nil
}

private struct NoText: @unchecked Sendable {
    let at: UnsafePointer<xmlChar>

    init() {
        let place = UnsafeMutablePointer<xmlChar>.allocate(capacity: 1)
        place.initialize(to: 0)
        at = UnsafePointer(place)
    }
}

private let noText = NoText()
