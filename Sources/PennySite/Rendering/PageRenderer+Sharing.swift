import PennyContent
import PennyEngine
import PennyMarkdown
import PennyMarkup
import PennyTemplates

/// What a page says of itself where its address is shared or found.
extension PageRenderer {
    /// The words about a page: its own, or else what can be said of it in their place.
    func about(_ page: PageValues, _ output: PlannedOutput) -> String {
        let own = page.description.isEmpty ? standIn(output) : page.description
        return Self.shortened(own.isEmpty ? siteDescription(on: page) : own)
    }

    /// The words about the site, which on a page of it say whose place they take.
    private func siteDescription(on page: PageValues) -> String {
        let words = site.configuration.description
        return words.isEmpty ? "" : "\(closed(page.heading)) \(words)"
    }

    private func standIn(_ output: PlannedOutput) -> String {
        switch output.kind {
        case .result(.set(let index)): answer(of: sets[index])
        case .page(let index): opening(SourcePath.page(site.pages[index], in: site.folder))
        case .lesson(let index): opening(SourcePath.lesson(site.lessons[index], in: site.folder))
        case .home: site.home.map { opening(SourcePath.page($0, in: site.folder)) } ?? ""
        default: ""
        }
    }

    private func opening(_ path: String) -> String {
        filled(content.bodies[path]?.outline.opening ?? "", own: nil)
    }

    /// What was asked, and the first figures: two sets may have the same ones.
    private func answer(of set: ComputedSet) -> String {
        let writer = NumberWriter(style: site.style, currency: set.currency)
        let figures = set.figures.prefix(3).map { "\($0.label): \(writer.text($0.quantity))" }
        let kind = set.set.calculator.label.one
        return "\(kind): \(closed(title(of: set))) \(figures.joined(separator: "; "))"
    }

    /// As much of a text as is shown of it elsewhere.
    private static let aboutLimit = 160

    private static func shortened(_ text: String) -> String {
        if text.count <= aboutLimit { return text }
        let start = text.prefix(aboutLimit - 1)
        var words = start.lastIndex(of: " ").map { start[..<$0] } ?? start
        while let last = words.last, ".,:;".contains(last) { words.removeLast() }
        return words + "…"
    }

    /// The values of the frame: for networks that show a page's title and picture, and
    /// for programs that read what it is about.
    func sharing(
        _ page: PageValues, _ output: PlannedOutput, about: String, address: String?
    ) -> TemplateValue {
        let things = linkedData(page, output, about: about, address: address)
        return .object([
            "title": .text(page.heading),
            "type": .text(output.kind.isArticle ? "article" : "website"),
            "address": .optional(address),
            "locale": .text(openGraphLocale),
            "picture": picture(output).map { source in
                .object([
                    "address": .text(source.address),
                    "width": .text("\(SharingPicture.width)"),
                    "height": .text("\(SharingPicture.height)"),
                    "words": .text(source.words),
                ])
            } ?? .flag(false),
            "data": things.isEmpty ? .flag(false) : .html(LinkedData.script(things)),
        ])
    }

    /// The language with its country, where the locale is of that language.
    private var openGraphLocale: String {
        let language = site.configuration.language
        let locale = site.style.locale
        let tag = locale.hasPrefix(language + "-") ? locale : language
        return tag.replacing("-", with: "_")
    }

    // MARK: - Pictures

    private func picture(_ output: PlannedOutput) -> (address: String, words: String)? {
        guard site.drawsPictures, let baseURL = site.baseURL,
            case .result(let source) = output.kind
        else { return nil }
        let drawing = sharingPicture(source)
        return (absolute(Address.picture(of: output.path), baseURL), drawing.words)
    }

    func sharingPicture(_ source: PlannedOutput.ResultSource) -> SharingPicture {
        let (figures, currency, kind) =
            switch source {
            case .set(let index):
                (
                    sets[index].figures, sets[index].currency,
                    sets[index].set.calculator.label.one
                )
            case .series(let index):
                (series[index].figures, series[index].currency, "Several months")
            }
        let writer = NumberWriter(style: site.style, currency: currency)
        return SharingPicture(
            kind: kind, title: title(of: source), label: figures.first?.label ?? "",
            figure: figures.first.map { writer.text($0.quantity) } ?? "",
            site: site.configuration.title)
    }
}

extension PlannedOutput.Kind {
    /// A text or result of its own, and no list.
    fileprivate var isArticle: Bool {
        switch self {
        case .result, .page, .term, .lesson, .explanation, .reportDay: true
        default: false
        }
    }
}
