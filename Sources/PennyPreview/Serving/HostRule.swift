/// The host names under which a preview is served. Otherwise a page elsewhere could resolve its own
/// name to this machine and read unpublished content (DNS rebinding).
struct HostRule {
    private let host: String

    init(_ host: String) { self.host = host }

    func allows(_ header: String?) -> Bool {
        guard let header else { return true }
        let name = Self.withoutPort(header.lowercased())
        return name == "localhost" || name.hasSuffix(".localhost") || name == host.lowercased()
            || Self.isAddress(name)
    }

    /// Whether a host is the loopback of this machine, which no other machine reaches.
    static func isLoopback(_ host: String) -> Bool {
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return host == "localhost" || host == "::1"
            || parts.count == 4 && parts[0] == "127" && isAddress(host)
    }

    private static func withoutPort(_ header: String) -> String {
        if header.hasPrefix("[") { return String(header.dropFirst().prefix { $0 != "]" }) }
        return String(header.prefix { $0 != ":" })
    }

    /// Whether the name is an address. Unlike a name, no one can make it resolve elsewhere.
    private static func isAddress(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let isFour = parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
        return isFour || name.contains(":")
    }
}
