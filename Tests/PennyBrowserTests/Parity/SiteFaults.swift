import PennyDiagnostics
import PennySite

/// What a build has said against a site.
struct SiteFaults {
    /// The words of each fault, with the file they are about.
    let all: [(path: String, words: String)]

    /// Builds a site, or gives what stops it.
    static func building(_ source: String, into output: String) -> SiteFaults {
        var options = BuildOptions(site: source)
        options.output = output
        do throws(DiagnosticError) {
            _ = try SiteBuilder(options).build()
            return SiteFaults(all: [])
        } catch {
            return SiteFaults(
                all: error.diagnostics.map { fault in
                    (fault.location.path, "\(fault.summary). \(fault.nextStep)")
                })
        }
    }
}
