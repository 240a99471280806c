import PennyDiagnostics

/// All may be read, and the site map says what there is.
struct Robots: OutputGroup {
    var id: String { "robots" }
    var origin: String { "the way to the site map" }
    var outputs: [Output] { [Output(path: Address.robots)] }

    func printed(in frame: Frame) -> Printed {
        let map = frame.absolute(Address.sitemap) ?? Address.sitemap
        return Printed(
            Array("User-agent: *\nAllow: /\nSitemap: \(map)\n".utf8), at: Address.robots)
    }
}
