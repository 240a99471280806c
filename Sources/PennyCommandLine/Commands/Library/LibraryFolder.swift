import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyFiles
import PennyLibrary
import PennySite

/// Finds the folder of the library for a command.
struct LibraryFolder {
    let root: String
    let isSite: Bool

    /// - Parameter typed: the named folder; nil to search from the current folder upward.
    init(_ typed: String?) throws(DiagnosticError) {
        if let typed {
            try Self.check(typed)
            root = typed
        } else {
            let found = try SiteLocator.search { (folder) throws(FileError) in
                if try SiteLocator.hasConfiguration(folder) { return true }
                return try Library.isIn(folder)
            }
            root = if let found { found } else { try Self.isAmongSets() ? ".." : "." }
            try SiteOwner.check(root)
        }
        isSite = try SiteLocator.isSite(root)
    }

    /// Whether the current folder contains sets.
    private static func isAmongSets() throws(DiagnosticError) -> Bool {
        try PathKind.real(".").flatMap(SetFolder.at) != nil
    }

    private static func check(_ typed: String) throws(DiagnosticError) {
        guard let fault = try fault(of: typed) else { return }
        throw DiagnosticError([
            Diagnostic(fault, at: SourceLocation.option("--site \(typed)"))
        ])
    }

    private static func fault(of typed: String) throws(DiagnosticError) -> Fault? {
        guard let real = try PathKind.real(typed) else {
            return .command.noFolder(typed, near(typed))
        }
        if try PathKind.of(real) != .folder { return .command.notAFolder(typed) }
        let parent = typed + "/.."
        guard SetFolder.at(real) != nil else { return nil }
        if try SiteLocator.isSite(parent) { return .command.setFolder(typed) }
        return try PathKind.of(Library.folder(in: parent)) == .folder
            ? .command.setFolder(typed) : nil
    }

    /// The neighboring folder with nearly that name.
    private static func near(_ typed: String) -> String? {
        var names = typed.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        while names.last == "", names.count > 1 { names.removeLast() }
        let name = names.removeLast()
        let parent = names.isEmpty ? "." : names == [""] ? "/" : names.joined(separator: "/")
        do throws(FileError) {
            let folders = try FileSystem.entries(of: parent).filter { $0.kind == .folder }
            return nearMiss(
                to: name, among: folders.map(\.name).filter { SetFolder(rawValue: $0) == nil }
            ).map {
                (names + [$0]).joined(separator: "/")
            }
        } catch {
            return nil
        }
    }
}
