public import PennyDiagnostics
public import PennySite

/// Checks a site whenever its files change.
public final class CheckWatch {
    private let loop: ServerLoop
    private let site: String
    private let watch: SiteWatch<Result<BuildReport, DiagnosticError>>

    /// Checks for the first time.
    ///
    /// - Parameters:
    ///   - polls: whether the files are looked at again and again, without the system's hints.
    ///   - tell: is told what each check has found.
    /// - Throws: that the files cannot be watched.
    public init(
        _ options: BuildOptions, polls: Bool,
        tell: @escaping (Result<BuildReport, DiagnosticError>) -> Void
    ) throws(DiagnosticError) {
        do throws(ServerLoop.ListenError) {
            loop = try ServerLoop()
        } catch {
            throw DiagnosticError([
                Diagnostic(.error, PreviewFault.cannotWatch, at: .option(options.site))
            ])
        }
        site = options.site
        watch = try SiteWatch(LiveSite(options), loop, polls: polls) { _ in
            do throws(DiagnosticError) {
                return .success(try SiteBuilder(options).check())
            } catch {
                return .failure(error)
            }
        }
        watch.found = tell
        // Before anybody is told that a signal ends it.
        watch.lookNow(beforeTelling: loop.endAtSignals)
    }

    /// Goes on until SIGINT or SIGTERM end it.
    ///
    /// - Throws: that the system does not say any more what has happened.
    public func run() throws(DiagnosticError) { try loop.run(named: site) }
}
