import PennyDiagnostics
import PennySite

/// The faults that a build has reported for a site.
struct SiteFaults {
    /// The message of each fault, with the file it is about.
    let all: [(path: String, words: String)]

    /// Builds a site, or returns the faults that stop it.
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
