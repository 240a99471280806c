package import PennyDiagnostics
import PennyPattern

extension Fault {
    package static let source = SourceFaults()
}

/// Faults of report.yaml and its sources.
package struct SourceFaults: FaultDeclarations {
    let noSources = Fault(
        156, "the report has no sources", "Add a list “sources:” with the keys of each source.")
    let reservedName = FaultDeclaration(157, example: "index") { name in
        ("“\(name)” is reserved for a page of the reports", "Give the source another name.")
    }
    let notAHost = FaultDeclaration(158, example: "https://127.0.0.1/") { typed in
        (
            "allowHosts “\(typed)” is not the name of a host",
            "Write its name or address alone, such as “127.0.0.1”."
        )
    }
    let notWithin = FaultDeclaration(159, example: "timeout", 900, 1...120) {
        (key: String, number: Int, bounds: ClosedRange<Int>) in
        (
            "\(key) \(number) is not between \(bounds.lowerBound) and \(bounds.upperBound)",
            "Write a whole number from \(bounds.lowerBound) to \(bounds.upperBound)."
        )
    }
    let formatOfOtherKind = FaultDeclaration(160, example: "csv", "headlines", ["feed"]) {
        (format: String, kind: String, known: [String]) in
        ("format “\(format)” does not go with kind “\(kind)”", "It can be \(alternatives(known)).")
    }
    let keyOfOtherKind = FaultDeclaration(161, example: "count", "value", "headlines") {
        key, kind, wanted in
        ("“\(key)” does not go with kind “\(kind)”", "Remove it; it belongs to kind “\(wanted)”.")
    }
    let keyOfOtherFormat = FaultDeclaration(162, example: "column", "html", ["csv"]) {
        (key: String, format: String, wanted: [String]) in
        (
            "“\(key)” does not go with format “\(format)”",
            "Remove it; it belongs to format \(alternatives(wanted))."
        )
    }
    let bothPaths = Fault(
        163, "the source has both a selector and an xpath", "Keep one of the two.")
    let neitherPath = Fault(
        164, "the source has neither a selector nor an xpath",
        "Add a line such as “selector: span.quote”.")
    let notAPattern = FaultDeclaration(165, example: "[0-9", .openBracket) {
        (typed: String, problem: PatternProblem) in
        ("matches “\(typed)” is not a regular expression: \(problem.words)", problem.nextStep)
    }
    let notARange = FaultDeclaration(166, example: "many") { typed in
        (
            "range “\(typed)” is not a range",
            "Write the lowest and the highest plausible value, such as “5 to 150”."
        )
    }
    let urlAndFile = Fault(188, "the source has a “url” and a “file”", "Write one of the two.")
    let notASourceFile = FaultDeclaration(189, example: "../rates.csv") { typed in
        (
            "file “\(typed)” is not the path of a file of the site",
            "Write its path from the site’s folder, such as “data/rates.csv”."
        )
    }
    let hiddenSourceFile = FaultDeclaration(194, example: "data/.rates.csv") { typed in
        (
            "file “\(typed)” is hidden, and a source never reads hidden files",
            "Copy what readers may see into a file whose path has no name with “.” before it."
        )
    }
    let unreadSourceFile = FaultDeclaration(195, example: "data/rates.xls", ["csv", "tsv"]) {
        (typed: String, known: [String]) in
        (
            "file “\(typed)” is not a kind of file that sources read",
            "Save it as one that ends in \(alternatives(known.map { "." + $0 }))."
        )
    }
    let notADateFormat = FaultDeclaration(190, example: "dd.mm.yy") { typed in
        (
            "dateFormat “\(typed)” does not say how dates are written",
            "Write one such as “DD.MM.YYYY”, “M/D/YYYY” or “YYYY-MM”."
        )
    }
    /// The key `show` without a change over a time.
    let notShown = FaultDeclaration(198, example: "change in a year") { typed in
        (
            "show “\(typed)” is neither the value nor a change over a time",
            "Write “show: change over 12 months”, with days, months or years, or “show: value”."
        )
    }
    /// A key of the colors that reports had.
    let noColors = FaultDeclaration(199, example: "redIsUp") { key in
        (
            "“\(key)” colored changes, and reports have no colors",
            "Remove the line. A sign, an arrow and a word say how a value moved."
        )
    }
}
