import PennyBrowser
import PennyDiagnostics
import PennyEngine
import PennySite

/// Prints with the installed Chromium.
enum BrowserPrinter {
    static func document(
        of page: PrintablePage, on paper: PaperSize?
    ) throws(DiagnosticError) -> PrintedDocument {
        do throws(BrowserFault) {
            let browser = try HeadlessBrowser(try InstalledBrowser.required())
            return try browser.document(
                of: page.html, on: paper ?? .usual(in: page.locale), day: page.date?.isoText)
        } catch {
            throw DiagnosticError([
                Diagnostic(.error, error, at: SourceLocation.option("print"))
            ])
        }
    }
}
