package import PennyDiagnostics
import PennyEngine

extension Fault {
    package static let report = ReportFaults()
}

/// Faults of the commands about reports.
package struct ReportFaults: FaultDeclarations {
    let unknownSource = FaultDeclaration(853, example: "bernt", "brent", ["brent", "gold"]) {
        (name: String, near: String?, known: [String]) in
        (
            "report.yaml has no source “\(name)”",
            didYouMean(near) ?? "There is \(alternatives(known))."
        )
    }
    let notAnEntry = FaultDeclaration(854, example: "house") { text in
        ("“\(text)” is not of the form NAME=VALUE", "Write one such as house=412000.")
    }
    /// An invalid figure added by hand.
    let notTyped = FaultDeclaration(855, example: "1,234", .mayBeThousands, .point) {
        (text: String, problem: PlainNumber.Problem, convention: NumberConvention) in
        ("\(quoted(text)) \(problem.words)", problem.advice(text, convention))
    }
    let notAHeadline = FaultDeclaration(856, example: "Rates hold") { text in
        (
            "“\(text)” is not of the form NAME=TITLE | URL",
            "Write one such as “news=Rates hold | https://example.org/rates”."
        )
    }
    let otherKind = FaultDeclaration(857, example: "news", true) {
        (name: String, isHeadlines: Bool) in
        (
            isHeadlines ? "source “\(name)” has headlines" : "source “\(name)” has values",
            isHeadlines ? "Add one with “--headline”." : "Add one as NAME=VALUE."
        )
    }
    let laterThanReport = FaultDeclaration(858, example: "2026-11-23", "2026-11-20") {
        (date: String, day: String) in
        (
            "\(date) is after the day of the report, \(day)",
            "Name the day of the report with “--date”."
        )
    }
    /// A headline without the name of its source, with the possible sources.
    let whichSource = FaultDeclaration(859, example: ["news", "bank"]) { (names: [String]) in
        (
            names.isEmpty
                ? "report.yaml has no source of headlines by hand"
                : "the headline may be of \(alternatives(names.map(quoted)))",
            "Name its source: “NAME=TITLE | URL”."
        )
    }
    let noConfiguration = Fault(
        860, "the site has no report.yaml", "Add one with a list “sources:”.")
    let noLibrary = FaultDeclaration(861, example: .curl) { (library: ReportLibrary) in
        (
            "\(library.rawValue) is not installed",
            "Install it; on Debian and Ubuntu: “apt-get install \(library.package)”."
        )
    }
    let noClock = Fault(862, "the present day is not known", "Name the day with “--date”.")
    let locked = Fault(863, "another command is writing the report", "Wait until it has ended.")
    let cannotWrite = FaultDeclaration(
        864, example: "reports/2026-11-20.yaml", "No space left on device"
    ) { path, reason in
        ("“\(path)” cannot be written: \(reason)", "Look at the file’s permissions.")
    }
    let cannotRead = FaultDeclaration(865, example: "reports/2026-11-19.yaml", "Permission denied")
    { path, reason in
        ("“\(path)” cannot be read: \(reason)", "Look at the file’s permissions.")
    }
    /// A source whose failure stops the report.
    let stopped = FaultDeclaration(870, example: "rates", "the source has no value") {
        name, problem in
        (
            "the source “\(name)” stops the report: \(problem)",
            "Fix the source, or write “onFailure: warn”."
        )
    }
}

extension PlainNumber.Problem {
    fileprivate var words: String {
        switch self {
        case .notANumber: "is not a number"
        case .otherMarks, .mayBeThousands: "can be read in two ways"
        case .otherCurrency(let other, let own):
            "is in \(other.code), and the source in \(own.code)"
        }
    }

    fileprivate func advice(_ typed: String, _ convention: NumberConvention) -> String {
        let example = convention == .point ? "1264.14" : "1264,14"
        switch self {
        case .notANumber: return "Write digits such as 412000 or \(example)."
        case .otherMarks:
            let mark = convention == .point ? "point" : "comma"
            return "Write it with a \(mark) before decimals, as in \(example) or 412000."
        case .mayBeThousands:
            let text = HeadlineText.collapsed(typed)
            let whole = text.filter { !",.\u{FF0C}\u{FF0E}".contains($0) }
            return "Write “\(text)0” if it has decimals, else “\(whole)”, or name the “--locale”."
        case .otherCurrency(_, let own): return "Write the amount in \(own.code)."
        }
    }
}
