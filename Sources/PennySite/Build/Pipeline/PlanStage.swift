import PennyDiagnostics

extension Pipeline {
    /// Plans everything but saved sets.
    ///
    /// - Throws: every fault of all files.
    func makePlan(
        of site: AnalyzedSite, _ sets: RenderedSets
    ) throws(DiagnosticError) -> PlannedSite {
        let editions = zip(site.editions, sets.records).map { $0.completed(by: $1) }
        let own = editions.map { ContentKinds.artifacts(of: $0) }
        let layouts = makeLayouts(of: editions, editions.count > 1 ? own.map(Self.pages) : [])
        let maps = SearchEngineFiles.artifacts(
            of: editions.indices.map { (editions[$0], layouts[$0], own[$0]) },
            options.siteMapLimit)
        let located = zip(layouts, own).map { layout, artifacts in
            artifacts.map { Self.located($0, in: layout) }
        }
        // In the order of their claims to addresses.
        let plan = Plan(
            located[0] + maps + AssetFile.artifacts(of: editions[0]) + Self.ownFiles(located),
            editions.map { SetOutputs($0) })

        var diagnostics = joined(faults(of: site, sets, editions)) + plan.collisions
        guard editions.allSatisfy(\.hasTheme) else { throw DiagnosticError(diagnostics) }
        let triesSets = !provesTemplates(sets)
        var faults: [Diagnostic] = []
        for (index, artifacts) in ([located[0] + maps] + located.dropFirst()).enumerated() {
            faults += tryTemplates(of: editions[index], in: layouts[index]) {
                let first = sets.records[index].setIndices.first.map(Int.init)
                return Plan.samples(of: artifacts)
                    + (triesSets ? site.renderers[index].sample(first ?? 0) : [])
            }
        }
        diagnostics += onePerLocation(faults)
        if stops(diagnostics) { throw DiagnosticError(diagnostics) }
        return PlannedSite(
            editions: editions, layouts: layouts, renderers: site.renderers,
            artifacts: plan.artifacts, warnings: diagnostics)
    }

    /// The faults of all stages. All names are known now.
    private func faults(
        of site: AnalyzedSite, _ sets: RenderedSets, _ editions: [AnalyzedEdition]
    ) -> [StageFaults] {
        editions.indices.map { index in
            let known = site.faults[index] + sets.faults[index]
            var faults = known.resolved(by: editions[index].names)
            faults.diagnostics += editions[index].emptyLists()
            return faults
        }
    }

    // MARK: - Editions

    /// The addresses of an edition's pages, from the root of the edition.
    private static func pages(_ artifacts: [any Artifact]) -> Set<String> {
        Set(artifacts.flatMap(\.outputs).map(\.path).filter { $0.hasSuffix(".html") })
    }

    /// An artifact of an edition with paths from the root of the whole site. All editions share the
    /// files in `assets/`.
    private static func located(_ artifact: any Artifact, in layout: Layout) -> any Artifact {
        let isShared = artifact.outputs.allSatisfy { $0.path.utf8.starts(with: "assets/".utf8) }
        return layout.edition.prefix.isEmpty || isShared
            ? artifact
            : EditionArtifact(artifact: artifact, edition: layout.edition, layout: layout)
    }

    /// The artifacts of the other editions, without files that an earlier edition has too.
    private static func ownFiles(_ artifacts: [[any Artifact]]) -> [any Artifact] {
        var shared = Set(artifacts[0].flatMap(\.outputs).map(\.path))
        return artifacts.dropFirst().flatMap { artifacts in
            artifacts.filter { artifact in
                artifact is EditionArtifact
                    || artifact.outputs.contains { shared.insert($0.path).inserted }
            }
        }
    }
}
