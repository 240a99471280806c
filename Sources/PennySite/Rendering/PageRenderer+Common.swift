import PennyContent
import PennyEngine
import PennyMarkup
import PennyTemplates

extension PageRenderer {
    /// What every page has: the frame's title, menu, addresses and dates.
    func commonValues(_ page: PageValues, _ output: PlannedOutput) -> [String: TemplateValue] {
        let configuration = site.configuration
        let updated = lastChange(of: output)
        let parts = [page.heading, page.part, configuration.title].compactMap(\.self)
        let address = canonical(output)
        let day = updated.map { numbers.text($0) }
        let title =
            page.heading == configuration.title
            ? page.heading : parts.joined(separator: " – ")
        let about = self.about(page, output)
        return [
            "language": .text(configuration.language),
            "siteTitle": .text(configuration.title),
            "pageTitle": .text(title),
            "description": .text(page.description),
            "about": .text(about),
            "sharing": sharing(page, output, about: about, address: address),
            "root": .text(Address.root(of: output.path)),
            "standalone": .flag(false),
            "computes": .flag(output.kind.allScripts.contains("engine.js")),
            "scripts": .list(output.kind.scripts.map { .text($0) }),
            "laterScripts": .optional(
                output.kind.laterScripts.isEmpty
                    ? nil : output.kind.laterScripts.joined(separator: " ")),
            "navigation": .list(menu(page, output)),
            "canonical": .optional(address),
            "paperFoot": .text(
                [address ?? configuration.title, day].compactMap(\.self).joined(separator: " · ")),
            "feed": .optional(feedAddress(output)),
            "feedTitle": .text(site.report?.configuration.title ?? ""),
            "generator": .text(Pennypress.generator),
            "updated": .optional(day),
            "updatedISO": .optional(updated.map(\.isoText)),
            "heading": .text(page.heading),
        ]
    }

    /// The day a page says it was updated on: its own file's, or for a page of
    /// many sets the newest.
    func lastChange(of output: PlannedOutput) -> CivilDate? {
        switch output.kind {
        case .result(.set(let index)): sets[index].set.date
        case .result(.series(let index)): series[index].date
        case .page(let index): site.pages[index].date
        case .lesson(let index): site.lessons[index].page.date
        case .term(let index): site.glossary.terms[index].date
        case .explanation(let index): site.explanations[index].set.date
        case .report: site.report?.today.date
        case .reportDay(let index): site.report?.days[index].date
        case .reportSource: site.report?.today.date
        case .notFound, .saved: nil
        default: updated
        }
    }

    /// Writes dates and numbers that belong to no set.
    var numbers: NumberWriter {
        NumberWriter(style: site.style, currency: site.configuration.currency)
    }

    private func canonical(_ output: PlannedOutput) -> String? {
        guard let baseURL = site.baseURL, output.path != Address.notFound else { return nil }
        return absolute(output.path, baseURL)
    }

    /// The full address of an output; the home page is the base itself.
    func absolute(_ path: String, _ baseURL: String) -> String {
        path == Address.home ? baseURL : baseURL + path
    }

    /// The feed, as pages that belong to it name it.
    private func feedAddress(_ output: PlannedOutput) -> String? {
        guard site.report != nil, site.baseURL != nil else { return nil }
        switch output.kind {
        case .home, .report, .reportDay, .reportSource:
            return Address.relative(from: output.path, to: Address.reportFeed)
        default: return nil
        }
    }

    // MARK: - The menu

    private func menu(_ page: PageValues, _ output: PlannedOutput) -> [TemplateValue] {
        menuEntries.map { label, address in
            let isCurrent = address == output.path || page.section.contains(address)
            return .object([
                "label": .text(label),
                "href": .text(Address.root(of: output.path) + address),
                "current": .flag(isCurrent),
            ])
        }
    }

    /// The course, the dictionary and the calculators, where there are any.
    private var learning: [(label: String, address: String)] {
        [
            ("Learn", site.lessons.isEmpty ? nil : Address.lessons),
            ("Dictionary", site.glossary.isEmpty ? nil : Address.glossary),
            ("Calculators", site.explanations.isEmpty ? nil : Address.calculators),
        ].compactMap { label, address in address.map { (label, $0) } }
    }

    /// The entries asked for, or one for each folder and one for each page.
    private var menuEntries: [(label: String, address: String)] {
        guard let entries = site.configuration.menu else {
            let pages = site.pages.map { (title(of: $0), Address.page($0.id)) }
            let lists = site.lists.filter { $0.calculator == nil }
            let report = site.report.map { _ in ("Report", Address.report) }
            return lists.map { ($0.label, $0.address) } + learning + [report].compactMap(\.self)
                + pages
        }
        return entries.compactMap { entry in
            // One that leads nowhere was reported with the checks.
            guard case .success(let address) = content.links.menuAddress(entry.target) else {
                return nil
            }
            return (entry.label, address)
        }
    }
}
