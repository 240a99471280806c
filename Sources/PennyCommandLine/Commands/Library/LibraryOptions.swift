import ArgumentParser
import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyFiles
import PennyImport
import PennyLibrary
import PennyMarkup
import PennySite

/// What the commands about saved sets share.
struct LibraryOptions: ParsableArguments {
    @Option(
        name: .customLong("site"),
        help: ArgumentHelp(
            "The site's folder. Default: the nearest folder from here up with site.yaml or a "
                + "library, or else this folder.",
            valueName: "folder"))
    var site: String?

    func validate() throws {
        if site == "" { throw ValidationError("The name of the site's folder is empty.") }
    }

    func open() throws(DiagnosticError) -> OpenLibrary {
        let folder = try LibraryFolder(site)
        let context = try SiteContext(library: folder.root, isSite: folder.isSite)
        let library = Library(root: folder.root, configuration: context.configuration) {
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
        NumberWriter(for: context.readers, currency: currency)
    }

    /// The name of the set that a person means: a path of its file is one, too, as
    /// messages show it or as the shell completes it.
    func name(_ typed: String) throws(DiagnosticError) -> String {
        if !typed.contains("/"), !typed.contains(".") { return typed }
        let place = try PathKind.real(typed)
        let sets = try library.contents().sets
        for stored in sets where !stored.isRow {
            if stored.path.hasSuffix("/" + typed) { return stored.id }
            if let place, try PathKind.real(stored.path) == place { return stored.id }
        }
        // Of a file that is not there its name alone finds the nearest.
        let stem = ImportSource(path: typed, bytes: []).stem
        return place == nil && !sets.contains { $0.id == stem } ? stem : typed
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

    static let shortHelp = "Exit status: 0 done, 1 it failed, and says why, 64 wrong usage."

    static let help = """
        Exit status: 0 done, 1 it failed and says why, 3 the same inputs are already saved, 4 \
        the library is full, 64 wrong usage.
        """
}
