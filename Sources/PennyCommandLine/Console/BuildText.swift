import PennySite

/// The summary of a completed build: `public: 35 pages, 5412 rows (3 printed, 32 reused) in 0.14
/// s`.
struct BuildText {
    let text: String

    init(_ report: BuildReport) {
        var changes = [
            "\(report.newPages) printed", "\(report.pages - report.newPages) reused",
        ]
        if report.removedPages > 0 { changes.append("\(report.removedPages) removed") }
        text =
            "\(outputText(report.output, report.linked)): \(countText(report))"
            + " (\(changes.joined(separator: ", ")))"
            + " in \(report.timings.total.secondsText)\n"
    }
}

/// The output folder: `public`, or `public (a link to /srv/www)`.
func outputText(_ output: String, _ linked: String?) -> String {
    linked.map { "\(output) (a link to \($0))" } ?? output
}
