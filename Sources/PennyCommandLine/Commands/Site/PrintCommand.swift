import ArgumentParser
import PennyBrowser
import PennyDiagnostics
import PennyFiles
import PennySite

struct PrintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "print",
        abstract: "Make a PDF of a page of a site.",
        discussion: """
            Name a page by its set, its file or its address. lessons and glossary are the whole \
            course and the whole dictionary. The document has a title, bookmarks for its \
            headings, and page numbers. You need Chromium: chromium-headless-shell, chromium or \
            google-chrome, or the one that CHROMIUM names.

              pennypress print first-home
              pennypress print calculations/first-home.md -o loan.pdf --paper a4
              pennypress print lessons/05-credit.md
              pennypress print lessons -o course.pdf
              pennypress print glossary
            """)

    enum Paper: String, ExpressibleByArgument, CaseIterable {
        case a4, letter

        var size: PaperSize {
            switch self {
            case .a4: .a4
            case .letter: .letter
            }
        }
    }

    @Argument(
        help: ArgumentHelp(
            "The name of a set, a file of the site, or the address of a page.",
            valueName: "page"),
        completion: SetNames.completion)
    var page: String

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp(
            "The file to write. An existing file is replaced. Default: the page's name with "
                + ".pdf in this folder, if there is no such file yet.",
            valueName: "file"))
    var output: String?

    @Option(help: "The paper size. Default: the usual size for the site's locale.")
    var paper: Paper?

    @Option(
        name: .customLong("site"),
        help: ArgumentHelp(
            "The site's folder. Default: the one with site.yaml above the file or above here, "
                + "or else ./site.",
            valueName: "folder"))
    var site: String?

    @Flag(name: .customLong("drafts"), help: "Include sets and pages marked as drafts.")
    var includesDrafts = false

    @Option(
        name: .customLong("base-url"),
        help: ArgumentHelp(
            "The address of the published site, instead of the one in site.yaml.",
            valueName: "url"))
    var baseURL: String?

    func validate() throws {
        if output == "" { throw ValidationError("The name of the output file is empty.") }
        if site == "" { throw ValidationError("The name of the site's folder is empty.") }
        if page.isEmpty { throw ValidationError("The name of the page is empty.") }
    }

    func run() throws {
        try PennyCommandLine.run {
            let page = try SiteBuilder(try buildOptions()).printedPage(self.page)
            let file = try outputFile(of: page)
            let document = try BrowserPrinter.document(of: page, on: paper?.size)
            try SiteBuilder.write(document.bytes, to: file)
            Console.message("\(file): \(counted(document.pageCount, "page"))\n")
        }
    }

    private func buildOptions() throws(DiagnosticError) -> BuildOptions {
        var named = site
        if named == nil { named = try siteAroundFile() }
        var options = BuildOptions(site: try SiteLocator.site(named: named))
        options.includesDrafts = includesDrafts
        options.baseURL = baseURL
        options.date = try SourceDate.day()
        return options
    }

    /// The site that contains the file.
    private func siteAroundFile() throws(DiagnosticError) -> String? {
        guard let found = try searchedAroundFile() else { return nil }
        try SiteOwner.check(found, of: String(page.prefix { $0 != "#" }))
        return found
    }

    private func searchedAroundFile() throws(DiagnosticError) -> String? {
        let path = String(page.prefix { $0 != "#" })
        switch try PathKind.of(path) {
        case .file:
            let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
                .joined(separator: "/")
            return try SiteLocator.search(upFrom: folder.isEmpty ? "." : folder)
        case .folder: return try SiteLocator.search(upFrom: path)
        default: return nil
        }
    }

    /// The path of the document. A generated name replaces no file.
    private func outputFile(of page: PrintablePage) throws(DiagnosticError) -> String {
        if let output { return output }
        let name = page.name + ".pdf"
        guard try PathKind.of(name) == nil else {
            throw DiagnosticError([
                Diagnostic(
                    Fault.command.fileIsThere(name), at: SourceLocation.option(name))
            ])
        }
        return name
    }
}
