import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup

extension Address {
    static func page(_ id: String) -> String { "\(id).html" }
}

/// The pages of prose. The one named `index` is the home page.
enum ProseKind: ContentKind {
    fileprivate static let folderName = "pages"
    static let folders = [ContentFolder(folderName, ContentFormat.markdown.endings, nests: true)]
    static let templates = [
        TemplateDescription("prose", TextPage.values),
        TemplateDescription("redirect", RedirectPage.values, isPage: false),
        TemplateDescription("feed", Feed.values, isPage: false),
        TemplateDescription("embedded-form", EmbeddedForm.values, isPage: false),
        TemplateDescription("embedded-pages", EmbeddedPages.values, isPage: false),
    ]
    private static let homeName = "index"

    static func read(_ files: inout ContentReader, into site: inout LoadedEdition) {
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
                named: SourceFolder.stem, isDraft: \.isDraft
            ) {
                ProsePage.read($0, id: $1, taxonomies: taxonomies, in: folder)
            }
        }
        site.pages = pages.filter { $0.id != homeName }.ordered { $0.order }
        site.home = pages.first { $0.id == homeName }
        PageFields.check(pages, &files)
        for (page, section) in SectionTree(site.pages).undated
        where files.faulty.insert(SourcePath.page(page, in: files.folder)).inserted {
            let fault = Fault.site.undatedPage(section.folder)
            files.diagnostics.append(Diagnostic(fault, at: page.location))
        }
    }

    /// The name of a page, with its folders, by its path.
    private static func name(_ path: String) -> String {
        SourceFolder.stem(String(path.dropFirst(folderName.utf8.count + 1)))
    }

    static func bodies(of site: WorkedExamples) -> [BodySource] {
        site.site.pages.map {
            BodySource(
                $0, at: Address.page($0.id), in: site.site.folder,
                templates: $0.setFolder == nil ? ["prose"] : ["prose", "list"])
        }
    }

    static func check(_ site: WorkedExamples, with checker: inout ReferenceChecker) {
        for page in site.site.pages { checker.check(page) }
    }

    /// Pages in folders are in the menu of their section. The page of a folder of sets takes the
    /// item of the list.
    static func navigationItems(of site: AnalyzedEdition) -> [NavigationItem] {
        let lists = Set(site.site.lists.map(\.address))
        return site.site.pages.filter { !lists.contains(Address.page($0.id)) }.map { page in
            let title = site.title(of: page)
            let folder = page.folder
            let isDeep = page.isSection ? folder.utf8.contains(UInt8(ascii: "/")) : !folder.isEmpty
            var part = NavigationItem(
                Address.page(page.id), title: title, inMenu: isDeep ? nil : title)
            part.language = site.site.language(at: page.location)
            part.isSearched = true
            return part
        }
    }

    static func addUses(of site: AnalyzedEdition, to uses: inout TermUses) {
        let heading = TermUses.Heading.pages
        for page in site.site.pages {
            uses.add(
                heading, site.link(to: page, at: Address.page(page.id)),
                site.terms(in: SourcePath.page(page, in: site.site.folder)))
        }
    }

    static func hints(of site: AnalyzedEdition) -> [Diagnostic] { UnreachedPages(site).hints() }

    static func dates(of site: AnalyzedEdition) -> [CivilDate] {
        site.site.pages.compactMap(\.date)
    }
}

extension SourcePath {
    /// Whether a path is that of a page of prose.
    static func isPage(_ path: String) -> Bool { path.hasPrefix(ProseKind.folderName + "/") }

    /// Whether a path is that of the page of a folder of sets.
    static func isPageOfSets(_ path: String) -> Bool {
        SetFolder.containing(path) != nil && path.hasSuffix("/" + SetFolder.pageFile)
    }
}
