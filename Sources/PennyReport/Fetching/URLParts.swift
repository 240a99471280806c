import CFetch

/// Splits addresses with the parser of the library that fetches them.
package enum URLParts {
    /// Resolves `reference` on the page at `base`.
    static func resolved(_ reference: String, on base: String) -> String? {
        text(penny_url(base, reference, PENNY_URL_WHOLE))
    }

    /// Whether an address has the scheme http or https, and a host.
    static func isWeb(_ address: String) -> Bool {
        let scheme = scheme(of: address)
        return (scheme == "http" || scheme == "https") && host(of: address)?.isEmpty == false
    }

    /// The host in lowercase, without the brackets of an IPv6 address.
    static func host(of address: String) -> String? {
        text(penny_url(nil, address, PENNY_URL_HOST)).map { host in
            var host = host.lowercased()[...]
            if host.first == "[", host.last == "]" { host = host.dropFirst().dropLast() }
            return String(host)
        }
    }

    /// Whether a redirect drops https, so that others on the network could change the answer.
    package static func isDowngrade(from old: String, to new: String) -> Bool {
        scheme(of: old) == "https" && scheme(of: new) == "http"
    }

    static func hasCredentials(_ address: String) -> Bool {
        text(penny_url(nil, address, PENNY_URL_USER)) != nil
    }

    private static func scheme(of address: String) -> String? {
        text(penny_url(nil, address, PENNY_URL_SCHEME))?.lowercased()
    }

    private static func text(_ characters: UnsafeMutablePointer<CChar>?) -> String? {
        guard let characters else { return nil }
        defer { penny_fetch_free(characters) }
        return String(cString: characters)
    }
}
