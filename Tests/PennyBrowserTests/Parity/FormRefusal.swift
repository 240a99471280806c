import PennyEngine
import PennyMarkup
import PennyWordsSupport
import Testing

/// The native messages of a form about refused inputs.
enum FormRefusal {
    static func words(
        _ inputs: FormInputs, kind: String, of source: ParitySource
    ) throws -> [String] {
        let calculator = try #require(CalculatorCatalog.builtIn[name: kind])
        let style = try #require(NumberStyle.named(source.setting("locale")))
        let currency = try #require(Currency(code: source.setting("currency")))
        let typed = inputs.typed.map { name, value in
            switch value {
            case .text(let text): RawInput(name, text)
            case .entries(let entries):
                RawInput(
                    name,
                    .entries(
                        entries.map { entry in
                            entry.map { RawInput.Field(name: $0.name, text: $0.text) }
                        }))
            }
        }
        let defaults = style.inputDefaults(currency)
        do throws(InputProblems) {
            _ = try calculator.calculate(typed, defaults)
            return []
        } catch {
            let numbers = NumberWriter(for: .english(style), currency: currency)
            let lines = ProblemLines(error, of: calculator.fields, numbers).file().text
            return lines.split(separator: "\n").compactMap { line in
                line.split(separator: "\t", omittingEmptySubsequences: false).last.map(String.init)
            }
        }
    }
}
