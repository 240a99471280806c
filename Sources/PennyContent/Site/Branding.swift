/// The branding of a site from `site.yaml`: its logo, its color and its fonts.
public struct Branding: Equatable, Sendable {
    /// An image in `assets/`, shown beside the name of the site.
    public let logo: LocatedWord?
    public let colors: BrandColors?
    public let fonts: Fonts

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

    static let (logoKey, colorsKey, fontsKey) = ("logo", "colors", "fonts")
    static let (brandKey, darkBrandKey) = ("brand", "brandOnDark")
    static let (textKey, boldKey, headingsKey) = ("text", "bold", "headings")
    static let keys = [logoKey, colorsKey, fontsKey]

    private static let pictures = [".svg", ".png", ".webp", ".avif", ".jpg", ".jpeg"]
    private static let fontFiles = [".woff2"]

    init(_ keys: inout KeyReader) {
        logo = Self.file(Self.logoKey, Self.pictures, &keys)
        colors = Self.colors(&keys)
        fonts = Self.fonts(&keys)
    }

    private static func file(
        _ key: String, _ endings: [String], _ keys: inout KeyReader
    ) -> LocatedWord? {
        guard let typed = keys.located(key) else { return nil }
        let name = typed.text.lowercased()
        if name.hasPrefix("assets/"), endings.contains(where: name.hasSuffix) { return typed }
        keys.report(.notABrandingFile(key: key, typed.text, endings: endings), typed.location)
        return nil
    }

    private static func fonts(_ keys: inout KeyReader) -> Fonts {
        var fonts = Fonts()
        keys.keys(
            below: fontsKey, known: [textKey, boldKey, headingsKey],
            example: "text: assets/a.woff2"
        ) {
            fonts.text = file(textKey, fontFiles, &$0)
            fonts.bold = file(boldKey, fontFiles, &$0)
            fonts.headings = file(headingsKey, fontFiles, &$0)
        }
        return fonts
    }

    private static func colors(_ keys: inout KeyReader) -> BrandColors? {
        var colors: BrandColors?
        keys.keys(
            below: colorsKey, known: [brandKey, darkBrandKey], example: "brand: \"#0b3d91\""
        ) { fields in
            let light = color(
                brandKey, on: BrandColors.lightGround, towards: .black, required: true, &fields)
            let dark = color(
                darkBrandKey, on: BrandColors.darkGround, towards: .white, required: false,
                &fields)
            colors = light.map { BrandColors(light: $0, dark: dark) }
        }
        return colors
    }

    /// Reads a color that has enough contrast with a background.
    private static func color(
        _ key: String, on ground: Color, towards end: Color, required: Bool,
        _ keys: inout KeyReader
    ) -> Color? {
        let example = "\"#0b3d91\""
        let typed = required ? keys.requiredWord(key, example: example) : keys.located(key)
        guard let typed else { return nil }
        guard let color = Color(typed.text) else {
            keys.report(.notAColor(key: key, typed.text), typed.location)
            return nil
        }
        let contrast = color.contrast(with: ground)
        if contrast >= BrandColors.text { return color }
        let better = BrandColors.readable(color, on: ground, towards: end)
        keys.report(
            .colorTooClose(
                key: key, typed.text, hundredths: contrast, ground: ground.text,
                better: better.text),
            typed.location)
        return nil
    }
}
