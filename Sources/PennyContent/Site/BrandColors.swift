/// The colors derived from the site's brand color: for links, buttons, the main figure and the
/// first line of a chart, on light screens and on dark ones.
///
/// Text has a contrast of at least 4.5 with its background, and controls have one of 3, by WCAG
/// 2.2, 1.4.3 and 1.4.11.
public struct BrandColors: Equatable, Sendable {
    /// The brand color as given, for light screens.
    public let light: Color
    /// The color of links and lines on dark screens.
    public let dark: Color

    static let text = 450
    static let control = 300
    /// The darkest background of a link on a light screen, and the lightest on a dark one: `--sky`.
    static let lightGround = Color(parts: [0xdc, 0xe9, 0xfb])
    static let darkGround = Color(parts: [0x22, 0x38, 0x6a])
    /// The page background of dark screens.
    private static let darkPaper = Color(parts: [0x0f, 0x1a, 0x33])

    /// - Parameter dark: the color for dark screens; nil for the first lighter shade that is
    ///   readable.
    init(light: Color, dark: Color? = nil) {
        self.light = light
        self.dark = dark ?? Self.readable(light, on: Self.darkGround, towards: .white)
    }

    /// The first shade toward white or black with enough contrast with a background.
    static func readable(
        _ color: Color, on ground: Color, towards end: Color, least: Int = text
    ) -> Color {
        let shades = (0...100).lazy.map { color.mixed(with: end, percent: $0) }
        return shades.first { $0.contrast(with: ground) >= least } ?? end
    }

    /// The custom properties of style sheets with their values, for light screens.
    public var lightProperties: [(name: String, value: Color)] {
        let softOnFigure = Self.readable(
            light.mixed(with: .white, percent: 85), on: light, towards: .white)
        let negativeOnFigure = Self.readable(
            Color(parts: [0xff, 0xd9, 0xd6]), on: light, towards: .white)
        return [
            ("link", light), ("button", light),
            ("button-over", light.mixed(with: .black, percent: 30)), ("one", light),
            ("figure", light), ("on-figure-soft", softOnFigure),
            ("on-figure-negative", negativeOnFigure),
        ]
    }

    /// The custom properties for dark screens.
    public var darkProperties: [(name: String, value: Color)] {
        let button = Self.readable(
            light, on: Self.darkPaper, towards: .white, least: Self.control)
        return [
            ("link", dark), ("button", button),
            ("button-over", button.mixed(with: .black, percent: 15)), ("one", dark),
        ]
    }
}
