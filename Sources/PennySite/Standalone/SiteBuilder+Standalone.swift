import PennyContent
public import PennyDiagnostics
import PennyFiles

/// Single pages as files that need no other.
extension SiteBuilder {
    /// The page of a saved set, with its engine in it.
    ///
    /// - Throws: every fault of all files, and that there is no such set.
    public func standalonePage(of name: String) throws(DiagnosticError) -> [UInt8] {
        let site = try reading()
        guard let group = site.set(named: name),
            let page = StandalonePage(group, of: site, use: .screen)
        else {
            let near = nearMiss(to: name, among: site.setNames)
            throw fault(.unknownSet(name, near: near), at: options.site)
        }
        return try page.bytes()
    }

    /// Writes the page of a saved set to a file that needs no other, in one step.
    public func writeStandalonePage(of name: String, to path: String) throws(DiagnosticError) {
        try SiteBuilder.write(try standalonePage(of: name), to: path)
    }

    /// Puts a file in the place of what stands there, in one step.
    public static func write(_ bytes: [UInt8], to path: String) throws(DiagnosticError) {
        do throws(FileError) {
            try FileSystem.replace(path, with: bytes)
        } catch {
            throw DiagnosticError([
                Diagnostic(
                    .error, SiteFault.cannotWrite(path, reason: error.reason),
                    at: SourceLocation(path: path))
            ])
        }
    }

    func fault(_ fault: SiteFault, at path: String) -> DiagnosticError {
        DiagnosticError([Diagnostic(.error, fault, at: SourceLocation(path: path))])
    }
}
