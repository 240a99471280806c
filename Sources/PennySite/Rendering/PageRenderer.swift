import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennyTemplates

/// Makes the bytes of one planned output at a time.
struct PageRenderer {
    enum Content {
        case bytes([UInt8])
        /// A copy of the file at a path.
        case file(String)
    }

    struct Rendered {
        let content: Content
        /// The rows of the schedules on it.
        var rows = 0

        init(_ bytes: [UInt8]) { content = .bytes(bytes) }
        init(copyOf path: String) { content = .file(path) }
    }

    let site: Site
    let theme: Theme
    let sets: [ComputedSet]
    let content: CheckedContent
    let defaults: InputDefaults
    /// The day the site was last changed on.
    let updated: CivilDate?

    init(
        _ site: Site, _ theme: Theme, _ sets: [ComputedSet], _ content: CheckedContent,
        _ defaults: InputDefaults, date: CivilDate?
    ) {
        self.site = site
        self.theme = theme
        self.sets = sets
        self.content = content
        self.defaults = defaults
        let pages = site.pages + [site.home].compactMap(\.self)
        updated = date ?? (sets.compactMap(\.set.date) + pages.compactMap(\.date)).max()
    }

    func render(_ output: PlannedOutput) throws(DiagnosticError) -> Rendered {
        switch output.kind {
        case .home: return try page(homeValues(), output)
        case .allCalculations: return try page(listValues(nil), output)
        case .calculator(let calculator): return try page(listValues(calculator), output)
        case .page(let index): return try page(proseValues(site.pages[index]), output)
        case .notFound: return try page(notFoundValues(), output)
        case .sitemap: return try template(sitemapValues(), output)
        case .set(let index):
            let result = try calculation(index)
            let values = setValues(index, result, output.path)
            var rendered = try page(values, output)
            rendered.rows = result.tables.reduce(0) { $0 + ($1.isDetail ? $1.rowCount : 0) }
            return rendered
        case .setTable(let index):
            let result = try calculation(index)
            guard let table = result.table(result.calculator.primaryTable) else {
                return Rendered([])
            }
            return Rendered(CSVWriter(table, result.currency).file().bytes)
        case .setData(let index):
            let writer = JSONWriter(try calculation(index))
            return Rendered(writer.object(title: title(of: sets[index])).bytes)
        case .themeFile(let index): return Rendered(theme.files[index].bytes)
        case .asset(let path):
            try site.folder.checkReadable(path)
            return Rendered(copyOf: site.folder.path(path))
        }
    }

    private func calculation(_ index: Int) throws(DiagnosticError) -> Calculation {
        try sets[index].set.calculation(defaults)
    }

    private func page(
        _ values: PageValues, _ output: PlannedOutput
    ) throws(DiagnosticError) -> Rendered {
        var all = commonValues(values, output)
        all.merge(values.own) { _, own in own }
        return try template(all, output)
    }

    private func template(
        _ values: [String: TemplateValue], _ output: PlannedOutput
    ) throws(DiagnosticError) -> Rendered {
        Rendered(Array(try theme.templates.render(output.kind.template ?? "", values).utf8))
    }
}

/// What a page gives its template, beside what every page has.
struct PageValues {
    let heading: String
    var description = ""
    /// The page's menu entry is the one that leads to one of these addresses.
    var section: [String] = []
    var own: [String: TemplateValue] = [:]
}
