import PennyDiagnostics

/// `robots.txt`, which allows everything and names the site map.
struct RobotsFile: Artifact {
    var id: String { "robots" }
    var origin: String { "the way to the site map" }
    var outputs: [ArtifactFile] { [ArtifactFile(path: Address.robots)] }

    func rendered(in layout: Layout) -> RenderedFiles {
        let map = layout.absolute(Address.sitemap) ?? Address.sitemap
        return RenderedFiles(
            Array("User-agent: *\nAllow: /\nSitemap: \(map)\n".utf8), at: Address.robots)
    }
}
