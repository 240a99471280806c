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
    ///   - polls: whether to poll the files, without the system's hints.
    ///   - report: receives the outcome of each check.
    /// - Throws: a fault if the files cannot be watched.
    public init(
        _ options: BuildOptions, polls: Bool,
        report: @escaping (Result<BuildReport, DiagnosticError>) -> Void
    ) throws(DiagnosticError) {
        do throws(ServerLoop.ListenError) {
            loop = try ServerLoop()
        } catch {
            throw DiagnosticError([
                Diagnostic(Fault.preview.cannotWatch, at: .option(options.site))
            ])
        }
        site = options.site
        watch = try SiteWatch(PreviewSession(options), loop, polls: polls) { _ in
            do throws(DiagnosticError) {
                return .success(try SiteBuilder(options).check())
            } catch {
                return .failure(error)
            }
        }
        watch.report = report
        // The first report comes before a signal can end the command.
        watch.checkNow(beforeReporting: loop.endAtSignals)
    }

    /// Runs until SIGINT or SIGTERM.
    ///
    /// - Throws: a fault if the system stops reporting events.
    public func run() throws(DiagnosticError) { try loop.run(named: site) }
}
