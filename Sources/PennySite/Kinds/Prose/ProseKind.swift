import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup

extension Address {
    static func page(_ id: String) -> String { "\(id).html" }
}

/// The pages of prose, of which the one named `index` is the home page's.
enum ProseKind: ContentKind {
    fileprivate static let folderName = "pages"
    static let folders = [ContentFolder(folderName, [".md"], nests: true)]
    private static let homeName = "index"
    /// Under what words list the pages that use them.
    static let heading = TermUses.Heading(order: 2, label: LearnWords.termUsesPages)

    static func read(_ files: inout ContentReader, into site: inout Site) {
        let taxonomies = site.configuration.taxonomies.map(\.name)
        var pages = files.pages(
            files.folder.shownFiles(in: folderName).single, at: Address.page, named: name,
            isDraft: \.isDraft
        ) {
            ProsePage.read($0, id: $1, taxonomies: taxonomies)
        }
        for folder in SetFolder.allCases {
            pages += files.pages(
                files.folder.shownFiles(in: folder.name).pages, at: Address.page,
                named: SiteFolder.stem, isDraft: \.isDraft
            ) {
                ProsePage.read($0, id: $1, taxonomies: taxonomies, in: folder)
            }
        }
        site.pages = pages.filter { $0.id != homeName }.ordered { $0.order }
        site.home = pages.first { $0.id == homeName }
        PageFields.check(pages, &files)
        for (page, section) in PageTree(site.pages).undated
        where files.faulty.insert(SourcePath.page(page, in: files.folder)).inserted {
            let fault = SiteFault.undatedPage(section: section.folder)
            files.diagnostics.append(Diagnostic(.error, fault, at: page.location))
        }
    }

    /// The name of a file at a path: with the folders that it is in.
    private static func name(_ path: String) -> String {
        SiteFolder.stem(String(path.dropFirst(folderName.utf8.count + 1)))
    }

    static func bodies(of site: ComputedSite) -> [PendingBody] {
        site.site.pages.map {
            PendingBody(
                $0, at: Address.page($0.id), in: site.site.folder,
                templates: $0.setFolder == nil ? ["prose"] : ["prose", "list"])
        }
    }

    static func check(_ site: ComputedSite, with checker: inout TextChecker) {
        for page in site.site.pages { checker.check(page) }
    }

    /// Pages in folders have their place in the menu of their section; the page of a folder of sets
    /// has that of the list.
    static func parts(of site: CheckedSite) -> [SitePart] {
        let lists = Set(site.site.lists.map(\.address))
        return site.site.pages.filter { !lists.contains(Address.page($0.id)) }.map { page in
            let title = site.title(of: page)
            let folder = page.folder
            let isDeep = page.isSection ? folder.utf8.contains(UInt8(ascii: "/")) : !folder.isEmpty
            var part = SitePart(
                Address.page(page.id), title: title, inMenu: isDeep ? nil : title)
            part.language = site.site.language(at: page.location)
            return part
        }
    }

    static func addUses(of site: CheckedSite, to uses: inout TermUses) {
        let heading = Self.heading
        for page in site.site.pages {
            uses.add(
                heading, site.link(to: page, at: Address.page(page.id)),
                site.terms(in: SourcePath.page(page, in: site.site.folder)))
        }
    }

    static func hints(of site: CheckedSite) -> [Diagnostic] { UnreachedPages(site).hints() }

    static func dates(of site: CheckedSite) -> [CivilDate] { site.site.pages.compactMap(\.date) }
}

extension SourcePath {
    /// Whether a file is that of a page of prose.
    static func isPage(_ path: String) -> Bool { path.hasPrefix(ProseKind.folderName + "/") }

    /// Whether a file is the page of a folder of sets.
    static func isPageOfSets(_ path: String) -> Bool {
        SetFolder.containing(path) != nil && path.hasSuffix("/" + SetFolder.pageFile)
    }
}
