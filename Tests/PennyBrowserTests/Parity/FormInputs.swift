/// The inputs of a form while they are adjusted, in the form's order.
struct FormInputs {
    struct Field {
        let control: FormControl
        var value: String
    }

    enum Input {
        case single(Field)
        case list([[Field]])
    }

    private(set) var names: [String] = []
    var inputs: [String: Input] = [:]

    init(_ controls: [FormControl]) {
        for control in controls {
            let field = Field(control: control, value: control.value)
            let parts = control.name.split(separator: ".")
            guard parts.count >= 3 else {
                names.append(control.name)
                inputs[control.name] = .single(field)
                continue
            }
            let list = String(parts[0])
            var rows: [[Field]] = []
            if case .list(let known)? = inputs[list] { rows = known } else { names.append(list) }
            if rows.count == Int(parts[1]) { rows.append([]) }
            rows[rows.count - 1].append(field)
            inputs[list] = .list(rows)
        }
    }

    /// The typed value of each input, except empty ones.
    enum Typed: Equatable {
        case text(String)
        case entries([[(name: String, text: String)]])

        static func == (first: Typed, second: Typed) -> Bool {
            switch (first, second) {
            case (.text(let first), .text(let second)): first == second
            case (.entries(let first), .entries(let second)):
                first.elementsEqual(second) { $0.elementsEqual($1, by: ==) }
            default: false
            }
        }
    }

    var typed: [(name: String, value: Typed)] {
        names.compactMap { name in
            switch inputs[name] {
            case .single(let field)? where !field.value.isEmpty:
                return (name, .text(field.control.line(field.value)))
            case .list(let rows)?:
                let entries = rows.map(Self.entry).filter { !$0.isEmpty }
                return entries.isEmpty ? nil : (name, .entries(entries))
            default: return nil
            }
        }
    }

    /// The fields of a row, with the inputs of a set in one text, as in files.
    private static func entry(_ row: [Field]) -> [(name: String, text: String)] {
        var entry: [(name: String, text: String)] = []
        for field in row where !field.value.isEmpty {
            let parts = field.control.name.split(separator: ".").dropFirst(2).map(String.init)
            let text = field.control.line(field.value)
            guard parts.count == 2 else {
                entry.append((parts[0], text))
                continue
            }
            let added = line(of: [[(name: parts[1], text: text)]])
            if let index = entry.firstIndex(where: { $0.name == parts[0] }) {
                entry[index].text += " \(added)"
            } else {
                entry.append((parts[0], added))
            }
        }
        return entry
    }

    // MARK: - As files and addresses

    /// The front matter of a set with these inputs, saved on a day.
    func file(kind: String, day: String?) -> String {
        var lines = ["kind: \(kind)", "title: Adjusted"] + (day.map { ["date: \($0)"] } ?? [])
        for (name, value) in typed {
            switch value {
            case .text(let text): lines.append("\(name): \(Self.quoted(text))")
            case .entries(let entries):
                lines.append("\(name):")
                for entry in entries {
                    for (index, field) in entry.enumerated() {
                        let start = index == 0 ? "  - " : "    "
                        lines.append("\(start)\(field.name): \(Self.quoted(field.text))")
                    }
                }
            }
        }
        return "---\n\(lines.joined(separator: "\n"))\n---\n"
    }

    private static func quoted(_ text: String) -> String {
        "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }

    /// The fragment of an address that turns a page published with `published` into one with these
    /// inputs: the changed inputs, lists whole.
    func fragment(from published: FormInputs, listsInOneLine: Bool) -> String {
        let before = Dictionary(uniqueKeysWithValues: published.typed.map { ($0.name, $0.value) })
        let now = Dictionary(uniqueKeysWithValues: typed.map { ($0.name, $0.value) })
        return names.filter { before[$0] != now[$0] }.flatMap { name -> [String] in
            switch now[name] {
            case nil: return [Self.parameter(name, "")]
            case .text(let text)?: return [Self.parameter(name, text)]
            case .entries(let entries)? where listsInOneLine:
                return [Self.parameter(name, Self.line(of: entries))]
            case .entries(let entries)?:
                return entries.enumerated().flatMap { row, entry in
                    entry.map { Self.parameter("\(name).\(row).\($0.name)", $0.text) }
                }
            }
        }.joined(separator: "&")
    }

    private static func line(of entries: [[(name: String, text: String)]]) -> String {
        entries.map { entry in
            entry.map { "\($0.name) \"\($0.text.replacing("\"", with: "\"\""))\"" }
                .joined(separator: " ")
        }.joined(separator: "; ")
    }

    private static func parameter(_ name: String, _ text: String) -> String {
        "\(name)=\(text.utf8.map(escaped).joined())"
    }

    private static func escaped(_ byte: UInt8) -> String {
        switch byte {
        case UInt8(ascii: " "): return "+"
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "."), UInt8(ascii: "-"):
            return String(UnicodeScalar(byte))
        default:
            let digits = String(byte, radix: 16, uppercase: true)
            return digits.count == 1 ? "%0\(digits)" : "%\(digits)"
        }
    }
}

extension FormInputs {
    /// The inputs with a value that the engine refuses: an invalid rate, number or amount.
    func refused() -> (name: String, value: String, inputs: FormInputs)? {
        let kinds: [(FormControl.Kind) -> Bool] = [
            { $0 == .rate }, { $0 == .count }, { if case .money = $0 { true } else { false } },
        ]
        for isWanted in kinds {
            for name in names {
                guard case .single(var field)? = inputs[name], isWanted(field.control.kind),
                    !field.value.isEmpty
                else { continue }
                field.value = "7q"
                var inputs = self
                inputs.inputs[name] = .single(field)
                return (name, field.value, inputs)
            }
        }
        return nil
    }
}
