import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyFiles
import PennyMarkup
import PennyTemplates
import PennyTheme

/// Makes the bytes of one planned output at a time.
struct PageRenderer {
    enum Content {
        case bytes([UInt8])
        /// A copy of the file at a path below a folder.
        case file(FileTree, String)
        /// The picture of a drawing in SVG.
        case picture([UInt8])
    }

    struct Rendered {
        let content: Content
        /// The rows of the schedules on it.
        var rows = 0

        init(_ bytes: [UInt8]) { content = .bytes(bytes) }
        init(copyOf path: String, in tree: FileTree) { content = .file(tree, path) }
        init(pictureOf svg: [UInt8]) { content = .picture(svg) }
    }

    let site: Site
    let theme: Theme
    let sets: [ComputedSet]
    let series: [ComputedSeries]
    let content: CheckedContent
    /// The results of the sets whose computing some text shows, by name.
    let examples: [String: Calculation]
    let termUses: TermUses
    /// The day the site was last changed on.
    let updated: CivilDate?

    init(
        _ site: Site, _ theme: Theme, _ sets: [ComputedSet], _ series: [ComputedSeries],
        _ content: CheckedContent, examples: [(String, Calculation)], date: CivilDate?
    ) {
        self.site = site
        self.theme = theme
        self.sets = sets
        self.series = series
        self.content = content
        self.examples = Dictionary(examples, uniquingKeysWith: { first, _ in first })
        termUses = TermUses(site, content.bodies)
        let pages =
            site.pages + [site.home].compactMap(\.self) + site.lessons.map(\.page)
        let dates =
            sets.compactMap(\.set.date) + pages.compactMap(\.date)
            + site.glossary.terms.compactMap(\.date)
            + [site.report?.today.date].compactMap(\.self)
        updated = date ?? dates.max()
    }

    /// - Parameter standalone: what a page that stands alone has in place of the site's.
    func render(
        _ output: PlannedOutput, standalone: [String: TemplateValue] = [:]
    ) throws(DiagnosticError) -> Rendered {
        func page(
            _ values: PageValues, _ output: PlannedOutput
        ) throws(DiagnosticError) -> Rendered {
            var all = commonValues(values, output)
            all.merge(values.own) { _, own in own }
            all.merge(standalone) { _, alone in alone }
            return try template(all, output)
        }
        switch output.kind {
        case .home: return try page(homeValues(), output)
        case .list(let list): return try page(listValues(list), output)
        case .page(let index): return try page(proseValues(site.pages[index]), output)
        case .glossary: return try page(glossaryValues(), output)
        case .term(let index): return try page(termValues(index), output)
        case .glossaryBooklet: return try page(glossaryBookletValues(), output)
        case .glossarySearch: return Rendered(try searchScript())
        case .lessons: return try page(lessonsValues(), output)
        case .lesson(let index): return try page(lessonValues(index), output)
        case .course: return try page(courseValues(), output)
        case .calculators: return try page(calculatorsValues(), output)
        case .explanation(let index): return try page(explanationValues(index), output)
        case .report: return try page(todayValues(), output)
        case .reportDay(let index): return try page(dayValues(index), output)
        case .reportSource(let index): return try page(reportSourceValues(index), output)
        case .reportFeed: return try template(feedValues(), output)
        case .saved: return try page(savedValues(), output)
        case .notFound: return try page(notFoundValues(), output)
        case .sitemap: return try template(sitemapValues(), output)
        case .robots: return Rendered(Array(robots.utf8))
        case .result(let source):
            let result = try calculation(source)
            let values =
                switch source {
                case .set(let index): setValues(index, result)
                case .series(let index): seriesValues(series[index], result)
                }
            var rendered = try page(values, output)
            rendered.rows = result.tables.reduce(0) { $0 + ($1.isDetail ? $1.rowCount : 0) }
            return rendered
        case .table(let source):
            let result = try calculation(source)
            let table = result.spreadsheetTable
            return Rendered(table.map { CSVWriter($0, result.currency).file().bytes } ?? [])
        case .data(let source):
            let writer = JSONWriter(try calculation(source))
            return Rendered(writer.object(title: title(of: source)).bytes)
        case .picture(let source): return Rendered(pictureOf: sharingPicture(source).svg)
        case .themeFile(let index): return Rendered(theme.files[index].bytes)
        case .module(let name): return Rendered(EngineModules.bytes(of: name) ?? [])
        case .moduleScript(let name): return Rendered(Array(moduleScript(name).utf8))
        case .asset(let path):
            try site.folder.checkReadable(path)
            return Rendered(copyOf: path, in: site.folder.tree)
        }
    }

    private func calculation(
        _ source: PlannedOutput.ResultSource
    ) throws(DiagnosticError) -> Calculation {
        switch source {
        case .set(let index): try sets[index].calculation()
        case .series(let index): try series[index].series.calculation(sets)
        }
    }

    func title(of source: PlannedOutput.ResultSource) -> String {
        switch source {
        case .set(let index): title(of: sets[index])
        case .series(let index): series[index].series.title
        }
    }

    private func template(
        _ values: [String: TemplateValue], _ output: PlannedOutput
    ) throws(DiagnosticError) -> Rendered {
        Rendered(try theme.templates.render(output.kind.template ?? "", values))
    }
}

/// What a page gives its template, beside what every page has.
struct PageValues {
    let heading: String
    var description = ""
    /// The part of the site in the page's title, where its heading alone may be
    /// that of another page.
    var part: String?
    /// The page's menu entry is the one that leads to one of these addresses.
    var section: [String] = []
    var own: [String: TemplateValue] = [:]

    /// The same page with more values of its own.
    func adding(_ values: [String: TemplateValue]) -> PageValues {
        var page = self
        page.own.merge(values) { $1 }
        return page
    }
}
