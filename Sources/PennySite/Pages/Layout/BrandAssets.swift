import PennyContent
import PennyFiles
import PennyTemplates

/// The logo and the fonts of a site, for every page.
struct BrandAssets: Sendable {
    let logo: (path: String, size: ImageSize?)?
    /// The font files of `assets/` that pages preload.
    let fonts: [String]

    /// - Parameter size: returns the size of a picture in the site's folder.
    init(_ branding: Branding, size: (String) -> ImageSize?) {
        logo = branding.logo.map { ($0.text, size($0.text)) }
        fonts = branding.fonts.all.map(\.text)
    }

    func add(to maker: inout DigestMaker) {
        maker.add(logo?.path ?? "")
        maker.add(logo?.size.map { Self.width(of: $0) } ?? 0)
        maker.add(fonts)
    }

    static let height = 32

    /// The width in pixels of a picture scaled to `height`, rounded half up, and at least 1.
    private static func width(of size: ImageSize) -> Int {
        max(1, (size.width * height + size.height / 2) / max(1, size.height))
    }

    private static func type(of path: String) -> String {
        let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
        return switch ending {
        case "svg": "image/svg+xml"
        case "jpg": "image/jpeg"
        default: "image/" + ending
        }
    }

    static let values: [PageValue<BrandAssets>] = [
        .object("logo", "The logo of the site.", of: logoValues) { assets, _ in assets.logo },
        .texts("fonts", "The site’s fonts, below the root.") { assets, _ in
            assets.fonts.map(Address.percentEncoded)
        },
    ]

    private static let logoValues: [PageValue<(path: String, size: ImageSize?)>] = [
        .text("path", "Where it is below the root.") { logo, _ in
            Address.percentEncoded(logo.path)
        },
        .text("type", "Its type, such as image/png.") { logo, _ in type(of: logo.path) },
        .optional("width", "How wide it is where it is 32 pixels high.") { logo, _ in
            logo.size.map { String(width(of: $0)) }
        },
    ]
}
