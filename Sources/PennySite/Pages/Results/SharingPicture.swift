import PennyEngine
import PennyMarkup

/// The picture that networks show with the address of a result: a drawing of its title and its main
/// figure.
struct SharingPicture: Equatable, Sendable {
    static let width = 1200
    static let height = 630

    let kind: String
    let title: String
    let label: String
    let figure: String
    /// The alternative text of the picture.
    let words: String
    let site: String

    /// Creates the picture of a result from its first figure.
    init(
        kind: String, title: String, _ figures: [Figure], _ numbers: NumberWriter, site: String
    ) {
        self.kind = kind
        self.title = title
        label = figures.first.map { numbers.text($0.label) } ?? ""
        figure = figures.first.map { numbers.text($0.shown) } ?? ""
        let alternative = SiteWords.pictureAlternative(title: title, label: label, figure: figure)
        words = figure.isEmpty ? title : numbers.text(alternative)
        self.site = site
    }

    /// Draws the picture.
    func makeSVG() -> [UInt8] {
        let lines = Self.lines(of: title)
        let first = lines.count > 1 ? 174 : 204
        let titles = lines.enumerated().map { index, line in
            Self.text(line, x: 72, y: first + 70 * index, size: 54, weight: 700, fill: "#14213d")
        }
        let parts =
            [
                "<rect width=\"1200\" height=\"630\" fill=\"#fff\"/>",
                "<rect width=\"1200\" height=\"16\" fill=\"#0b3d91\"/>",
                "<rect x=\"72\" y=\"296\" width=\"1056\" height=\"220\" rx=\"28\" "
                    + "fill=\"#f1f6fd\"/>",
                Self.text(kind, x: 72, y: 96, size: 30, weight: 600, fill: "#46566f"),
            ] + titles + [
                Self.text(label, x: 108, y: 360, size: 34, weight: 400, fill: "#46566f"),
                Self.text(
                    figure, x: 106, y: 468, size: Self.figureSize(figure), weight: 700,
                    fill: "#0b3d91"),
                Self.mark,
                Self.text(site, x: 126, y: 583, size: 32, weight: 700, fill: "#14213d"),
            ]
        let head =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1200\" height=\"630\" "
            + "viewBox=\"0 0 1200 630\" font-family=\"\(Self.fonts)\">"
        return Array((head + parts.joined() + "</svg>\n").utf8)
    }

    private static let fonts =
        "Inter, 'Segoe UI', 'Helvetica Neue', Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif"

    /// A penny.
    private static let mark =
        "<circle cx=\"92\" cy=\"572\" r=\"20\" fill=\"#0b3d91\"/>"
        + "<circle cx=\"92\" cy=\"572\" r=\"13\" fill=\"none\" stroke=\"#dce9fb\" "
        + "stroke-width=\"3\"/>"

    private static func text(
        _ words: String, x: Int, y: Int, size: Int, weight: Int, fill: String
    ) -> String {
        "<text x=\"\(x)\" y=\"\(y)\" font-size=\"\(size)\" font-weight=\"\(weight)\" "
            + "fill=\"\(fill)\">\(XMLText.escaped(words))</text>"
    }

    /// Shrinks a long figure to fit the picture.
    private static func figureSize(_ figure: String) -> Int {
        min(104, 1450 / max(1, figure.count))
    }

    // MARK: - Lines

    /// The most letters of the title on a line, whatever letters they are.
    private static let lineLimit = 30
    private static let lineCount = 2

    /// Breaks the title into at most two lines and cuts the rest.
    private static func lines(of title: String) -> [String] {
        var lines: [String] = [""]
        for word in title.split(whereSeparator: \.isWhitespace) {
            let last = lines.last ?? ""
            if last.isEmpty {
                lines[lines.count - 1] = String(word.prefix(lineLimit))
            } else if last.count + 1 + word.count <= lineLimit {
                lines[lines.count - 1] = last + " " + word
            } else if lines.count < lineCount {
                lines.append(String(word.prefix(lineLimit)))
            } else {
                lines[lines.count - 1] = last + "…"
                break
            }
        }
        return lines
    }
}
