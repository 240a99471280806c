import ArgumentParser
import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyLibrary
import PennyMarkup
import PennySite

/// What the commands about saved sets share.
struct LibraryOptions: ParsableArguments {
    @Option(
        name: .customLong("site"),
        help: ArgumentHelp(
            "The site's folder. Default: the one with site.yaml above here, else this folder.",
            valueName: "folder"))
    var site: String?

    func validate() throws {
        if site == "" { throw ValidationError("The name of the site's folder is empty.") }
    }

    func open() throws(DiagnosticError) -> OpenLibrary {
        let found = site.map { SiteLocator.isSite($0) ? $0 : nil } ?? SiteLocator.search()
        let root = site ?? found ?? "."
        let context = try SiteContext(library: root, isSite: found != nil)
        let library = Library(root: root, configuration: context.configuration) {
            (set, beside) throws(DiagnosticError) in
            try context.calculation(of: set, beside: beside)
        }
        return OpenLibrary(library: library, context: context)
    }
}

/// A library with what is needed to read and print its sets.
struct OpenLibrary {
    let library: Library
    let context: SiteContext

    func numbers(_ currency: Currency) -> NumberWriter {
        NumberWriter(style: context.style, currency: currency)
    }

    /// The set that the arguments of a command describe.
    func set(_ typed: [TypedText], named name: String) throws(DiagnosticError) -> SavedSet {
        try SavedSetReader(defaults: context.sets).read(typed: typed, id: name).sound()
    }
}

/// How a command about saved sets ends, beside 0 and 1.
enum LibraryStatus {
    /// The same inputs are in the library already.
    static let duplicate = ExitCode(3)
    /// The library holds as many sets as it may.
    static let full = ExitCode(4)
    /// There is nothing to undo or redo.
    static let nothing = ExitCode(5)

    static let help = """
        Exit status: 0 done, 1 the input has errors, 3 the same inputs are saved already, \
        4 the library is full, 64 wrong usage.
        """
}
