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
        let form = FormHTML(calculator.fields, computed.set.inputs, defaults)
        let values: [String: TemplateValue] = [
            "kind": .text(calculator.name), "locale": .text(site.style.locale),
            "currency": .text(defaults.currency.code), "mark": .text(site.style.decimalMark),
            "fields": .html(form.content().text),
        ]
        return .object(values.merging(saving(computed.set)) { $1 })
    }

    private var defaults: InputDefaults {
        InputDefaults(
            currency: site.configuration.currency, convention: site.style.convention)
    }

    /// A module as a script that hands it over, for pages that may not fetch.
    func moduleScript(_ name: String) -> [UInt8] {
        var out = Array("Penny.carry(\"\(name)\", \"".utf8)
        out += Base64.text(of: EngineModules.bytes(of: name) ?? [])
        out += Array("\");\n".utf8)
        return out
    }
}
