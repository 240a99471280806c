import PennyDiagnostics
import PennySite

/// The summary of a completed shard: `part3: shard 3/8, 1250 pages, 45000 rows in 3.142 s`.
struct ShardText {
    let text: String

    init(_ report: ShardReport) {
        let pages = "\(counted(report.pages, "page")), \(counted(report.rows, "row"))"
        let pagesText =
            report.hasErrors
            ? "the site has errors, which pennypress merge lists"
            : report.hasWarnings ? "\(pages), and warnings, which pennypress merge lists," : pages
        text =
            "\(outputText(report.output, report.linked)): shard \(report.shard.text), \(pagesText)"
            + " in \(report.timings.total.secondsText)\n"
    }
}
