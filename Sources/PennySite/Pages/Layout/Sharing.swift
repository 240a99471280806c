import PennyTemplates

/// The description of a page for networks that show its title and picture, and for programs that
/// read what it is about.
struct Sharing: Sendable {
    struct Picture: Sendable {
        /// The full address.
        let address: String
        let words: String
        /// In pixels.
        let size: (width: Int, height: Int)

        fileprivate static let values: [PageValue<Picture>] = [
            .text("address", "Its full address.") { picture, _ in picture.address },
            .text("width", "In pixels.") { picture, _ in "\(picture.size.width)" },
            .text("height", "In pixels.") { picture, _ in "\(picture.size.height)" },
            .text("alt", "What it shows.") { picture, _ in picture.words },
        ]
    }

    let title: String
    let isArticle: Bool
    let address: String?
    let locale: String
    let picture: Picture?
    let things: [LinkedData]

    static let values: [PageValue<Sharing>] = [
        .text("title", "The title of the page.") { sharing, _ in sharing.title },
        .text("type", "article or website.") { sharing, _ in
            sharing.isArticle ? "article" : "website"
        },
        .optional("address", "The full address of the page.") { sharing, _ in sharing.address },
        .text("locale", "The language with its country, such as en_US.") { sharing, _ in
            sharing.locale
        },
        .object("picture", "The picture of a result.", of: Picture.values) { sharing, _ in
            sharing.picture
        },
        .html("data", "Linked data by schema.org.") { sharing, _ in
            sharing.things.isEmpty ? nil : LinkedData.script(sharing.things)
        },
    ]
}
