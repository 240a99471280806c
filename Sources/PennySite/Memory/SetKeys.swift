import PennyContent
import PennyEngine
import PennyFiles

/// Makes the keys of the saved sets: digests of all that a set's turn reads.
struct SetKeys: Sendable {
    private let site: CheckedSite
    private let catalog: SetCatalog
    private let rule: KeyRule
    /// What a set's turn has looked up, by its place.
    private let reads: @Sendable (Int) -> SetReads?
    /// The digest of all that is printed depends on beside the files.
    private let printing: Fingerprint
    /// What every page of a set shows of the site.
    private let common: Fingerprint
    private let targets: TargetPrints
    private let sections: SetSections
    private let termNames: Fingerprint
    /// The other editions of each page.
    private let alternates: Alternates
    /// Whether what other sets have looked up counts. A shard does not know it of sets that are
    /// not its own.
    private let knowsOthers: Bool

    /// - Parameter printing: the digest of all that is printed depends on beside the files.
    init(
        _ site: CheckedSite, _ frame: Frame, printing: Fingerprint, _ rule: KeyRule,
        knowsOthers: Bool = true, _ reads: @escaping @Sendable (Int) -> SetReads?
    ) {
        self.knowsOthers = knowsOthers
        self.site = site
        self.rule = rule
        self.reads = reads
        catalog = site.site.sets
        alternates = frame.alternates
        self.printing = printing
        common = Self.common(site, frame, rule)
        targets = TargetPrints(site.content.links, rule)
        sections = SetSections(site)
        var maker = FingerprintMaker()
        for term in site.site.glossary.terms {
            maker.add(term.id)
            maker.add(term.names)
            maker.add("\(term.linking.map { "\($0)" } ?? "")")
        }
        termNames = maker.fingerprint
    }

    private static func common(
        _ site: CheckedSite, _ frame: Frame, _ rule: KeyRule
    ) -> Fingerprint {
        var maker = FingerprintMaker()
        if rule.has(.templates) { maker.add(site.theme.templatePrint) }
        if rule.has(.pictures) { maker.add(site.site.drawsPictures) }
        if rule.has(.menu) {
            for entry in frame.menu.entries { entry.add(to: &maker) }
            frame.look.add(to: &maker)
        }
        return maker.fingerprint
    }

    /// The key of a set, as long as what it looks up is what it has looked up before.
    func key(_ place: Int) -> SetKey {
        let head = catalog.heads[place]
        let reads = self.reads(place)
        var maker = FingerprintMaker()
        maker.add(printing)
        if rule.has(.ownText) { maker.add(head.digest) }
        addMembers(head, to: &maker)
        maker.add(reads != nil)
        // Figures may be in its title.
        if let reads { addFigures(of: reads, to: &maker) }
        let data = maker.fingerprint

        maker.add(common)
        maker.add(head.isForeign)
        if rule.has(.languages) {
            for edition in alternates.editions.indices {
                maker.add(alternates.has(head.address(), in: edition))
            }
        }
        if rule.has(.explanation) { site.explanation(of: head.calculator)?.add(to: &maker) }
        if rule.has(.sections) {
            for link in sections.way(to: head.path) { link.add(to: &maker) }
        }
        if rule.has(.previous) {
            add(catalog.neighbour(place - 1, of: head.calculator), to: &maker)
        }
        if rule.has(.next) { add(catalog.neighbour(place + 1, of: head.calculator), to: &maker) }
        addRelated(place, to: &maker)
        if let reads { add(reads, to: &maker) }
        return SetKey(data: data, page: maker.fingerprint)
    }

    // MARK: - Other sets

    /// A set as a link shows it: by its title, in which there may be figures.
    private func add(_ place: Int?, to maker: inout FingerprintMaker) {
        maker.add(place != nil)
        guard let place else { return }
        let head = catalog.heads[place]
        maker.add(head.address())
        maker.add(head.title)
        maker.add(head.isForeign)
        if rule.has(.linkedTitles), head.title.utf8.contains(UInt8(ascii: "{")) {
            addFigures(place, to: &maker)
        }
    }

    private func addMembers(_ head: SetHead, to maker: inout FingerprintMaker) {
        maker.add(head.members.count)
        for name in head.members {
            let member = catalog.place(of: name)
            maker.add(member != nil)
            if rule.has(.members), let member { addFigures(member, to: &maker) }
        }
    }

    private func addRelated(_ place: Int, to maker: inout FingerprintMaker) {
        if rule.has(.months) {
            for link in site.setLinks.series(of: place) { link.add(to: &maker) }
        }
        if rule.has(.besides) {
            for other in catalog.containing(place) { add(other, to: &maker) }
        }
    }

    private func addFigures(_ place: Int, to maker: inout FingerprintMaker) {
        addFigures(place, depth: Self.depth, to: &maker)
    }

    /// A title's figures may be those of a set that stands others side by side, whose titles may
    /// have figures again, of sets that stand none.
    private static let depth = 3

    /// All that the figures, the title and the headings of a set depend on.
    private func addFigures(_ place: Int, depth: Int, to maker: inout FingerprintMaker) {
        let head = catalog.heads[place]
        maker.add(head.address())
        if depth == Self.depth || rule.has(.furtherFigures) { maker.add(head.digest) }
        if depth == 0 { return }
        let names = head.members + (knowsOthers ? reads(place)?.figures ?? [] : [])
        maker.add(names.count)
        for name in names {
            let other = catalog.place(of: name)
            maker.add(other != nil)
            if let other, other != place { addFigures(other, depth: depth - 1, to: &maker) }
        }
    }

    // MARK: - What texts look up

    private func addFigures(of reads: SetReads, to maker: inout FingerprintMaker) {
        maker.add(reads.figures.count)
        for name in reads.figures {
            let place = catalog.place(of: name)
            maker.add(place != nil)
            if let place, rule.has(.figures) { addFigures(place, to: &maker) }
        }
    }

    private func add(_ reads: SetReads, to maker: inout FingerprintMaker) {
        if rule.has(.origin), let origin = reads.origin {
            add(catalog.place(of: origin), to: &maker)
        }
        for path in reads.targets { addTarget(path, to: &maker) }
        if rule.has(.words) { addWords(reads.words, to: &maker) }
        if rule.has(.termNames), reads.looksForTerms { maker.add(termNames) }
    }

    private func addTarget(_ path: String, to maker: inout FingerprintMaker) {
        let target = site.content.links.target(path)
        maker.add(targets.digest(of: path, target))
        if case .set(let place) = target, rule.has(.linkedSets) { addFigures(place, to: &maker) }
    }

    private func addWords(_ names: [String], to maker: inout FingerprintMaker) {
        for entry in names.compactMap({ site.site.glossary[$0] }).map(site.entry) {
            maker.add([entry.id, entry.formerIDs, entry.headword, entry.short])
            maker.add(entry.language != nil)
        }
    }
}

extension MenuEntry {
    fileprivate func add(to maker: inout FingerprintMaker) {
        maker.add([label, address ?? ""])
        maker.add(address != nil)
        maker.add(language != nil)
        maker.add("\(children.count)")
        for child in children { child.add(to: &maker) }
    }
}

extension PageLink {
    fileprivate func add(to maker: inout FingerprintMaker) {
        maker.add(title)
        maker.add(address)
        maker.add(language != nil)
    }
}
