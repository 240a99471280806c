import PennyEngine
import PennyMarkup
import PennySite

/// The inputs of a calculator for the terminal, from the declarations that files, forms and `--set`
/// use.
struct InputsText {
    private let calculator: Calculator
    private let numbers = NumberWriter(for: NumberStyle.enUS.readers, currency: .usDollar)

    /// The minimum width of a terminal in columns.
    private static let width = 78

    init(_ calculator: Calculator) { self.calculator = calculator }

    var text: String {
        let title = numbers.text(calculator.words.one)
        var lines = [
            "\(title). The inputs of kind “\(calculator.name)”:",
            "lines of a file, columns of a CSV table, or --set NAME=VALUE.", "",
        ]
        let fields = calculator.fields
        let column = (fields.map(\.name.count).max() ?? 0) + 2
        for field in fields {
            var name = field.name
            for line in self.lines(of: field, width: Self.width - column) {
                lines.append(name + String(repeating: " ", count: column - name.count) + line)
                name = ""
            }
        }
        lines.append("")
        return lines.joined(separator: "\n")
    }

    private func lines(of field: InputField, width: Int) -> [String] {
        var lines = [numbers.text(field.label)]
        if let help = field.help { lines += wrapped(numbers.text(help), width) }
        lines += wrapped(
            field.syntaxWords() + Self.example(of: field) + Self.words(for: field.requirement),
            width)
        for relation in field.relationWords() { lines += wrapped(relation, width) }
        if case .entries(let parts) = field.syntax {
            for part in parts {
                lines += wrapped(
                    "· \(part.name): \(part.syntaxWords())"
                        + Self.words(for: part.requirement), width)
            }
        }
        return lines
    }

    /// An example of a field. A choice is its own example.
    private static func example(of field: InputField) -> String {
        if case .choice = field.syntax { "" } else { ", such as \(field.example)" }
    }

    private static func words(for requirement: InputField.Requirement) -> String {
        switch requirement {
        case .required: "; required"
        case .optional: ""
        case .defaults(let value): "; default: \(value)"
        case .defaultsByCountry: "; default: that of the site's locale"
        }
    }

    private func wrapped(_ text: String, _ width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = "  "
            } else if !line.isEmpty {
                line += " "
            }
            line += word
        }
        return lines + [line]
    }
}
