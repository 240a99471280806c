import PennyContent
import PennyEngine
import PennyMarkup
import PennyTemplates

extension Layout {
    /// The values by which scripts write numbers as the site's pages do.
    static let readerValues: [PageValue<Layout>] = [
        .text("locale", "How numbers are written.") { layout, _ in layout.style.locale },
        .text("currency", "The currency of the site.") { layout, _ in
            layout.configuration.currency.code
        },
    ]
}
