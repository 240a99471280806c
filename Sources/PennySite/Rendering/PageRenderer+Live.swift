import PennyContent
import PennyEngine
import PennyMarkup
import PennyTemplates
import PennyTheme

/// What lets the reader of a result change its inputs.
extension PageRenderer {
    /// The form of a set, or nothing where the program carries no module for it.
    func live(_ computed: ComputedSet) -> TemplateValue {
        let calculator = computed.set.calculator
        guard EngineModules.names.contains(calculator.name) else { return .flag(false) }
        let defaults = site.inputDefaults
        let form = FormHTML(calculator.fields, computed.set.inputs, defaults)
        let values: [String: TemplateValue] = [
            "kind": .text(calculator.name), "locale": .text(site.style.locale),
            "currency": .text(defaults.currency.code), "mark": .text(site.style.decimalMark),
            "fields": .html(form.content().text),
        ]
        return .object(values.merging(saving(computed.set)) { $1 })
    }

    /// A module as a script that hands it over, for pages that may not fetch.
    func moduleScript(_ name: String) -> String {
        let bytes = EngineModules.bytes(of: name) ?? []
        return "Penny.carry(\"\(name)\", \"\(Base64.text(of: bytes))\");\n"
    }
}
