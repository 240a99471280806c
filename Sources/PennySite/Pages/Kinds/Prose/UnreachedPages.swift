import PennyContent
import PennyDiagnostics
import PennyMarkdown

/// Finds the pages of prose that no menu, list, or link of another page leads to. Readers find them
/// only by search.
struct UnreachedPages {
    private let site: AnalyzedEdition
    private let tree: SectionTree

    init(_ site: AnalyzedEdition) {
        self.site = site
        tree = SectionTree(site.site.pages)
    }

    func hints() -> [Diagnostic] {
        // A page of a section is in the section's list or menu, a tag has a list, and a folder of
        // sets as well.
        let alone = tree.pages.indices.filter { index in
            let page = tree.pages[index]
            return tree.sections[index] == nil && page.tags.isEmpty && page.groups.isEmpty
                && page.setFolder == nil
        }
        if alone.isEmpty { return [] }
        let reached = reached
        return alone.filter { !reached.contains(Address.page(tree.pages[$0].id)) }.map {
            Diagnostic(Fault.link.unreachedPage, at: tree.pages[$0].location)
        }
    }

    /// The addresses that menus, lists in texts and links lead to.
    private var reached: Set<String> {
        var reached = menu
        for body in site.content.bodies.values {
            for link in body.outline.links {
                add(link.destination, in: body.path, on: body.page, to: &reached)
            }
            for embed in body.outline.embeds {
                guard
                    case .pages(let request) = EmbedRequest.read(embed, site.site.calculators)
                        .request
                else { continue }
                let pages = site.pageIndex?.pages(request, on: body.page) ?? []
                reached.formUnion(pages.map(\.link.address))
            }
        }
        for record in site.records {
            for path in record.dependencies?.targets ?? [] {
                if case .page(let address, _) = site.content.links.target(path) {
                    reached.insert(address)
                }
            }
        }
        return reached
    }

    private func add(
        _ destination: String, in path: String, on page: String, to reached: inout Set<String>
    ) {
        // The relative address from the home page is the address itself.
        let href = site.content.links.address(destination, source: path, page: Address.home)
        guard case .success(let address) = href else { return }
        let whole = String(address.prefix { $0 != "#" })
        if whole != page { reached.insert(whole) }
    }

    private var menu: Set<String> {
        guard let entries = site.site.configuration.menu else {
            return Set(
                ProseKind.navigationItems(of: site).filter { $0.menuLabel != nil }.map(\.address))
        }
        var reached: Set<String> = []
        var rest = entries
        while let entry = rest.popLast() {
            rest += entry.children
            guard let target = entry.target,
                case .success(let address) = site.content.links.menuAddress(target)
            else { continue }
            reached.insert(String(address.prefix { $0 != "#" }))
        }
        return reached
    }
}
