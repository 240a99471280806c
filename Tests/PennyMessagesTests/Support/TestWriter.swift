import PennyMessages

/// A tag that the caller received.
struct TestMark: Equatable {
    var kind: MessageMarkupKind
    var name: String
    var options: [String: String] = [:]
}

/// A caller whose values are texts and numbers.
struct TestWriter: MessageWriter {
    var values: [TestChain.Base]
    var vocabulary: MessageVocabulary
    var functions = TestFunctions()
    var marks: [TestMark] = []

    func has(argument: Int) -> Bool {
        values.indices.contains(argument) && values[argument] != .missing
    }

    func write(_ value: MessageValue, to out: inout [UInt8]) -> MessageWriting {
        let (text, writing) = functions.written(chain(value))
        out += text.utf8
        return writing
    }

    func key(of value: MessageValue, to key: inout [UInt8]) -> MessageSelection {
        let (text, selection) = functions.key(chain(value))
        key += text.utf8
        return selection
    }

    mutating func mark(_ mark: MessageMark, to out: inout [UInt8]) {
        var found = TestMark(kind: mark.kind, name: "")
        for (index, tag) in vocabulary.tags.enumerated() where mark.tag == .own(index) {
            found.name = String(decoding: tag, as: UTF8.self)
        }
        for (name, id) in optionNames {
            if let value = mark.option(id) { found.options[name] = text(of: chain(value)) }
        }
        marks.append(found)
    }

    private func text(of chain: TestChain) -> String { functions.written(chain).text }

    private var optionNames: [(String, MessageOptionID)] {
        [("select", .select), ("u:id", .id), ("u:locale", .locale)]
            + vocabulary.options.enumerated().map {
                (String(decoding: $1, as: UTF8.self), .own($0))
            }
    }

    private func name(of function: MessageFunctionID) -> String {
        switch function {
        case .string: return "string"
        case .number: return "number"
        case .integer: return "integer"
        default:
            for (index, name) in vocabulary.functions.enumerated() where function == .own(index) {
                return String(decoding: name, as: UTF8.self)
            }
            return "?"
        }
    }

    func chain(_ value: MessageValue) -> TestChain {
        var chain = TestChain(base: .none)
        switch value.operand {
        case .none: break
        case .argument(let index): chain.base = has(argument: index) ? values[index] : .missing
        case .literal:
            var text: [UInt8] = []
            value.appendLiteral(to: &text)
            chain.base = .text(String(decoding: text, as: UTF8.self))
        }
        for index in 0..<min(value.stepCount, 50) {
            let found = value.step(index)
            var step = TestChain.Step(function: name(of: found.function))
            for (name, id) in optionNames {
                if let option = value.option(id, of: found) {
                    step.options[name] = self.chain(option)
                }
            }
            chain.steps.append(step)
        }
        return chain
    }
}

/// The result of formatting a message.
struct Formatted: Equatable, CustomStringConvertible {
    var text = ""
    var faults: FormatFaults = []
    var marks: [TestMark] = []

    var description: String {
        "“\(text)” \(faults.names) \(marks.map { "\($0.kind) \($0.name) \($0.options)" })"
    }
}

extension FormatFaults {
    /// The names of the errors in the specification's tests.
    var names: [String] {
        let all: [(FormatFaults, String)] = [
            (.unknownMessage, "unknown-message"), (.unresolvedVariable, "unresolved-variable"),
            (.unknownFunction, "unknown-function"), (.badOperand, "bad-operand"),
            (.badOption, "bad-option"), (.badSelector, "bad-selector"),
            (.unsupportedOperation, "unsupported-operation"),
            (.damagedCatalog, "damaged-catalog"),
        ]
        return all.filter { contains($0.0) }.map(\.1).sorted()
    }
}

/// A message with everything needed to compile it alone.
struct OneMessage {
    var model: MessageModel
    var source: String
    var vocabulary = OneMessage.vocabulary
    var language = "en-US"

    static let vocabulary = MessageVocabulary(
        functions: TestFunctions.own,
        options: [
            "minimumFractionDigits", "decimalPlaces", "fails", "foo", "a:foo", "b:bar", "k", "o",
        ],
        tags: ["tag", "ns:tag", "a", "b"])

    init(_ source: String, language: String = "en-US") throws {
        (self.source, self.language) = (source, language)
        model = try MessageModel(parsing: Array(source.utf8))
    }

    /// Every variable that is not local, in order.
    var arguments: [String] {
        var names: Set<String> = []
        func add(_ operand: MessageOperand) {
            if case .variable(let name) = operand {
                names.insert(String(decoding: name, as: UTF8.self))
            }
        }
        func add(_ expression: MessageExpression) {
            add(expression.operand)
            for option in expression.function?.options ?? [] { add(option.value) }
        }
        func add(_ pattern: MessagePattern) {
            for part in pattern.parts {
                switch part {
                case .text: continue
                case .expression(let expression): add(expression)
                case .markup(let markup): for option in markup.options { add(option.value) }
                }
            }
        }
        for declaration in model.declarations { add(declaration.expression) }
        switch model.body {
        case .pattern(let pattern): add(pattern)
        case .match(let selectors, let variants):
            for selector in selectors { add(.variable(selector.name)) }
            for variant in variants { add(variant.pattern) }
        }
        for declaration in model.declarations where !declaration.isInput {
            names.remove(String(decoding: declaration.name, as: UTF8.self))
        }
        return names.sorted()
    }

    func compiled() throws -> CompiledCatalog {
        let message = try CatalogMessage(
            name: Array("t.m".utf8), text: Array(source.utf8),
            values: arguments.map { Array($0.utf8) })
        let file = CatalogFile(
            language: Array("en".utf8), area: Array("t".utf8), messages: [message])
        return CatalogCompiler(vocabulary, source: [file]).compile([file], language: language)
    }

    func writer(_ values: [String: TestChain.Base]) -> TestWriter {
        TestWriter(
            values: arguments.map { values[$0] ?? .missing }, vocabulary: vocabulary,
            functions: TestFunctions(locale: String(language.prefix(2))))
    }

    func formatted(
        _ values: [String: TestChain.Base] = [:], isolation: BidiIsolation = .none
    ) throws -> Formatted {
        guard let catalog = MessageCatalog(try compiled().bytes) else {
            return Formatted(text: "no catalog")
        }
        var writer = writer(values)
        var out: [UInt8] = []
        let faults = catalog.format("t.m", with: &writer, isolation: isolation, to: &out)
        return Formatted(
            text: String(decoding: out, as: UTF8.self), faults: faults, marks: writer.marks)
    }
}
