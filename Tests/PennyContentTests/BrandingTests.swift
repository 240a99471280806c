import PennyDiagnostics
import PennyEngine
import PennyTestSupport
import Testing

@testable import PennyContent

/// `logo`, `colors` and `fonts` of `site.yaml`.
@Suite struct BrandingTests {
    private func reading(_ lines: String) -> Reading<SiteConfiguration> {
        SiteConfiguration.read(ContentText(path: "site.yaml", text: "title: T\n" + lines))
    }

    private func faults(_ lines: String) -> [String] {
        reading(lines).diagnostics.map { "\($0.location): \($0.summary)" }
    }

    @Test func `the files and the color are kept`() throws {
        let branding = try #require(
            reading(
                """
                logo: assets/logo.PNG
                colors:
                  brand: "#7a1f3d"
                fonts:
                  text: assets/a.woff2
                  headings: assets/b.woff2
                """
            ).value?.branding)
        #expect(
            branding.files.map(\.text) == ["assets/logo.PNG", "assets/a.woff2", "assets/b.woff2"])
        #expect(branding.colors?.light.text == "#7a1f3d")
        #expect(branding.fonts.bold == nil)
    }

    @Test func `a site without them has none`() throws {
        let branding = try #require(reading("").value?.branding)
        #expect(branding.files.isEmpty && branding.colors == nil)
    }

    @Test(arguments: [
        (
            "logo: logo.svg",
            "site.yaml:2:7: logo “logo.svg” is not a file of assets/ that it can be"
        ),
        (
            "logo: assets/a.gif",
            "site.yaml:2:7: logo “assets/a.gif” is not a file of assets/ that it can be"
        ),
        ("colors: red", "site.yaml:2:9: colors has no keys below it"),
        ("colors:\n  brand: navy", "site.yaml:3:10: brand “navy” is not a color"),
        ("colors:\n  brand: \"#12345\"", "site.yaml:3:10: brand “#12345” is not a color"),
        (
            "colors:\n  brand: \"#ff8800\"",
            "site.yaml:3:10: brand “#ff8800” has a contrast of 1.9 with #dce9fb, and links need 4.5"
        ),
        (
            "colors:\n  brand: \"#00f\"\n  brandOnDark: \"#00f\"",
            "site.yaml:4:16: brandOnDark “#00f” has a contrast of 1.3 with #22386a, "
                + "and links need 4.5"
        ),
        (
            "fonts:\n  text: assets/a.ttf",
            "site.yaml:3:9: text “assets/a.ttf” is not a file of assets/ that it can be"
        ),
        ("fonts:\n  heading: assets/a.woff2", "site.yaml:3:3: unknown key “heading”"),
    ])
    func `an invalid value is reported`(_ lines: String, _ reported: String) {
        #expect(faults(lines) == [reported])
    }

    /// By the examples of WCAG's own text and by definition.
    @Test(arguments: [
        ("#000", "#fff", 2100), ("#fff", "#fff", 100), ("#777777", "#ffffff", 447),
        ("#767676", "#ffffff", 454), ("#0000ff", "#ffffff", 859), ("#ff0000", "#ffffff", 399),
    ])
    func `a contrast is that of WCAG`(_ one: String, _ other: String, _ hundredths: Int) throws {
        let (first, second) = try (#require(Color(one)), #require(Color(other)))
        #expect(first.contrast(with: second) == hundredths)
        #expect(second.contrast(with: first) == hundredths)
    }

    @Test func `the shades of any color that is taken can be read`() throws {
        var random = SeededGenerator()
        var taken = 0
        while taken < 300 {
            let color = Color(parts: (0..<3).map { _ in random.number(in: 0...255) })
            guard color.contrast(with: BrandColors.lightGround) >= BrandColors.text else {
                continue
            }
            taken += 1
            let colors = BrandColors(light: color)
            let light = Dictionary(
                uniqueKeysWithValues: colors.lightProperties.map { ($0.name, $0.value) })
            let dark = Dictionary(
                uniqueKeysWithValues: colors.darkProperties.map { ($0.name, $0.value) })
            let paper = Color(parts: [0x0f, 0x1a, 0x33])
            let figure = try #require(light["figure"])
            #expect(Color.white.contrast(with: figure) >= 450)
            for name in ["on-figure-soft", "on-figure-negative"] {
                #expect(
                    try #require(light[name]).contrast(with: figure) >= 450,
                    "\(name) of \(color.text)")
            }
            #expect(try #require(light["button-over"]).contrast(with: .white) >= 450)
            #expect(try #require(dark["link"]).contrast(with: BrandColors.darkGround) >= 450)
            #expect(try #require(dark["button"]).contrast(with: paper) >= 300)
            for name in ["button", "button-over"] {
                #expect(
                    try #require(dark[name]).contrast(with: .white) >= 450,
                    "\(name) of \(color.text)")
            }
        }
    }
}
