import PennyEngine
import PennyMarkup
import PennySite
import PennyTestSupport

/// A page for each calculator with its inputs and figures, from their declarations.
enum InputPages {
    private static let numbers = NumberWriter(for: NumberStyle.enUS.readers, currency: .usDollar)

    static func all() throws -> [ManualPage] {
        try [index] + CalculatorCatalog.builtIn.all.enumerated().map { try page($1, order: $0 + 1) }
    }

    private static func title(_ calculator: Calculator) -> String {
        numbers.text(calculator.words.one)
    }

    private static var index: ManualPage {
        var lines = [
            "`kind:` in a file names the calculator. Each has a page with its inputs, their defaults, and the figures",
            "that texts can use. [Calculations, comparisons and budgets](../../write/calculations.md) says how to write",
            "them, and [values as you type them](../../write/values.md) what you can type.", "",
            "## The kinds", "", "| `kind` | computes | required |", "|---|---|---|",
        ]
        for calculator in CalculatorCatalog.builtIn.all {
            let required = calculator.fields.filter { $0.requirement == .required }
                .map { "`\($0.name)`" }.joined(separator: ", ")
            lines.append(
                "| [`\(calculator.name)`](\(calculator.name).md) | \(title(calculator)) | \(required) |"
            )
        }
        lines += [
            "",
            "All of them can have [more keys](../keys/set.md), such as `title`, `date` and `tags`. A file in",
            "`comparisons` or `budgets` needs no `kind`.",
        ]
        return ManualPage(
            "reference/inputs/index.md", title: "Calculators and inputs",
            description: "The kinds of saved sets, with the inputs and figures of each one.",
            order: 2,
            more: "list: none", lines)
    }

    private static func page(_ calculator: Calculator, order: Int) throws -> ManualPage {
        let notes = try InputNotes(calculator)
        let name = calculator.name
        var lines = notes.introduction
        lines += [
            "", "`pennypress help \(name)` lists these inputs in a terminal.", "", "## Example", "",
            "This is `\(notes.exampleFolder)/example.md`:", "", "```markdown", notes.example, "```",
            "",
            "## Inputs",
        ]
        for field in calculator.fields { lines += section(field, notes) }
        lines += ["", "## Figures", ""] + (try figures(calculator))
        return ManualPage(
            "reference/inputs/\(name).md", title: title(calculator),
            description:
                "The inputs of kind \(name), their defaults and examples, and its figures.",
            order: order, lines)
    }

    private static func figures(_ calculator: Calculator) throws -> [String] {
        if calculator == .scenarios {
            return [
                "It has the differences of figures that all sets have: `paymentDifference` is the payment of the second",
                "set minus that of the first. For the third set, the name is `paymentDifference3`.",
            ]
        }
        return [
            "Texts use a figure as `{{example.NAME}}`, or as `{{this.NAME}}` on the page of the set itself. Some "
                + "are there only with certain inputs.", "", "| name | is |", "|---|---|",
        ]
            + (try FigureNames(calculator).all.map {
                "| `\($0.name)` | \(ManualPage.prose($0.label)) |"
            })
    }

    private static func section(_ field: InputField, _ notes: InputNotes) -> [String] {
        var text = numbers.text(field.label) + ": " + field.syntaxWords(mark: "`")
        if case .choice = field.syntax {} else { text += ", such as `\(field.example)`" }
        text += "."
        switch field.requirement {
        case .required: text += " Required."
        case .optional: break
        case .defaults(let value): text += " Default: `\(value)`."
        case .defaultsByCountry: text += " Default: that of the site's `locale`."
        }
        if let help = field.help { text += " " + ManualPage.prose(numbers.text(help)) }
        for relation in field.relationWords(mark: "`") { text += " " + relation }
        var lines = ["", "### \(field.name) {#\(field.name.lowercased())}", "", text]
        if case .entries(let parts) = field.syntax {
            lines += ["", "Each entry has:", ""]
            for part in parts {
                var text = "- `\(part.name)`: \(part.syntaxWords(mark: "`"))"
                if part.requirement == .required { text += "; required" }
                if case .defaults(let value) = part.requirement { text += "; default: `\(value)`" }
                lines.append(text)
                if let note = notes[part.name], !notes.isInput(part.name) {
                    lines[lines.count - 1] += ". " + note
                }
            }
        }
        if let note = notes[field.name] { lines += ["", note] }
        return lines
    }
}
