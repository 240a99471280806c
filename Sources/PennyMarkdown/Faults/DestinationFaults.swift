package import PennyDiagnostics

extension Fault {
    package static let destination = DestinationFaults()
}

/// Faults of the addresses of links and images.
package struct DestinationFaults: FaultDeclarations {
    let empty = Fault(
        407, "link without an address", "Write the address between the round brackets.")
    let withControl = FaultDeclaration(408, example: " about.md") { address in
        (
            "control character or outer space in the link address \(quoted(address))",
            "Write the address without them."
        )
    }
    let withBackslash = FaultDeclaration(409, example: "pages\\about.md") { address in
        ("backslash in the link address \(quoted(address))", "Write / between folders.")
    }
    let withoutScheme = FaultDeclaration(410, example: "www.example.org") { address in
        (
            "link address \(quoted(address)) without http: or https:",
            "Write the whole address, as in https://example.org/page."
        )
    }
    let absolute = FaultDeclaration(411, example: "/about.html") { address in
        (
            "link address \(quoted(address)) from the top of the server",
            "Write a relative link to the source file, as in ../pages/about.md."
        )
    }
    let withoutHost = FaultDeclaration(412, example: "https:///page") { address in
        (
            "link address \(quoted(address)) without a site's name",
            "Write the whole address, as in https://example.org/page."
        )
    }
    let unsupportedScheme = FaultDeclaration(413, example: "ftp://example.org/a") { address in
        (
            "link address \(quoted(address)) of a kind that is not allowed",
            "Write a relative path, or an address that starts with https:, http: or mailto:."
        )
    }
    let imageElsewhere = FaultDeclaration(414, example: "https://example.org/chart.png") {
        address in
        (
            "image \(quoted(address)) from another site",
            "Save the image in assets/ and write a relative path to it."
        )
    }
    let brokenLink = FaultDeclaration(434, as: .warning, example: "[Our rates](our rates.md)") {
        text in
        (
            "brackets \(quoted(text)) that are no link",
            """
            Write [words](address) without white space, or (<address>) with it, or \\[ to show \
            the bracket.
            """
        )
    }
    let linkWithoutDefinition = FaultDeclaration(435, as: .warning, example: "[rates][rates]") {
        text in
        (
            "link \(quoted(text)) whose address is given nowhere",
            "Write [words](address), or give the address as [name]: address on a line of its own."
        )
    }
}
