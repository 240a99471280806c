/// The names under which a preview is served. A page elsewhere could otherwise have its own name
/// lead to this machine and read what is not published yet (DNS rebinding).
struct HostRule {
    private let host: String

    init(_ host: String) { self.host = host }

    func allows(_ header: String?) -> Bool {
        guard let header else { return true }
        let name = Self.withoutPort(header.lowercased())
        return name == "localhost" || name.hasSuffix(".localhost") || name == host.lowercased()
            || Self.isAddress(name)
    }

    /// Whether a host is this machine's own, which nobody else reaches.
    static func isLoopback(_ host: String) -> Bool {
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return host == "localhost" || host == "::1"
            || parts.count == 4 && parts[0] == "127" && isAddress(host)
    }

    private static func withoutPort(_ header: String) -> String {
        if header.hasPrefix("[") { return String(header.dropFirst().prefix { $0 != "]" }) }
        return String(header.prefix { $0 != ":" })
    }

    /// Nobody can give a number to somebody else.
    private static func isAddress(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let isFour = parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
        return isFour || name.contains(":")
    }
}
