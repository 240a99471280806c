package import PennyDiagnostics

extension Fault {
    package static let fetchAddress = FetchAddressFaults()
}

/// Addresses that are not safe to fetch.
package struct FetchAddressFaults: FaultDeclarations {
    let notFetchable = FaultDeclaration(801, example: "file:///etc/passwd") { address in
        (
            "\(quoted(address)) is not an address that may be fetched",
            "Write an http or https address of a public host, or name the host in “allowHosts”."
        )
    }
    let credentials = FaultDeclaration(802, example: "https://me:secret@example.org/") { address in
        (
            "\(quoted(address)) has a user’s name or password in it",
            "Write the address without them."
        )
    }
    let tooManyRedirects = FaultDeclaration(803, example: 5) { (limit: Int) in
        ("more than \(counted(limit, "redirect"))", "Write the address that they lead to.")
    }
    let downgrade = FaultDeclaration(804, example: "http://example.org/") { address in
        (
            "the redirect to \(quoted(address)) gives up https",
            "Write the http address itself, if you trust its answers."
        )
    }
    let untrusted = FaultDeclaration(811, example: "example.org") { host in
        (
            "the certificate of \(quoted(host)) is not to be trusted",
            "Look whether the address is right, and whether “ca-certificates” is installed."
        )
    }
}

/// Quotes a text that may come from a source: on one line, and shortened.
func quoted(_ text: String) -> String {
    let start = String(text.unicodeScalars.prefix(1000))
    return "“\(HeadlineText.shortened(HeadlineText.collapsed(start), to: 80))”"
}
