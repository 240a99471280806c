import PennyContent
import PennyDiagnostics
import PennyMarkdown

/// Finds the pages of prose that no menu, no list and no link of another page leads to. Readers
/// find them by the search alone.
struct UnreachedPages {
    private let site: CheckedSite
    private let tree: PageTree

    init(_ site: CheckedSite) {
        self.site = site
        tree = PageTree(site.site.pages)
    }

    func hints() -> [Diagnostic] {
        // A page of a section is in the section’s list or menu, a tag has a list, and a folder of
        // sets as well.
        let alone = tree.pages.indices.filter { place in
            let page = tree.pages[place]
            return tree.sections[place] == nil && page.tags.isEmpty && page.groups.isEmpty
                && page.setFolder == nil
        }
        if alone.isEmpty { return [] }
        let reached = reached
        return alone.filter { !reached.contains(Address.page(tree.pages[$0].id)) }.map {
            Diagnostic(.warning, SiteFault.unreachedPage, at: tree.pages[$0].location)
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
                guard case .pages(let request) = EmbedRequest.read(embed).request else { continue }
                let pages = site.pageIndex?.pages(request, on: body.page) ?? []
                reached.formUnion(pages.map(\.link.address))
            }
        }
        for record in site.records {
            for path in record.reads?.targets ?? [] {
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
        // The way from the home page is the address itself.
        let way = site.content.links.address(destination, source: path, page: Address.home)
        guard case .success(let address) = way else { return }
        let whole = String(address.prefix { $0 != "#" })
        if whole != page { reached.insert(whole) }
    }

    private var menu: Set<String> {
        guard let entries = site.site.configuration.menu else {
            return Set(ProseKind.parts(of: site).filter { $0.menuLabel != nil }.map(\.address))
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
