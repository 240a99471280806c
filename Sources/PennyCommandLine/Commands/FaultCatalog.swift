import PennyBrowser
import PennyContent
import PennyDiagnostics
import PennyDiff
import PennyEngine
import PennyImport
import PennyLibrary
import PennyMarkdown
import PennyPreview
import PennyReport
import PennySite
import PennyTemplates

/// All faults with a code, by the part of the program that finds them.
enum FaultCatalog {
    /// The faults of one part, on one page of the manual.
    struct Area {
        /// The name of the page.
        let name: String
        let title: String
        let faults: [Fault]

        fileprivate init(_ name: String, _ title: String, _ topics: any FaultDeclarations...) {
            self.init(name, title, topics.flatMap(\.examples))
        }

        fileprivate init(_ name: String, _ title: String, _ examples: [Fault]) {
            self.name = name
            self.title = title
            faults = examples.sorted { $0.code < $1.code }
        }
    }

    static let areas = [
        Area("commands", "Commands", Fault.command),
        Area("preview", "The preview", Fault.preview),
        Area("browser", "Pictures and PDF", Fault.browser),
        Area("comparing", "Comparing two sites", Fault.diff),
        Area(
            "files", "Files", Fault.file, Fault.yaml, Fault.table, Fault.key, Fault.value,
            Fault.setting, Fault.page, Fault.source, Fault.snapshot),
        Area("inputs", "Inputs", InputProblem.examples.map { Fault($0, near: nil) }),
        Area(
            "texts", "Texts", Fault.body, Fault.destination, Fault.markdownTable, Fault.quiz,
            Fault.footnote, Fault.block),
        Area("results-in-texts", "Results in texts", Fault.embed, Fault.dataFile),
        Area(
            "sites", "Sites", Fault.site, Fault.theme, Fault.translation, Fault.reference,
            Fault.learning, Fault.link, Fault.output),
        Area("shards", "Parts of a site", Fault.shard),
        Area("hosts", "Limits of hosts", Fault.host),
        Area("templates", "Templates", Fault.tag, Fault.template, Fault.templateName),
        Area("scripts", "Scripts of the theme", Fault.script),
        Area("library", "The library", Fault.library),
        Area(
            "importing", "Importing", Fault.importing, Fault.budgetImport, Fault.journal,
            Fault.archive, Fault.glossaryImport, Fault.richText),
        Area(
            "reports", "Reports", Fault.connection, Fault.fetchAddress, Fault.answerSize,
            Fault.answer, Fault.emptyAnswer, Fault.locating, Fault.plausibility,
            Fault.reportSource, Fault.report),
    ]

    /// An example of the fault with a code, and its area.
    static func fault(_ code: FaultCode) -> (area: Area, fault: Fault)? {
        for area in areas {
            if let fault = area.faults.first(where: { $0.code == code }) { return (area, fault) }
        }
        return nil
    }

    /// The output of `pennypress help PP0123`.
    static func text(_ code: FaultCode) -> String? {
        guard let (area, fault) = fault(code) else { return nil }
        var lines = ["\(code), a fault of: \(area.title)", "", "  \(fault.summary)"]
        lines += fault.related.map { "  \($0)" }
        if !fault.nextStep.isEmpty { lines.append("  \(fault.nextStep)") }
        lines += ["", "This is an example. Your message has the names of your own files."]
        return lines.map { $0 + "\n" }.joined()
    }

    /// The output of `pennypress help faults`: each code, with an example of its message.
    static var list: String {
        areas.map { area in
            let rows = area.faults.map { "  \($0.code)  \($0.summary)\n" }
            return area.title + "\n" + rows.joined()
        }.joined(separator: "\n")
    }
}
