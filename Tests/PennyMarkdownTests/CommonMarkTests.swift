import PennyDiagnostics
@testable import PennyMarkdown
import Testing

/// Tests the examples of CommonMark: the HTML is that of the specification, apart from deliberate
/// changes.
@Suite struct CommonMarkTests {
    /// Raw HTML is refused.
    private static let rawHTML: Set<Int> = [
        21, 31, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163,
        164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 180, 181, 182,
        184, 185, 186, 187, 188, 189, 190, 191, 201, 344, 474, 475, 476, 490, 493, 523, 535, 612,
        613, 614, 615, 616, 622, 627, 628, 629, 630, 631, 642, 643,
    ]

    /// Addresses with a backslash, or of a kind that is not allowed, are left out.
    private static let refusedAddress: Set<Int> = [20, 202, 499, 501, 595, 597, 598, 600, 602]

    /// Addresses without pointed brackets are links.
    private static let bareLink: Set<Int> = [601, 605, 607, 610, 611]

    /// An image with a title that is alone in its paragraph has it as its caption.
    private static let picture: Set<Int> = [571, 572, 575, 576, 583, 584, 585, 587, 588, 590]

    private static let sample = "commonmark-0.30.txt"

    @Test func everyExampleGivesWhatTheSpecificationSays() throws {
        let examples = try SpecExample.all(in: Self.sample)
        #expect(examples.count == 652)
        for example in examples where !Self.isChanged(example) {
            #expect(
                Self.plain(Self.actual(example)) == Self.plain(Self.intended(example.html)),
                "example \(example.number)")
        }
    }

    @Test func theExamplesThatAreChangedAreReportedAsFaults() throws {
        for example in try SpecExample.all(in: Self.sample) {
            let faults = Self.faults(example)
            let reportsHTML = faults.contains {
                $0.hasPrefix("raw HTML “") || $0 == "an HTML comment without its end"
            }
            let reportsAddress = faults.contains {
                $0.hasPrefix("backslash in the link address")
                    || $0.hasSuffix("of a kind that is not allowed")
            }
            #expect(reportsHTML == Self.rawHTML.contains(example.number), "\(example.number)")
            #expect(
                reportsAddress == Self.refusedAddress.contains(example.number), "\(example.number)")
        }
    }

    @Test func theExamplesListedAsChangedAreChanged() throws {
        for example in try SpecExample.all(in: Self.sample) where Self.isChanged(example) {
            let actual = Self.plain(Self.actual(example))
            let expected = Self.plain(Self.intended(example.html))
            #expect(actual != expected, "example \(example.number)")
            if Self.refusedAddress.contains(example.number) {
                let withoutAddress = expected.replacing(#/href="[^"]*"/#, with: "href=\"\"")
                #expect(actual == withoutAddress, "example \(example.number)")
            }
            if Self.picture.contains(example.number) {
                let picture =
                    #/<figure class="picture">\n(<img [^>]*)>\n<figcaption>([^<]*)<\/figcaption>\n<\/figure>/#
                let inLine = actual.replacing(picture) { "<p>\($0.1) title=\"\($0.2)\"></p>" }
                #expect(inLine == expected, "example \(example.number)")
            }
            if Self.bareLink.contains(example.number) {
                let withoutLinks = actual.replacing(#/<a href="[^"]*">([^<]*)<\/a>/#) { $0.1 }
                #expect(withoutLinks == expected, "example \(example.number)")
            }
        }
    }

    @Test func anAddressFromTheTopOfTheServerIsReportedAsItIsWritten() throws {
        for example in try SpecExample.all(in: Self.sample) where !Self.isChanged(example) {
            let absolute = example.html.matches(of: #/(?:href|src)="(\/[^"]*)"/#).map { match in
                let address = String(match.1).replacing("&amp;", with: "&")
                return Fault.destination.absolute(Self.percentDecoded(address)).summary
            }
            let reported = Self.faults(example).filter {
                $0.hasSuffix("from the top of the server")
            }
            #expect(Set(absolute).isSubset(of: reported), "example \(example.number)")
        }
    }

    // MARK: - Intended changes

    private static func isChanged(_ example: SpecExample) -> Bool {
        rawHTML.contains(example.number) || refusedAddress.contains(example.number)
            || bareLink.contains(example.number) || picture.contains(example.number)
    }

    /// The HTML of a specification with the changes that apply everywhere.
    private static func intended(_ html: String) -> String {
        withoutComments(withoutAbsoluteAddresses(withKeyboardAccess(inHTML5(html))))
    }

    /// Elements without content have no slash.
    private static func inHTML5(_ html: String) -> String {
        html.replacing(" />", with: ">")
    }

    /// The keyboard can scroll code sideways.
    private static func withKeyboardAccess(_ html: String) -> String {
        html.replacing("<pre><code", with: "<pre tabindex=\"0\"><code")
    }

    /// Removes addresses from the server's top: a site may be in a subfolder.
    private static func withoutAbsoluteAddresses(_ html: String) -> String {
        html.replacing(#/(href|src)="\/(?:(?!%5C)[^"])*"/#) { "\($0.1)=\"\"" }
    }

    /// Removes comments, which are for the writer.
    private static func withoutComments(_ html: String) -> String {
        let comment = #/(?:^ +)?<!--.*?-->\n?/#.dotMatchesNewlines().anchorsMatchLineEndings()
        return html.replacing(comment, with: "")
    }

    /// The HTML without the headings' anchors and the typographic marks: the specification's
    /// examples have neither.
    private static func plain(_ html: String) -> String {
        let typography = [
            ("&quot;", "\""), ("“", "\""), ("”", "\""), ("‘", "'"), ("’", "'"), ("–", "--"),
            ("—", "---"), ("…", "..."),
        ]
        return typography.reduce(html.replacing(#/(<h[1-6]) id="[^"]+">/#) { "\($0.1)>" }) {
            $0.replacing($1.0, with: $1.1)
        }
    }

    // MARK: - Examples

    private static func actual(_ example: SpecExample) -> String {
        rendered(body(example.markdown), BodyReferences())
    }

    private static func faults(_ example: SpecExample) -> [String] {
        Markdown.read(body(example.markdown)).diagnostics.map(\.summary)
    }

    private static func percentDecoded(_ text: String) -> String {
        let parts = text.split(separator: "%", omittingEmptySubsequences: false)
        var bytes = Array((parts.first ?? "").utf8)
        for part in parts.dropFirst() {
            bytes += UInt8(part.prefix(2), radix: 16).map { [$0] } ?? []
            bytes += part.dropFirst(2).utf8
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
