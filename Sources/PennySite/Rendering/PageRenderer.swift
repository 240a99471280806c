import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennyTemplates

/// Makes the bytes of one planned output at a time.
struct PageRenderer {
    struct Rendered {
        let bytes: [UInt8]
        /// The rows of the schedules on it.
        var rows = 0
    }

    let site: Site
    let sets: [ComputedSet]
    let content: CheckedContent
    let defaults: InputDefaults
    /// The day the site was last changed on.
    let updated: CivilDate?

    init(
        _ site: Site, _ sets: [ComputedSet], _ content: CheckedContent, _ defaults: InputDefaults,
        date: CivilDate?
    ) {
        self.site = site
        self.sets = sets
        self.content = content
        self.defaults = defaults
        updated = date ?? (sets.compactMap(\.set.date) + site.pages.compactMap(\.date)).max()
    }

    func render(_ output: PlannedOutput) throws(DiagnosticError) -> Rendered {
        switch output.kind {
        case .home: return try page("home", homeValues(), output)
        case .allCalculations: return try page("list", listValues(nil), output)
        case .calculator(let calculator): return try page("list", listValues(calculator), output)
        case .page(let index): return try page("prose", proseValues(site.pages[index]), output)
        case .notFound: return try page("not-found", notFoundValues(), output)
        case .sitemap: return Rendered(bytes: try template("sitemap", sitemapValues(), output))
        case .set(let index):
            let result = try calculation(index)
            let values = setValues(index, result, output.path)
            var rendered = try page("calculation", values, output)
            rendered.rows = result.tables.reduce(0) { $0 + ($1.isDetail ? $1.rowCount : 0) }
            return rendered
        case .setTable(let index):
            let result = try calculation(index)
            guard let table = result.table(result.calculator.primaryTable) else {
                return Rendered(bytes: [])
            }
            return Rendered(bytes: CSVWriter(table, result.currency).file().bytes)
        case .setData(let index):
            let writer = JSONWriter(try calculation(index))
            return Rendered(bytes: writer.object(title: title(of: sets[index])).bytes)
        case .themeFile(let index): return Rendered(bytes: site.themeFiles[index].bytes)
        case .asset(let path): return Rendered(bytes: try site.folder.bytes(path))
        }
    }

    private func calculation(_ index: Int) throws(DiagnosticError) -> Calculation {
        try sets[index].set.calculation(defaults)
    }

    private func page(
        _ name: String, _ values: PageValues, _ output: PlannedOutput
    ) throws(DiagnosticError) -> Rendered {
        var all = commonValues(values, output)
        all.merge(values.own) { _, own in own }
        return Rendered(bytes: try template(name, all, output))
    }

    private func template(
        _ name: String, _ values: [String: TemplateValue], _ output: PlannedOutput
    ) throws(DiagnosticError) -> [UInt8] {
        Array(try site.templates.render(name, values).utf8)
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
