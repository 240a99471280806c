import ArgumentParser
import PennyBrowser
import PennyDiagnostics
import PennyPreview
import PennySite

struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Show a site in a browser and update it as you write.",
        discussion: """
            Writes no files. Makes each page when the browser asks for it, at the address it \
            will have when published. Only this machine can open it. When you save a file, open \
            pages update at once. You stay at the same place, and what you have opened or typed \
            stays too. If there are errors, the pages do not change and list each error, with a \
            link to its place in your editor.

              pennypress serve
              pennypress serve my-site --open
              pennypress serve --port 3000 --editor vscode --drafts
            """)

    @OptionGroup var options: SiteOptions

    @Option(
        help: ArgumentHelp(
            "The port. Default: the first free one from 8080; 0 is any free one.",
            valueName: "number"))
    var port: Int?

    @Option(
        help: ArgumentHelp(
            "The address of this machine to use. With any other than the default, everyone on "
                + "the network can read the site.", valueName: "address"))
    var host = "127.0.0.1"

    @Flag(help: "Open the site in the desktop's browser.")
    var open = false

    @Option(
        help: ArgumentHelp(
            "What opens the place of an error: \(EditorLink.names.joined(separator: ", ")), or an "
                + "address with {path}, {line} and {column}.", valueName: "editor"))
    var editor = "editor"

    @Flag(help: "Look at the files every half second, if the system does not report changes.")
    var poll = false

    func validate() throws {
        if let port, !(0...65_535).contains(port) {
            throw ValidationError("The port is 0 to 65535, not \(port).")
        }
        if host == "" { throw ValidationError("The address to serve at is empty.") }
        if EditorLink(editor) == nil {
            throw ValidationError(
                "“\(editor)” is no editor. Name \(alternatives(EditorLink.names)), or an address "
                    + "with {path} in it.")
        }
    }

    func run() throws {
        try PennyCommandLine.run {
            let site = PreviewSession(try options.buildOptions())
            try site.checkFolder()
            var served = Preview.Options()
            served.host = host
            served.port = port
            served.polls = poll
            served.editor = EditorLink(editor) ?? .standard
            let reporter = PreviewReporter(site.folder)
            let preview = try Preview(site, served) { reporter.show($0) }
            preview.endAtSignals()
            if !Preview.isLoopback(host) { Console.message(Self.warning(host)) }
            if self.open, !BrowserWindow.open(preview.address) { Console.message(Self.notOpened) }
            Console.message("\(site.folder): \(preview.address)\nCtrl-C ends it.\n")
            try preview.run()
        }
    }

    private static let notOpened = """
        serve: warning: no browser was opened, because this system has no xdg-open
           Open the address below in your browser.

        """

    private static func warning(_ host: String) -> String {
        "serve: warning: everyone in the network can read the site at “\(host)”\n"
            + "   Leave --host out to serve this machine alone.\n"
    }
}
