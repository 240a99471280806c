/// Addresses of pages elsewhere.
package enum WebAddress {
    /// Whether a text is an address of the web without what no address can hold.
    package static func isValid(_ text: String) -> Bool {
        guard let scheme = ["https://", "http://"].first(where: text.hasPrefix)
        else { return false }
        let rest = text.dropFirst(scheme.count)
        guard let first = rest.first, !"/?#:@.".contains(first) else { return false }
        return rest.unicodeScalars.allSatisfy {
            $0.isASCII && $0.value > 0x20 && $0.value != 0x7F
                && !"\"<>\\^`{|}".unicodeScalars.contains($0)
        }
    }
}
