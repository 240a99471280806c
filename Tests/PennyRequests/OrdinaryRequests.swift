import PennyEngine
import PennyMarkup

/// What readers of one place ask of a calculator: what the sample site calculates, one input after
/// another changed, left out, or wrong.
struct OrdinaryRequests {
    struct Request {
        let group: Int
        let format: ResultFormat
        let bytes: [UInt8]
    }

    private let calculator: Calculator
    private let sets: [[RawInput]]
    private let place: Place
    private let areAllOften: Bool

    /// With `areAllOften`, all sets are what many readers ask for, and not some alone.
    init(
        _ calculator: Calculator, _ sets: [[RawInput]], in place: Place, areAllOften: Bool = false
    ) {
        self.calculator = calculator
        self.sets = sets
        self.place = place
        self.areAllOften = areAllOften
    }

    /// What is ordinary in any case, in group 0, and what is ordinary as far as several groups need
    /// the same.
    var all: [Request] {
        if !place.isSample { return usual.flatMap(varied) }
        let others = sets.enumerated().flatMap { index, inputs in
            requests(inputs, group: isOften(inputs) ? 0 : 1 + index)
        }
        let changes = ([.currency] + calculator.fields).enumerated().flatMap { index, field in
            requests(changing: field, group: isUsual(field) ? 0 : 1 + sets.count + index)
        }
        return usual.flatMap(varied) + others + changes
    }

    /// The first set and the plainest, as people of the place have them.
    private var usual: [[RawInput]] {
        [sets[0], sets.min { $0.count < $1.count } ?? sets[0]].map { inputs in
            place.isSample ? inputs : inputs.filter { $0.name != InputField.currency.name }
        }
    }

    /// Many readers ask what an extra payment saves, whatever else a page is about.
    private func isOften(_ inputs: [RawInput]) -> Bool {
        areAllOften || inputs.count < 6 && inputs.contains { $0.name == "extra" }
    }

    private func isUsual(_ field: InputField) -> Bool {
        usual.joined().contains { $0.name == field.name }
    }

    /// What a page asks for when it is changed, and when a list gets longer.
    private func requests(_ inputs: [RawInput], group: Int) -> [Request] {
        [.page, .form].map { request($0, inputs, group) }
    }

    private func varied(_ inputs: [RawInput]) -> [Request] {
        let others = place.isSample ? Variation.all(of: inputs) : Variation.together(inputs)
        return requests(inputs, group: 0)
            + others.enumerated().flatMap { index, other in
                // A form is written anew less often than a page.
                let formats: [ResultFormat] = index % 3 == 0 ? [.page, .form] : [.page]
                let title = String(repeating: "Home ", count: index % 12)
                return formats.map { request($0, other, 0, title: title) }
            }
    }

    /// The field left out, with each value it can have, and with what is none.
    private func requests(changing field: InputField, group: Int) -> [Request] {
        var values = [field.example] + Variation.wrong
        if case .choice(let choices) = field.syntax { values += choices }
        return usual.flatMap { inputs in
            let others = inputs.filter { $0.name != field.name }
            return longer(inputs, field).map { request(.form, $0, 0) }
                + [request(.page, others, group)]
                + values.map { request(.page, others + [RawInput(field.name, $0)], group) }
        }
    }

    /// The inputs with an empty entry of a list, for which a form is asked.
    private func longer(_ inputs: [RawInput], _ field: InputField) -> [[RawInput]] {
        guard case .entries(let columns) = field.syntax, let first = columns.first else {
            return []
        }
        let entry = [RawInput.Field(name: first.name, text: "")]
        return [inputs.filter { $0.name != field.name } + [RawInput(field.name, .entries([entry]))]]
    }

    private func request(
        _ format: ResultFormat, _ inputs: [RawInput], _ group: Int, title: String = "Sample"
    ) -> Request {
        // Pages say all of it. Others may leave out what is so anyway.
        let isShort = format == .form && place.isSample
        let head =
            isShort
            ? []
            : [
                "title=\(title)", "locale=\(place.style.locale)",
                "default-currency=\(place.currency)",
            ]
        let lines = ["kind=\(calculator.name)"] + head + lines(inputs) + ["---"] + lines(sets[0])
        let text = lines.joined(separator: "\n") + (isShort ? "\n" : "")
        return Request(group: group, format: format, bytes: Array(text.utf8))
    }

    /// The inputs as a form sends them.
    private func lines(_ inputs: [RawInput]) -> [String] {
        inputs.flatMap { input in
            switch input.value {
            case .text(let text): ["\(input.name)=\(place.written(text))"]
            case .entries(let entries):
                entries.enumerated().flatMap { index, fields in
                    fields.map { field in
                        "\(input.name).\(index).\(field.name)=\(place.written(field.text))"
                    }
                }
            }
        }
    }
}
