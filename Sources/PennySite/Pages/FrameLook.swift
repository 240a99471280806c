import PennyContent
import PennyFiles
import PennyTemplates

/// The logo and the fonts of a site, as every page names them.
struct FrameLook: Sendable {
    let logo: (path: String, size: ImageSize?)?
    /// The files of `assets/` that a page loads early.
    let fonts: [String]

    /// - Parameter size: that of a picture of the site's folder.
    init(_ look: SiteLook, size: (String) -> ImageSize?) {
        logo = look.logo.map { ($0.text, size($0.text)) }
        fonts = look.fonts.all.map(\.text)
    }

    var logoValue: TemplateValue {
        guard let logo else { return .flag(false) }
        return .object([
            "path": .text(Address.percentEncoded(logo.path)),
            "type": .text(Self.type(of: logo.path)),
            "width": .optional(logo.size.map { String(Self.width(of: $0)) }),
        ])
    }

    var fontsValue: TemplateValue { .list(fonts.map { .text(Address.percentEncoded($0)) }) }

    func add(to maker: inout FingerprintMaker) {
        maker.add(logo?.path ?? "")
        maker.add(logo?.size.map { Self.width(of: $0) } ?? 0)
        maker.add(fonts)
    }

    static let height = 32

    /// How wide a picture of that height is.
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

    static let names: [ThemeName] = [
        .object(
            "logo", "The logo of the site.",
            of: [
                .text("path", "Where it is below the root."),
                .text("type", "Its type, such as image/png."),
                .text("width", "How wide it is where it is 32 pixels high.").orOff,
            ]
        ).orOff,
        .list("fonts", "The site’s fonts, below the root."),
    ]
}
