import PennyContent
public import PennyDiagnostics
import PennyFiles

/// Single pages as self-contained files.
extension SiteBuilder {
    /// Renders the page of a saved set with its engine in it.
    ///
    /// - Throws: every fault of all files, or that there is no such set.
    public func standalonePage(of name: String) throws(DiagnosticError) -> [UInt8] {
        let site = try Pipeline(options).plannedSite()
        guard let artifact = site.set(named: name),
            let page = StandalonePage(artifact, of: site, use: .screen)
        else {
            let near = nearMiss(to: name, among: site.setNames)
            throw fault(.reference.unknownSet(name, near), at: options.site)
        }
        return try page.bytes()
    }

    /// Writes the page of a saved set to a self-contained file, in one step.
    public func writeStandalonePage(of name: String, to path: String) throws(DiagnosticError) {
        try SiteBuilder.write(try standalonePage(of: name), to: path)
    }

    /// Writes a file in one step, replacing any existing one.
    public static func write(_ bytes: [UInt8], to path: String) throws(DiagnosticError) {
        do throws(FileError) {
            try FileSystem.replace(path, with: bytes)
        } catch {
            throw DiagnosticError([
                Diagnostic(
                    Fault.site.cannotWrite(path, error.reason),
                    at: SourceLocation(path: path))
            ])
        }
    }

    func fault(_ fault: Fault, at path: String) -> DiagnosticError {
        DiagnosticError([Diagnostic(fault, at: SourceLocation(path: path))])
    }
}
