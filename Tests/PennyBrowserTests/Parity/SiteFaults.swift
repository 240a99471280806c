import PennySite

/// What a build has said against a site.
struct SiteFaults {
    /// The words of each fault, with the file they are about.
    let all: [(path: String, words: String)]

    /// Builds a site, or gives what stops it.
    static func building(_ source: String, into output: String) throws -> SiteFaults {
        var options = BuildOptions(site: source)
        options.output = output
        do {
            _ = try SiteBuilder(options).build()
            return SiteFaults(all: [])
        } catch {
            // These tests see a fault as one who runs the command does: by its words.
            let diagnostics = Mirror(reflecting: error).descendant("diagnostics")
            let faults = diagnostics.map { Mirror(reflecting: $0).children } ?? .init([])
            return SiteFaults(
                all: faults.map { fault in
                    let mirror = Mirror(reflecting: fault.value)
                    let path = mirror.descendant("location", "path") as? String ?? ""
                    let summary = mirror.descendant("summary") as? String ?? ""
                    let nextStep = mirror.descendant("nextStep") as? String ?? ""
                    return (path, "\(summary). \(nextStep)")
                })
        }
    }
}
