import PennyDiagnostics

@testable import PennyCommandLine

/// A page of the sample site about the faults of one part, as the catalog says them.
struct FaultPage {
    let path: String
    let text: String

    static let folder = "site/pages/faults"

    static let all = FaultCatalog.areas.enumerated().map { FaultPage($1, order: $0 + 1) }

    private init(_ area: FaultCatalog.Area, order: Int) {
        path = "\(Self.folder)/\(area.name).md"
        let heads = """
            ---
            title: "Error messages: \(area.title)"
            description: The messages about \(area.title.lowercasedFirst), by their codes.
            order: \(order)
            autolink: no
            ---
            The names and numbers in these messages are examples. [What the parts of a message are](index.md).

            """
        text = heads + area.faults.map(Self.section).joined()
    }

    private static func section(_ fault: any Fault) -> String {
        var lines = ["", "## \(fault.code) {#\(fault.code.description.lowercased())}", ""]
        lines += ["```text", "\(fault.summary) [\(fault.code)]"]
        if !fault.nextStep.isEmpty { lines.append("   \(fault.nextStep)") }
        lines.append("```")
        return lines.map { $0 + "\n" }.joined()
    }
}

extension String {
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
