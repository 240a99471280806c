import PennyContent
import PennyEngine

/// What each kind of page is, in the words of schema.org.
extension PageRenderer {
    func linkedData(
        _ page: PageValues, _ output: PlannedOutput, about: String, address: String?
    ) -> [LinkedData] {
        switch output.kind {
        case .notFound, .saved: []
        case .home: [website(about)]
        default:
            [subject(page, output, about: about, address: address), trail(page, output)]
                .compactMap(\.self)
        }
    }

    private func website(_ about: String) -> LinkedData {
        .thing(
            "WebSite",
            [
                "name": .text(site.configuration.title), "description": .text(about),
                "url": site.baseURL.map { .text($0) },
                "inLanguage": .text(site.configuration.language),
            ])
    }

    /// The page's own thing.
    private func subject(
        _ page: PageValues, _ output: PlannedOutput, about: String, address: String?
    ) -> LinkedData {
        let (type, own) = kind(output)
        let date = Self.hasDate(type) ? lastChange(of: output) : nil
        let common = LinkedData.given([
            "name": .text(page.heading), "description": .text(about),
            "url": address.map { .text($0) },
            "inLanguage": .text(site.configuration.language),
            "dateModified": date.map { .text($0.isoText) },
        ])
        return .thing(type, common + own)
    }

    /// Only works have a date; a loan and a word have none.
    private static func hasDate(_ type: String) -> Bool {
        !["LoanOrCredit", "DefinedTerm"].contains(type)
    }

    /// The type of a page, and what is said beyond its name.
    private func kind(_ output: PlannedOutput) -> (String, [(name: String, value: LinkedData)]) {
        switch output.kind {
        case .result(.set(let index)) where sets[index].set.calculator == .loan:
            ("LoanOrCredit", loan(sets[index]))
        case .glossary, .glossaryBooklet: ("DefinedTermSet", [])
        case .term(let index): ("DefinedTerm", term(site.glossary.terms[index]))
        case .lessons, .course: ("Course", course)
        case .lesson(let index): ("LearningResource", lesson(index))
        case .report: ("Dataset", report(site.report?.today))
        case .reportDay(let index): ("Dataset", report(site.report?.days[index]))
        case .reportSource(let index): ("Dataset", source(index))
        default: ("WebPage", [])
        }
    }

    private func link(_ path: String) -> LinkedData? {
        site.baseURL.map { .text(absolute(path, $0)) }
    }

    // MARK: - Loans

    private func loan(_ set: ComputedSet) -> [(name: String, value: LinkedData)] {
        let currency = set.currency
        return LinkedData.given([
            "amount": .money(set.quantity("principal"), currency),
            "currency": .text(currency.code),
            "interestRate": .percent(set.quantity("rate")),
            "annualPercentageRate": .percent(set.quantity("apr")),
            "loanTerm": .term(set.quantity("term")),
            "loanRepaymentForm": .thing(
                "RepaymentSpecification",
                [
                    "numberOfLoanPayments": .count(set.quantity("numberOfPayments")),
                    "loanPaymentAmount": .money(set.quantity("payment"), currency),
                ]),
        ])
    }

    // MARK: - Words and lessons

    private func term(_ term: GlossaryTerm) -> [(name: String, value: LinkedData)] {
        LinkedData.given([
            "alternateName": LinkedData.texts(term.otherNames),
            "inDefinedTermSet": .thing(
                "DefinedTermSet", ["name": .text("Dictionary"), "url": link(Address.glossary)]),
        ])
    }

    private var provider: LinkedData {
        .thing(
            "Organization",
            ["name": .text(site.configuration.title), "url": site.baseURL.map { .text($0) }])
    }

    private var course: [(name: String, value: LinkedData)] {
        let chapters = site.lessons.map { lesson in
            LinkedData.thing(
                "LearningResource",
                [
                    "name": .text(title(of: lesson.page)),
                    "url": link(Address.lesson(lesson.page.id)),
                ])
        }
        return [("provider", provider), ("hasPart", .list(chapters))]
    }

    private func lesson(_ index: Int) -> [(name: String, value: LinkedData)] {
        let lesson = site.lessons[index]
        return LinkedData.given([
            "learningResourceType": .text("lesson"), "position": .number("\(index + 1)"),
            "timeRequired": .text("PT\(minutes(of: lesson))M"),
            "teaches": LinkedData.texts(lesson.standards.map(\.label)),
            "isPartOf": .thing(
                "Course",
                [
                    "name": .text("Learn"), "description": .text(courseDescription),
                    "url": link(Address.lessons),
                ]),
        ])
    }

    // MARK: - Reports

    private func report(_ day: ReportDay?) -> [(name: String, value: LinkedData)] {
        LinkedData.given([
            "creator": provider,
            "temporalCoverage": day.map { .text($0.date.isoText) },
            "variableMeasured": LinkedData.texts(day?.rows.map(\.source.label) ?? []),
        ])
    }

    private func source(_ index: Int) -> [(name: String, value: LinkedData)] {
        guard let report = site.report else { return [] }
        let source = report.configuration.sources[index]
        let days = SourceHistory(of: source, in: report.days).entries.map(\.day)
        let span = days.min().flatMap { first in
            days.max().map { LinkedData.text("\(first.isoText)/\($0.isoText)") }
        }
        return LinkedData.given([
            "creator": provider, "temporalCoverage": span,
            "variableMeasured": .text(source.label),
            "creditText": .text(source.attribution), "isBasedOn": source.link.map { .text($0) },
        ])
    }

    // MARK: - The way here

    /// The way from the home page, where addresses are known: through the part of the
    /// site that the page is in.
    private func trail(_ page: PageValues, _ output: PlannedOutput) -> LinkedData? {
        guard site.baseURL != nil else { return nil }
        var steps: [(name: String, path: String)] = [(site.configuration.title, Address.home)]
        if let section = page.section.last, section != output.path,
            let name = sectionName(section)
        {
            steps.append((name, section))
        }
        steps.append((page.heading, output.path))
        return .thing(
            "BreadcrumbList",
            [
                "itemListElement": .list(
                    steps.enumerated().map { place, step in
                        .thing(
                            "ListItem",
                            [
                                "position": .number("\(place + 1)"), "name": .text(step.name),
                                "item": link(step.path),
                            ])
                    })
            ])
    }

    private func sectionName(_ path: String) -> String? {
        switch path {
        case Address.lessons: "Learn"
        case Address.glossary: "Dictionary"
        case Address.calculators: "Calculators"
        case Address.report: site.report?.configuration.title
        default: site.lists.first { $0.address == path }?.heading
        }
    }
}
