import PennyContent
import PennyEngine

extension Address {
    static let calculators = "calculators/index.html"

    static func explanation(of calculator: Calculator) -> String {
        "calculators/\(calculator.name).html"
    }
}

extension SourcePath {
    /// The path of an explanation's body. No link can have it.
    static func explanation(of calculator: Calculator) -> String {
        "templates/\(Explanation.fileName(of: calculator))"
    }
}

extension CalculatorKind {
    static func bodies(of site: WorkedExamples) -> [BodySource] {
        site.site.explanations.map { explanation in
            BodySource(
                explanation.set, SourcePath.explanation(of: explanation.calculator),
                page: Address.explanation(of: explanation.calculator),
                tables: site.examples[explanation.set.id]?.set.anchors ?? [],
                templates: ["calculator"])
        }
    }

    static func check(_ site: WorkedExamples, with checker: inout ReferenceChecker) {
        for explanation in site.site.explanations {
            let set = explanation.set
            checker.check(set.title, set.titleLocation, own: set.id)
            checker.check(set.description, set.descriptionLocation, own: set.id)
            // Built-in explanations name terms that a site need not have.
            if !explanation.isBuiltIn { checker.checkTerms(set.terms) }
        }
    }

    /// The list, which exists where the site has a set.
    static func targets(of site: WorkedExamples) -> [String: LinkResolver.Target] {
        let site = site.site
        let sets = SetFolder.allCases.flatMap { site.folder.files(in: $0.name).all }
        let unread = site.calculators.all.map { SourcePath.explanation(of: $0) }
            .filter(site.faulty.contains)
        var targets: [String: LinkResolver.Target] = [:]
        targets["calculators/"] = site.list(
            at: site.explanations.isEmpty ? nil : Address.calculators,
            of: sets + unread)
        return targets
    }
}
