import PennyContent

/// Single pages of a planned site.
extension PlannedSite {
    /// The first language's edition as it was loaded.
    var site: LoadedEdition { editions[0].site }
    var theme: Theme { editions[0].theme }
    var links: LinkResolver { editions[0].content.links }

    /// The names of the saved sets, in the order of their pages.
    var setNames: [String] { site.sets.heads.map(\.id) }

    /// The artifact of the set with this name, in the first language.
    func set(named name: String) -> (any Artifact)? { set(named: name, in: 0) }

    private func set(named name: String, in edition: Int) -> (any Artifact)? {
        guard let index = renderers[edition].catalog.index(of: name),
            !renderers[edition].catalog.heads[index].isLeftOut
        else { return nil }
        let artifact = renderers[edition].artifact(index)
        return edition == 0
            ? artifact
            : artifact.map {
                EditionArtifact(
                    artifact: $0, edition: layouts[edition].edition, layout: layouts[edition])
            }
    }

    /// The artifact of a saved set by the path of one of its files.
    func set(at path: String) -> (any Artifact)? {
        let edition = edition(of: path)
        let own = path.dropFirst(layouts[edition].edition.prefix.count)
        let name = SourceFolder.id(String(own))
        let catalog = renderers[edition].catalog
        guard let index = catalog.index(of: name), own.hasPrefix(catalog.heads[index].address(""))
        else { return nil }
        return set(named: name, in: edition)
    }

    /// The index of the edition that a path belongs to.
    func edition(of path: String) -> Int {
        layouts.indices.dropFirst().first { path.hasPrefix(layouts[$0].edition.prefix) } ?? 0
    }

    /// The artifact of the page at an address.
    func page(at address: String) -> (any Artifact)? {
        let artifact = artifacts.first { artifact in
            artifact.head.map { $0.path == address && $0.isPage && $0.isInSiteMap } ?? false
        }
        return artifact ?? (address.hasSuffix(".html") ? set(at: address) : nil)
    }

    /// The addresses of the pages of saved sets.
    var setAddresses: [String] {
        zip(renderers, layouts).flatMap { renderer, layout in
            renderer.catalog.heads.filter { !$0.isLeftOut }
                .map { layout.edition.prefix + $0.address() }
        }
    }

    /// The addresses of all pages.
    var addresses: [String] {
        artifacts.compactMap(\.head).filter { $0.isPage && $0.isInSiteMap }.map(\.path)
            + setAddresses
    }
}
