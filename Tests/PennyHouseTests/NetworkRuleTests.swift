import Testing

@Suite struct NetworkRuleTests {
    static let samples: [Sample] = [
        Sample(
            NetworkRule.noSockets, "Sources/PennySite/Page.swift", "import FoundationNetworking",
            "FoundationNetworking reaches the network; only PennyReport may"),
        Sample(
            NetworkRule.noSockets, "Sources/PennySite/Page.swift",
            "let handle = socket(AF_INET, 1, 0)",
            "socket reaches the network; only PennyReport may"),
        Sample(
            NetworkRule.noSockets, "Sources/PennyContent/Page.swift",
            "let session = URLSession.shared",
            "URLSession reaches the network; only PennyReport may"),
        Sample(NetworkRule.noSockets, "Sources/PennyReport/Fetch.swift", "connect(handle, at)"),
        Sample(NetworkRule.noSockets, "Sources/PennySite/Page.swift", "line.connect(to: next)"),
        Sample(NetworkRule.noSockets, "Sources/PennySite/Page.swift", "// connect(a, b)"),
    ]

    @Test(arguments: samples) func `what reaches the network is found`(_ sample: Sample) {
        sample.check()
    }
}
