package import PennyDiagnostics

extension Fault {
    package static let reportSource = ReportSourceFaults()
}

/// Other reasons why a source gave nothing new.
package struct ReportSourceFaults: FaultDeclarations {
    let status = FaultDeclaration(805, example: 404, nil) { (status: Int, retryAfter: String?) in
        (words(status: status, retryAfter), advice(on: status))
    }
    let older = FaultDeclaration(849, example: "2026-11-20", "2026-11-23") {
        (date: String, last: String) in
        (
            "the source’s \(date) is older than \(last), which is known",
            "Check whether the source is still maintained."
        )
    }
    /// A page, which has no dates, for a day other than the present one.
    let onlyNow = FaultDeclaration(850, example: "2026-11-23", "2026-11-20") {
        (now: String, day: String) in
        (
            "the page says what is now, on \(now), and not what was on \(day)",
            "Add the figure with “pennypress report add”."
        )
    }
    let notAddedByHand = Fault(
        851, "no value was added by hand", "Add it with “pennypress report add”.")
    /// A value that would make the snapshot unreadable.
    let cannotStore = FaultDeclaration(852, example: "the value has no name") { problem in
        (
            "the source’s answer cannot be stored: \(problem)",
            "Look at the answer under “reports/raw”."
        )
    }
}

private func words(status: Int, _ retryAfter: String?) -> String {
    let names = [
        401: "Unauthorized", 403: "Forbidden", 404: "Not Found", 410: "Gone",
        429: "Too Many Requests", 500: "Internal Server Error", 502: "Bad Gateway",
        503: "Service Unavailable",
    ]
    let name = names[status].map { " \($0)" } ?? ""
    guard let retryAfter else { return "HTTP \(status)\(name)" }
    let time = HeadlineText.shortened(HeadlineText.collapsed(retryAfter), to: 40)
    let isSeconds = time.utf8.allSatisfy { (48...57).contains($0) }
    let wait = isSeconds ? "for \(time) seconds" : "until \(time)"
    return "HTTP \(status)\(name); it asks to wait \(wait)"
}

private func advice(on status: Int) -> String {
    switch status {
    case 404, 410: "Look for the source’s new address."
    case 401, 403: "Use a source that anyone may fetch."
    default: "Try again later."
    }
}
