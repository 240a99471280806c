/// Checks addresses of external pages.
package enum WebAddress {
    /// Whether a text is an http or https address without forbidden characters.
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
