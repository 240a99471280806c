import PennyBrowser
import PennyDiagnostics
import PennyEngine
import PennySite

/// Prints with the installed Chromium.
enum BrowserPrinter {
    static func document(
        of page: PrintablePage, on paper: PaperSize?
    ) throws(DiagnosticError) -> PrintedDocument {
        do throws(Fault) {
            let browser = try HeadlessBrowser(try InstalledBrowser.required())
            return try browser.document(
                of: page.html, on: paper ?? PaperSize(page.paper), day: page.date?.isoText)
        } catch {
            throw DiagnosticError([
                Diagnostic(error, at: SourceLocation.option("print"))
            ])
        }
    }
}

extension PaperSize {
    /// The size of a country's usual paper.
    fileprivate init(_ paper: CountryPaper) {
        switch paper {
        case .a4: self = .a4
        case .letter: self = .letter
        }
    }
}
