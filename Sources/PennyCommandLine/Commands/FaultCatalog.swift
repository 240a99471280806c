import PennyBrowser
import PennyContent
import PennyDiagnostics
import PennyDiff
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
        let faults: [any Fault]

        fileprivate init<Kind: Fault>(_ name: String, _ title: String, _ kind: Kind.Type) {
            self.init(name, title, kind.examples)
        }

        fileprivate init(_ name: String, _ title: String, _ examples: [any Fault]) {
            self.name = name
            self.title = title
            faults = examples.sorted { $0.code < $1.code }
        }
    }

    /// The first of the codes for inputs, which `ContentFault` has too.
    private static let firstOfInputs: FaultCode = 201

    static let areas = [
        Area("commands", "Commands", CommandFault.self),
        Area("preview", "The preview", PreviewFault.self),
        Area("browser", "Pictures and PDF", BrowserFault.self),
        Area("comparing", "Comparing two sites", DiffFault.self),
        Area("files", "Files", ContentFault.examples.filter { $0.code < firstOfInputs }),
        Area("inputs", "Inputs", ContentFault.examples.filter { $0.code >= firstOfInputs }),
        Area("texts", "Texts", MarkdownFault.self),
        Area("results-in-texts", "Results in texts", EmbedFault.self),
        Area("sites", "Sites", SiteFault.self),
        Area("shards", "Parts of a site", ShardFaults.examples),
        Area("hosts", "Limits of hosts", HostFaults.examples),
        Area("templates", "Templates", TemplateFault.self),
        Area("scripts", "Scripts of the theme", ScriptFault.self),
        Area("library", "The library", LibraryFault.self),
        Area("importing", "Importing", ImportFault.self),
        Area("reports", "Reports", ReportFault.self),
    ]

    /// An example of the fault with a code, and its area.
    static func fault(_ code: FaultCode) -> (area: Area, fault: any Fault)? {
        for area in areas {
            if let fault = area.faults.first(where: { $0.code == code }) { return (area, fault) }
        }
        return nil
    }

    /// The output of `pennypress help PP0123`.
    static func text(_ code: FaultCode) -> String? {
        guard let (area, fault) = fault(code) else { return nil }
        var lines = ["\(code), a fault of: \(area.title)", "", "  \(fault.summary)"]
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
