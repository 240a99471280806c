@testable import PennySite

extension Pipeline {
    /// The site of the options, loaded and analyzed.
    func analyzed() throws -> AnalyzedSite {
        var timings = BuildTimings()
        return try readWithoutCache(for: .reading, &timings)
    }
}
