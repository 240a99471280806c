package import PennyDiagnostics
import PennyEngine

extension Fault {
    package static let answer = AnswerFaults()
}

/// Answers that cannot be read.
package struct AnswerFaults: FaultDeclarations {
    let badCompression = Fault(
        810, "the answer’s compression cannot be read",
        "Try again later, or name an address that answers without it.")
    let unknownEncoding = FaultDeclaration(819, example: "x-unknown") { name in
        (
            "the encoding \(quoted(name)) is not one that is read",
            "Name an address that answers in UTF-8."
        )
    }
    let notEncoded = FaultDeclaration(820, example: "UTF-8") { name in
        ("the answer is not in \(name), as it says", "Look at the answer under “reports/raw”.")
    }
    let table = FaultDeclaration(822, example: 3, "a quoted cell is not closed") {
        (line: Int, problem: String) in
        (
            "line \(line) of the table: "
                + HeadlineText.shortened(HeadlineText.collapsed(problem), to: 120),
            "Look at the answer under “reports/raw”."
        )
    }
    let notATable = FaultDeclaration(823, example: "<!DOCTYPE html>") { line in
        (
            "the answer is no table; it begins \(quoted(line))",
            "Name an address that answers with CSV."
        )
    }
    let notXML = FaultDeclaration(834, example: 12) { (line: Int) in
        ("line \(line) of the feed is not well-formed", "Look at the answer under “reports/raw”.")
    }
    let declaresEntities = Fault(835, "the feed declares entities of its own", "Name another feed.")
    let notAFeed = FaultDeclaration(836, example: "html") { element in
        (
            "the answer is no feed but \(quoted(element))",
            "Name an address that answers with RSS or Atom."
        )
    }
    let otherFeed = FaultDeclaration(837, example: "Atom", "RSS") { found, wanted in
        ("the feed is \(found), not \(wanted)", "Write “format: feed” for either.")
    }
    let ambiguousDates = Fault(
        830, "the dates of the table can be read in two ways, and no “dateFormat:” says which",
        "Write “dateFormat: DD/MM/YYYY” or “dateFormat: MM/DD/YYYY”.")
    let repeatedDate = FaultDeclaration(831, example: "2026-11-20") { date in
        ("\(date) is there twice, with two values", "Look at the answer under “reports/raw”.")
    }
    let impossibleRange = FaultDeclaration(832, example: "2026-11-20") { date in
        (
            "the values of \(date) are not from low to high",
            "Look at the answer under “reports/raw”."
        )
    }
    let notADate = FaultDeclaration(829, example: "yesterday") { text in
        ("\(quoted(text)) is not a date", "Look at the answer under “reports/raw”.")
    }
    /// A date that does not have the configured format.
    let dateOfOtherFormat = FaultDeclaration(866, example: "6/1/2026", "DD.MM.YYYY") {
        text, format in
        (
            "\(quoted(text)) is not a date of the form “dateFormat: \(format)”",
            "Write “dateFormat:” as the dates are written."
        )
    }
    /// A text that would be a number with the other decimal mark.
    let numberOfOtherMark = FaultDeclaration(867, example: "4,26", .point) {
        (text: String, convention: NumberConvention) in
        (
            convention == .point
                ? "\(quoted(text)) has a decimal comma, and no “decimalMark: comma” says so"
                : "\(quoted(text)) has a decimal point, and “decimalMark:” says comma",
            "Write “decimalMark: \(convention == .point ? "comma" : "point")”."
        )
    }
}
