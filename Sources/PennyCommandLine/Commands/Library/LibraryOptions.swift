import ArgumentParser
import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyFiles
import PennyImport
import PennyLibrary
import PennyMarkup
import PennySite

/// The options of commands for saved sets.
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
        let context = try SiteContext.read(library: folder.root, isSite: folder.isSite)
        let library = Library(root: folder.root, configuration: context.configuration) {
            (set, beside) throws(DiagnosticError) in
            try context.calculation(of: set, beside: beside)
        }
        return OpenLibrary(library: library, context: context)
    }
}

/// A library with the settings to read and print its sets.
struct OpenLibrary {
    let library: Library
    let context: SiteContext

    func numbers(_ currency: Currency) -> NumberWriter {
        NumberWriter(for: context.readers, currency: currency)
    }

    /// The name of the set that a person means, which may be the path of its file as messages show
    /// it or as the shell completes it.
    func name(_ typed: String) throws(DiagnosticError) -> String {
        if !typed.contains("/"), !typed.contains(".") { return typed }
        let real = try PathKind.real(typed)
        let sets = try library.contents().sets
        for stored in sets where !stored.isRow {
            if stored.path.hasSuffix("/" + typed) { return stored.id }
            if let real, try PathKind.real(stored.path) == real { return stored.id }
        }
        // The name in the path of a missing file finds the nearest set.
        let stem = ImportSource(path: typed, bytes: []).stem
        return real == nil && !sets.contains { $0.id == stem } ? stem : typed
    }

    /// The set that the arguments of a command describe.
    func set(_ typed: [TypedText], named name: String) throws(DiagnosticError) -> SavedSet {
        try SavedSetReader(defaults: context.sets).read(typed: typed, id: name).sound()
    }
}

/// The exit statuses of commands for saved sets, other than 0 and 1.
enum LibraryStatus {
    /// The library has a set with the same inputs.
    static let duplicate = ExitCode(3)
    /// The library is at its capacity.
    static let full = ExitCode(4)
    /// There is nothing to undo or redo.
    static let nothing = ExitCode(5)

    static let shortHelp = "Exit status: 0 done, 1 it failed, and says why, 64 wrong usage."

    static let help = """
        Exit status: 0 done, 1 it failed and says why, 3 the same inputs are already saved, 4 \
        the library is full, 64 wrong usage.
        """
}
