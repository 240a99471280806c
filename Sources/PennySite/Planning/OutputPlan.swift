import PennyContent
import PennyDiagnostics
import PennyEngine

/// One file of the output, and what it is made from.
struct PlannedOutput {
    enum Kind {
        case home
        case allCalculations
        case calculator(Calculator)
        case set(Int)
        case setTable(Int)
        case setData(Int)
        case page(Int)
        case notFound
        case sitemap
        case themeFile(Int)
        case asset(String)
    }

    let path: String
    let kind: Kind
    /// The source file, or what else asks for it, for messages.
    let origin: String

    var isPage: Bool { path.hasSuffix(".html") }
}

/// Everything a build will write, in the order of the paths, before any of it
/// is written. Two outputs at one address are a fault.
struct OutputPlan {
    private(set) var outputs: [PlannedOutput] = []
    private(set) var diagnostics: [Diagnostic] = []

    init(_ site: Site, _ sets: [ComputedSet]) {
        let configuration = site.folder.path(SiteFolder.configurationName)
        add(Address.home, .home, site.home?.location.path ?? configuration)
        add(Address.notFound, .notFound, configuration)
        add(Address.calculations, .allCalculations, "the list of all calculations")
        for calculator in Calculator.allCases
        where sets.contains(where: { $0.set.calculator == calculator }) {
            let list = "the list of \(calculator.label.many.lowercased())"
            add(Address.calculator(calculator), .calculator(calculator), list)
        }
        for (index, set) in sets.enumerated() {
            let id = set.set.id
            add(Address.set(id), .set(index), set.set.location.path)
            add(Address.setFile(id, "csv"), .setTable(index), set.set.location.path)
            add(Address.setFile(id, "json"), .setData(index), set.set.location.path)
        }
        for (index, page) in site.pages.enumerated() {
            add(Address.page(page.id), .page(index), page.location.path)
        }
        if site.baseURL != nil { add(Address.sitemap, .sitemap, configuration) }
        for (index, file) in site.themeFiles.enumerated() {
            add(file.path, .themeFile(index), file.origin)
        }
        for asset in site.folder.assets {
            let path = "assets/" + asset
            add(path, .asset(path), site.folder.path(path))
        }
        reportCollisions()
        outputs.sort { $0.path < $1.path }
    }

    var pageCount: Int { outputs.count(where: \.isPage) }

    private mutating func add(_ path: String, _ kind: PlannedOutput.Kind, _ origin: String) {
        outputs.append(PlannedOutput(path: path, kind: kind, origin: origin))
    }

    /// Addresses that differ only in the case of letters collide too: they are
    /// one file on some systems.
    private mutating func reportCollisions() {
        var taken: [String: String] = [:]
        for output in outputs {
            let folded = output.path.lowercased()
            if let other = taken[folded] {
                diagnostics.append(
                    Diagnostic(
                        .error, SiteFault.addressTaken(output.path, by: other),
                        at: SourceLocation(path: output.origin)))
            } else {
                taken[folded] = output.origin
            }
        }
    }
}
