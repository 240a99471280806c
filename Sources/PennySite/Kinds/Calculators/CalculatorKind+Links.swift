import PennyContent
import PennyEngine

extension Address {
    static let calculators = "calculators/index.html"

    static func explanation(of calculator: Calculator) -> String {
        "calculators/\(calculator.name).html"
    }
}

extension SourcePath {
    /// The body of an explanation has no path in the folder that a link could have.
    static func explanation(of calculator: Calculator) -> String {
        "templates/\(Explanation.fileName(of: calculator))"
    }
}

extension CalculatorKind {
    static func bodies(of site: ComputedSite) -> [PendingBody] {
        site.site.explanations.map { explanation in
            PendingBody(
                explanation.set, SourcePath.explanation(of: explanation.calculator),
                page: Address.explanation(of: explanation.calculator),
                tables: site.examples[explanation.set.id]?.set.anchors ?? [],
                templates: ["calculator"])
        }
    }

    static func check(_ site: ComputedSite, with checker: inout TextChecker) {
        for explanation in site.site.explanations {
            let set = explanation.set
            checker.check(set.title, set.titleLocation, own: set.id)
            checker.check(set.description, set.descriptionLocation, own: set.id)
            // What comes with the program names terms that a site need not have.
            if !explanation.isBuiltIn { checker.checkTerms(set.terms) }
        }
    }

    /// The list, which is there when a set is.
    static func targets(of site: ComputedSite) -> [String: LinkResolver.Target] {
        let site = site.site
        let sets = SetFolder.allCases.flatMap { site.folder.files(in: $0.name).all }
        let unread = Calculator.allCases.map { SourcePath.explanation(of: $0) }
            .filter(site.faulty.contains)
        var targets: [String: LinkResolver.Target] = [:]
        targets["calculators/"] = site.list(
            at: site.explanations.isEmpty ? nil : Address.calculators,
            of: sets + unread)
        return targets
    }
}
