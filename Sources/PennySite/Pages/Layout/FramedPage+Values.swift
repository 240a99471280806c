import PennyTemplates

extension FramedPage {
    /// The values that each page has of its own.
    static let values: [PageValue<FramedPage>] =
        words + addresses + loading + [
            .part(
                "sharing", "The title, picture and data for networks and search engines.",
                of: Sharing.values
            ) {
                page, _ in page.sharing
            }
        ]

    private static let words: [PageValue<FramedPage>] = [
        .text("heading", "The title of the page.") { page, _ in page.heading },
        .text("pageTitle", "The title in the browser’s tab, with the site’s name.") { page, _ in
            page.title
        },
        .text("description", "What the page says of itself.") { page, _ in page.description },
        .text("about", "The description, or what stands in for it, shortened.") { page, _ in
            page.about
        },
        .optional("ownLang", "The language of the page’s own words, if it is another.") {
            page, _ in page.language?.tag
        },
        .optional("ownDir", "The direction of that language, if it is another.") { page, _ in
            page.language?.direction
        },
        .optional("updated", "The day of the last change, in words.") { page, _ in
            page.updated.words
        },
        .optional("updatedISO", "The same day for programs: 2026-11-20.") { page, _ in
            page.updated.iso
        },
        .text("paperFoot", "What stands at the foot of each printed sheet.") { page, _ in
            page.paperFoot
        },
    ]

    private static let addresses: [PageValue<FramedPage>] = [
        .text("root", "The way from the page to the root of the whole site.") { page, _ in
            page.root.site
        },
        .text("home", "The way to the home page.") { page, _ in page.root.edition + Address.home },
        .text("searchPage", "The way to the page of the search.") { page, _ in
            page.root.edition + Address.search
        },
        .optional("canonical", "The full address of the page.") { page, _ in page.canonical },
        .list(
            "alternates", "The page in each of its languages, by full addresses.",
            of: Alternates.Link.values
        ) { page, _ in page.alternates },
        .list(
            "languages", "What lets readers choose another language.", of: Alternates.Choice.values
        ) { page, _ in page.languages },
        .made("navigation", "The menu.", of: ShownMenuEntry.values) { page, _ in page.navigation },
        .optional("feed", "The way to the page’s feed.") { page, address in
            page.feed.map { Address.relative(from: address, to: $0.address) }
        },
        .text("feedTitle", "The title of that feed.") { page, _ in page.feed?.title ?? "" },
    ]

    private static let loading: [PageValue<FramedPage>] = [
        .texts("scripts", "The scripts of the page.") { page, _ in page.scripts },
        .optional("laterScripts", "The scripts that start.js loads.") { page, _ in
            page.laterScripts.isEmpty ? nil : page.laterScripts.joined(separator: " ")
        },
        .flag("computes", "Whether the page has an engine.") { page, _ in page.loadsEngine },
        .flag("hasForm", "Whether the page has a form for inputs.") { page, _ in page.hasForm },
        .flag("hasSearch", "Whether the page begins with a search of its own.") { page, _ in
            page.search != .none
        },
        .flag("isSearch", "Whether it is the page of the search.") { page, _ in
            page.search == .page
        },
    ]
}
