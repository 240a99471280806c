import PennyTestSupport

/// Where the network may be reached from: what fetches for the report, nothing else. The preview is
/// reached, by libevent, and reaches nobody.
enum NetworkRule {
    static let noSockets = HouseRule.lines(
        "building opens no socket",
        of: { $0.isSwiftSource && !$0.belongs(to: "PennyReport") }, as: codeOnly,
        having: ["import", "URLSession", "socket", "connect", "getaddrinfo"]
    ) { line, _ in
        if let imported = importedModule(of: line), networking.contains(imported) {
            return "\(imported) reaches the network; only PennyReport may"
        }
        let calls =
            /(?:^|[^\w.])(URLSession(?!\w)|(?:socket|connect|getaddrinfo)(?=\s*\())/
        guard let name = line.firstMatch(of: calls)?.1 else { return nil }
        return "\(name) reaches the network; only PennyReport may"
    }

    private static let networking: Set = [
        "FoundationNetworking", "Network", "NIO", "NIOPosix", "AsyncHTTPClient",
    ]
}
