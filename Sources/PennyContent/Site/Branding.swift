import PennyDiagnostics

/// The branding of a site from `site.yaml`: its logo, its color and its fonts.
public struct Branding: Equatable, Sendable {
    /// An image in `assets/`, shown beside the name of the site.
    public internal(set) var logo: LocatedWord?
    public internal(set) var colors: BrandColors?
    public internal(set) var fonts = Fonts()

    /// WOFF 2 files in `assets/`.
    public struct Fonts: Equatable, Sendable {
        /// The font of all text.
        public var text: LocatedWord?
        /// The font of bold text; nil if `text` has all weights.
        public var bold: LocatedWord?
        /// The font of headings; nil for that of the text.
        public var headings: LocatedWord?

        public var all: [LocatedWord] { [text, bold, headings].compactMap { $0 } }
    }

    /// All files that the branding names.
    public var files: [LocatedWord] { (logo.map { [$0] } ?? []) + fonts.all }

    /// The keys of `site.yaml` that brand the site.
    static let keys: [Key<SiteConfiguration>] = [
        Key(
            "logo", .asset(pictures),
            help: "A picture of assets/, shown beside the name of the site."
        ) { $0.branding.logo = $1 },
        Key(
            "colors", .keys(Colors.keys) { Colors() }, example: "brand: \(Colors.example)",
            help: "The color of the site."
        ) { site, colors in
            site.branding.colors = colors.brand.map {
                BrandColors(light: $0, dark: colors.brandOnDark)
            }
        },
        Key(
            "fonts", .keys(Fonts.keys) { Fonts() }, example: "text: assets/a.woff2",
            help: "Fonts in WOFF 2, from your own site."
        ) { $0.branding.fonts = $1 },
    ]

    private static let pictures = [".svg", ".png", ".webp", ".avif", ".jpg", ".jpeg"]
}

extension Branding.Fonts {
    private static let files = [".woff2"]

    fileprivate static let keys: [Key<Self>] = [
        Key("text", .asset(files), help: "A file of assets/ for all text.") { $0.text = $1 },
        Key(
            "bold", .asset(files), help: "One for bold words, if the first has one weight."
        ) { $0.bold = $1 },
        Key("headings", .asset(files), help: "One for headings.") { $0.headings = $1 },
    ]
}

/// The brand color as typed, for light and for dark screens.
private struct Colors {
    var brand: Color?
    var brandOnDark: Color?

    static let example = "\"#0b3d91\""

    static let keys: [Key<Self>] = [
        Key(
            "brand", .color(on: BrandColors.lightGround, towards: .black), .required,
            example: example,
            help: "The color of links, buttons and the main figure, such as \(example)."
        ) { $0.brand = $1 },
        Key(
            "brandOnDark", .color(on: BrandColors.darkGround, towards: .white),
            help: "The same on dark screens, a lighter shade."
        ) { $0.brandOnDark = $1 },
    ]
}

extension KeyType where Value == LocatedWord {
    /// A file in `assets/` with one of these endings.
    fileprivate static func asset(_ endings: [String]) -> Self {
        .text { typed, field, reader in
            let name = typed.text.lowercased()
            if name.hasPrefix("assets/"), endings.contains(where: name.hasSuffix) { return typed }
            reader.report(
                .setting.notABrandingFile(field.name, typed.text, endings), typed.location)
            return nil
        }
    }
}

extension KeyType where Value == Color {
    /// A color that has enough contrast with a background.
    fileprivate static func color(on ground: Color, towards end: Color) -> Self {
        .text { typed, field, reader in
            guard let color = Color(typed.text) else {
                reader.report(.setting.notAColor(field.name, typed.text), typed.location)
                return nil
            }
            let contrast = color.contrast(with: ground)
            if contrast >= BrandColors.text { return color }
            let better = BrandColors.readable(color, on: ground, towards: end)
            reader.report(
                .setting.colorTooClose(
                    field.name, typed.text, contrast, ground.text,
                    better.text),
                typed.location)
            return nil
        }
    }
}
