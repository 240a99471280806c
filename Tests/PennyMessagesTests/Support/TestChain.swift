import PennyMessages

/// A value with the functions applied to it, from the compiled bytes and from the model.
struct TestChain: Equatable {
    enum Base: Equatable {
        case none, missing
        case text(String)
        case number(String)
    }
    struct Step: Equatable {
        var function: String
        var options: [String: TestChain] = [:]
    }

    var base: Base
    var steps: [Step] = []
}

/// The functions of a caller in tests: the tests' own numbers, and those of the specification's
/// test suite.
struct TestFunctions {
    var locale = "en"

    static let own = ["test:function", "test:select", "test:format"]

    /// The text of a chain.
    func written(_ chain: TestChain) -> (text: String, writing: MessageWriting) {
        guard let last = chain.steps.last else {
            switch chain.base {
            case .number(let digits): return (localized(digits), .written(.leftToRight))
            case .text(let text): return (text, .written(.unknown))
            case .none, .missing: return ("", .failed(.badOperand))
            }
        }
        if last.function == "string" {
            switch chain.base {
            case .number(let text), .text(let text): return (text, .written(.unknown))
            case .none, .missing: return ("", .failed(.badOperand))
            }
        }
        let number = number(chain)
        // The suite expects this error also for values that are no numbers.
        if number.failsFormat { return ("", .failed(.badOption)) }
        if number.isFailed { return ("", .failed(number.faults)) }
        let isFrench = last.options["u:locale"]?.base == .text("fr")
        let text =
            isFrench ? TestFunctions(locale: "fr").localized(number.text) : localized(number.text)
        if !last.function.hasPrefix("test:") {
            return number.faults.isEmpty
                ? (text, .written(.leftToRight))
                : (text, .flawed(.leftToRight, number.faults))
        }
        if last.function == "test:select" { return ("", .failed(.unsupportedOperation)) }
        return (text, .written(.leftToRight))
    }

    /// The key of a chain that selects.
    func key(_ chain: TestChain) -> (text: String, selection: MessageSelection) {
        guard let last = chain.steps.last else { return ("", .none(.badSelector)) }
        if last.function == "string" {
            switch chain.base {
            case .number(let text), .text(let text): return (text, .text)
            case .none, .missing: return ("", .none(.badOperand))
            }
        }
        let number = number(chain)
        if number.isFailed { return ("", .none(number.faults)) }
        if number.failsSelect || last.function == "test:format" { return ("", .none([])) }
        return (number.text, .number)
    }

    struct Number {
        var text = ""
        var faults: FormatFaults = []
        var isFailed = false
        var failsSelect = false
        var failsFormat = false
    }

    private func number(_ chain: TestChain) -> Number {
        var result = Number()
        func fail(_ fault: FormatFaults) {
            result.faults.insert(result.isFailed ? .badOperand : fault)
            result.isFailed = true
        }
        var digits: [UInt8] = []
        switch chain.base {
        case .number(let text), .text(let text):
            if !DecimalText.appendPlain(Array(text.utf8), to: &digits) { fail(.badOperand) }
        case .none, .missing: fail(.badOperand)
        }
        var text = String(decoding: digits, as: UTF8.self)
        for step in chain.steps {
            if result.isFailed { fail(.badOperand) }
            if step.function == "integer" {
                text = String(text.prefix { $0 != "." })
            }
            if let digits = step.options["minimumFractionDigits"] {
                if let count = whole(digits), (0...6).contains(count) {
                    text = padded(trimmed(text), count)
                } else {
                    result.faults.insert(.badOption)
                }
            } else if step.function == "number" {
                text = trimmed(text)
            }
            if let digits = step.options["decimalPlaces"] {
                switch whole(digits) {
                case 0?: text = String(text.prefix { $0 != "." })
                case 1?: text = padded(String(text.prefix { $0 != "." }), 1)
                default: fail(.badOption)
                }
            }
            switch step.options["fails"]?.base {
            case .text("select"): result.failsSelect = true
            case .text("format"): result.failsFormat = true
            case .text("always"): (result.failsSelect, result.failsFormat) = (true, true)
            default: break
            }
        }
        if text == "-0" { text = "0" }
        result.text = text
        return result
    }

    private func whole(_ chain: TestChain) -> Int? {
        switch chain.base {
        case .number(let text), .text(let text): Int(text)
        case .none, .missing: nil
        }
    }

    private func trimmed(_ text: String) -> String {
        guard text.contains(".") else { return text }
        var text = text
        while text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return text
    }

    private func padded(_ text: String, _ count: Int) -> String {
        let decimals = text.split(separator: ".").dropFirst().first?.count ?? 0
        guard decimals < count else { return text }
        return (decimals == 0 ? text + "." : text) + String(repeating: "0", count: count - decimals)
    }

    private func localized(_ digits: String) -> String {
        locale == "fr" ? digits.replacing(".", with: ",") : digits
    }
}
