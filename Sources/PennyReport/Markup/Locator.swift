/// The selector or XPath of an element of a page.
public enum Locator: Equatable, Sendable {
    case selector(String)
    case xpath(String)

    var text: String {
        switch self {
        case .selector(let text), .xpath(let text): text
        }
    }
}
