import PennyContent
import PennyMarkup
import PennyTemplates

extension Layout {
    /// The variables of every page's template.
    static let variables = FramedPage.values.variables() + sharedValues.variables()

    /// The values that are the same on every page of an edition.
    static let sharedValues: [PageValue<Layout>] =
        words + loading + BrandAssets.values.of { $0.branding }

    private static let words: [PageValue<Layout>] = [
        .text("siteTitle", "The name of the site.") { layout, _ in layout.configuration.title },
        .text("language", "The language of the edition, such as en.") { layout, _ in
            layout.configuration.language
        },
        .flag("isRightToLeft", "Whether that language is written from right to left.") {
            layout, _ in Words.runRightToLeft(in: layout.configuration.language)
        },
        .text("updatedBefore", "What the sentence says before the day of the last change.") {
            layout, _ in layout.updatedSentence.before
        },
        .text("updatedAfter", "What it says behind that day.") { layout, _ in
            layout.updatedSentence.after
        },
        .text("generator", "The program with its version.") { _, _ in Pennypress.generator },
        .text("madeWith", "The sentence that names the program.") { layout, _ in
            layout.numbers.text(SiteWords.frameMadeWith(program: Pennypress.generator))
        },
    ]

    private var updatedSentence: SplitSentence {
        SplitSentence(numbers) { SiteWords.frameUpdated(date: $0) }
    }

    private static let loading: [PageValue<Layout>] = [
        .text("engineWords", "The language of the engine’s words.") { layout, _ in
            EngineWords.tag(of: layout.readers)
        },
        .optional("wordsStyle", "The style sheet with the words of the edition.") { layout, _ in
            layout.wordsStyle
        },
        // A page as one file replaces it (`StandalonePage`).
        StandaloneParts.value.of { _ in nil },
    ]
}
