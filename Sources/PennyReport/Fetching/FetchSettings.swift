/// The limits of a fetch, and the hosts it may contact.
package struct FetchSettings: Sendable {
    package var userAgent: String
    /// Names and addresses of hosts that may be fetched although they are not public.
    package var allowedHosts: [String]
    package var connectMilliseconds = 10_000
    package var totalMilliseconds = 20_000
    package var byteLimit = 4 * 1024 * 1024
    package var redirectLimit = 5

    package init(userAgent: String, allowedHosts: [String] = []) {
        self.userAgent = userAgent
        self.allowedHosts = allowedHosts
    }

    /// Whether the configuration names a host.
    func allows(host: String) -> Bool {
        allowedHosts.contains { $0.lowercased() == host }
    }

    /// Whether the configuration names an address.
    func allows(address: [UInt8]) -> Bool {
        allowedHosts.contains { SocketAddress.bytes(ofText: $0) == address }
    }
}
