public import ArgumentParser
import PennyMarkup
public import PennySite

struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Make a site with an example of every kind of content.",
        discussion: """
            The folder must be new or empty. You can build the site right away:

              pennypress new my-site
              pennypress build my-site

            Give the locale of your readers to have the examples in their language, with their \
            currency and their way to write numbers:

              pennypress new meine-seite --locale de-DE

            To have a host build and publish the site with every change, add a workflow to a \
            new site or to an existing one:

              pennypress new my-site --ci gitlab
              pennypress new --ci github           for the site here
            """)

    @Argument(
        help: ArgumentHelp(
            "The folder to make. With --ci, it can be an existing site, which gets only the "
                + "workflow. Default: the site here.",
            valueName: "folder"))
    var folder: String?

    @Option(
        help: ArgumentHelp(
            "Write a workflow that checks, builds and publishes the site.", valueName: "host"))
    var ci: Workflow.Host?

    @Option(
        help: ArgumentHelp(
            "The locale of the readers: a language and a country. Default: en-US.",
            valueName: "locale"))
    var locale: String?

    func validate() throws {
        if folder == "" { throw ValidationError("The name of the folder is empty.") }
        if folder == nil, ci == nil { throw ValidationError("Name the folder to make.") }
        if folder == nil, locale != nil {
            throw ValidationError("--locale is for a new site. Name the folder to make.")
        }
    }

    func run() throws {
        try PennyCommandLine.run {
            let workflow = ci.map(Workflow.init)
            let isSite = try folder.map(SiteLocator.isSite) ?? false
            if let folder, workflow == nil || !isSite {
                let style = try LocaleOption.style(locale) ?? .enUS
                let paths = try NewSite(folder, for: style, workflow: workflow).make()
                Self.announce(paths, workflow)
                Console.message("Next: pennypress build \(ShellWord.quoted(folder))\n")
            } else if let workflow {
                let path = try workflow.write(to: SiteLocator.site(named: folder))
                Self.announce([path], workflow)
            }
        }
    }

    private static func announce(_ made: [String], _ workflow: Workflow?) {
        Console.message(made.map { "made \($0)\n" }.joined())
        if let workflow {
            Console.message(
                "Before you push, write the owner of Pennypress’s repository over OWNER in "
                    + "\(workflow.path).\n")
        }
    }
}

extension Workflow.Host: ExpressibleByArgument {}
