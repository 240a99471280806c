import Foundation
import PennyCatalogs
import PennyEngine
import PennyMarkup

func emit(_ parts: [Any]) {
    let data = try! JSONSerialization.data(withJSONObject: parts, options: [.withoutEscapingSlashes])
    print(String(decoding: data, as: UTF8.self))
}

func localized(_ text: String, _ style: NumberStyle) -> String {
    guard style.convention == .comma else { return text }
    var out = ""
    let c = Array(text)
    for i in c.indices {
        let between = i > 0 && i + 1 < c.count && c[i - 1].isNumber && c[i + 1].isNumber
        if c[i] == ",", between { continue }
        out.append(c[i] == "." && between ? "," : c[i])
    }
    return out
}

let places: [(String, NumberStyle)] = [
    ("en", .named("en-US")!), ("de", .named("de-DE")!), ("fr", .named("fr-FR")!),
    ("es", .named("es-ES")!), ("ja", .named("ja-JP")!), ("ar", .named("ar-EG")!),
]

func lines(_ inputs: [(InputField, String)], _ style: NumberStyle) -> [String] {
    inputs.map { "\($0.0.name)=\(localized($0.1, style))" }
}

for calculator in Calculator.allCases {
    let fields = calculator.fields
    for (language, style) in places {
        let words = Catalogs.bundle(
            language: language, areas: calculator.definition.wordAreas.map(\.number),
            readsTyped: true, parts: [style.bundlePart])
        emit(["words", calculator.name, Data(words).base64EncodedString()])
        let head = [
            "kind=\(calculator.name)", "title=Sample", "locale=\(style.locale)",
            "default-currency=\(style.locale == "en-US" ? "USD" : style.locale == "ja-JP" ? "JPY" : "EUR")",
        ]
        let plain = (calculator == .loan ? fields.filter { ["principal", "rate", "term"].contains($0.name) } : fields.filter { $0.requirement == .required }).map { ($0, $0.example) }
        func ask(_ label: String, _ formats: [Int], _ inputs: [(InputField, String)]) {
            let text = (head + lines(inputs, style) + ["---"] + lines(plain, style)).joined(separator: "\n")
            for format in formats { emit([format, Data(text.utf8).base64EncodedString(), "\(label)@\(language)"]) }
        }
        ask("plain", [0, 1, 2, 3, 4], plain)
        if language != "en" { continue }
        for field in fields {
            var values = [field.example]
            if case .choice(let choices) = field.syntax { values += choices }
            for value in values {
                ask("field:\(field.name)", [3, 4], plain.filter { $0.0.name != field.name } + [(field, value)])
            }
            for value in ["", "x", "-1", "1,00.0"] {
                ask("wrong:\(field.name):\(value)", [3], plain.filter { $0.0.name != field.name } + (value == "" ? [] : [(field, value)]))
            }
        }
    }
}
