import PennyDiagnostics

@testable import PennyCommandLine

/// The pages of the manual about faults: one for each fault, and one for each part with all of
/// its faults.
enum FaultPages {
    static let folder = "faults"

    /// Messages that several faults share. Codes distinguish the titles of their pages.
    private static let shared: Set<String> = {
        let all = FaultCatalog.areas.flatMap(\.faults).map(\.summary)
        return Set(Dictionary(grouping: all) { $0 }.filter { $0.value.count > 1 }.keys)
    }()

    static let all = FaultCatalog.areas.enumerated().flatMap { index, area in
        [page(area, order: index + 1)]
            + area.faults.enumerated().map { page($1, in: area, order: $0 + 1) }
    }

    private static func page(_ area: FaultCatalog.Area, order: Int) -> ManualPage {
        ManualPage(
            "\(folder)/\(area.name)/index.md", title: "Errors: \(area.title)",
            description: "The error messages about \(area.title.lowercasedFirst), by their codes.",
            order: order, more: "list: list",
            [
                "The names and numbers in these messages are examples. [What the parts of a message are](../index.md)."
            ])
    }

    private static func page(
        _ fault: Fault, in area: FaultCatalog.Area, order: Int
    ) -> ManualPage {
        var message = ["```text", "\(fault.summary) [\(fault.code)]"]
        message += fault.related.map { "   \($0)" }
        if !fault.nextStep.isEmpty { message.append("   \(fault.nextStep)") }
        message.append("```")
        return ManualPage(
            "\(folder)/\(area.name)/\(fault.code.description.lowercased()).md",
            title: "\(fault.code)",
            description: fault.summary + (shared.contains(fault.summary) ? " (\(fault.code))" : ""),
            order: order,
            message + [
                "",
                "The names and numbers are examples. Your message has those of your own files, and before it the place:",
                "the file, the line and the column ([the parts of a message](../index.md)).", "",
                "In a terminal, `pennypress help \(fault.code)` prints this message.",
            ])
    }
}

extension String {
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
