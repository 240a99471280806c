import PennyEngine

/// Rewrites inputs that were typed in another locale in the conventions of a site's readers.
final class RetypedInputs {
    private let result: Calculation
    private let typed: [RawInput]
    private let numbers: NumberWriter

    /// - Parameters:
    /// - result: the result of the inputs in the locale where they were typed.
    /// - numbers: writes for the readers.
    init(_ result: Calculation, _ typed: [RawInput], _ numbers: NumberWriter) {
        self.result = result
        self.typed = typed
        self.numbers = numbers
    }

    /// Renders the parts of `ResultFormat.retyped`.
    ///
    /// - Throws: the problems that the inputs have for the readers.
    func parts(
        _ calculator: Calculator, _ own: InputDefaults
    ) throws(InputProblems) -> Bytes {
        var inputs = result.inputs.filter { !$0.isDefault }.map(retypedHere)
        let hasCurrency = inputs.contains { $0.name.isSameText(as: "currency") }
        if !hasCurrency, !result.currency.code.isSameText(as: own.currency.code) {
            inputs.append(RawInput("currency", result.currency.code))
        }
        var there = try calculator.calculate(inputs, own)
        // The default of an input that was not typed may differ here.
        for input in result.inputs where input.isDefault {
            let here = there.input(input.name)
            if here.map({ text($0, there) }) != text(input, result) {
                inputs.append(retyped(input))
            }
        }
        there = try calculator.calculate(inputs, own)
        var out = Bytes()
        append(inputs, &out)
        out.byte(0x1E)
        let meant = SetIdentityText(result).lines().bytes
        if SetIdentityText(there).lines().bytes == meant { out.raw("same") }
        out.byte(0x1E)
        append(result.english(typed), &out)
        return out
    }

    private func text(_ input: NormalisedInput, _ result: Calculation) -> [UInt8] {
        SetIdentityText(result).text(input.quantity).bytes
    }

    private func retyped(_ input: NormalisedInput) -> RawInput {
        guard case .entries(let entries) = input.quantity else {
            return RawInput(input.name, text(of: input.quantity))
        }
        return RawInput(
            input.name,
            .entries(
                entries.map { entry in
                    entry.map { RawInput.Field(name: $0.name, text: text(of: $0.quantity)) }
                }))
    }

    private func retypedHere(_ input: NormalisedInput) -> RawInput {
        if case .entries = input.quantity, !result.members.isEmpty {
            return retypedMembers(input.name)
        }
        return retyped(input)
    }

    /// The sets of scenarios, whose names and kinds are the same in every locale.
    private func retypedMembers(_ name: String) -> RawInput {
        var given: [[RawInput.Field]] = []
        for input in typed where input.name.isSameText(as: name) {
            if case .entries(let entries) = input.value { given = entries }
        }
        let entries = zip(given, result.members).map { entry, member in
            let inputs = member.inputs.filter { !$0.isDefault }.map(retyped)
            return entry.filter { !$0.name.isSameText(as: MemberForm.inputs) }
                + [.init(name: MemberForm.inputs, text: EntryText.line(ofInputs: inputs))]
        }
        return RawInput(name, .entries(entries))
    }

    private func text(of quantity: Quantity) -> String {
        switch quantity {
        case .words(_, let machine) where !machine.bytes.isEmpty: machine
        case .date: MachineText.text(quantity, result.currency)
        default: numbers.text(quantity)
        }
    }

    private func append(_ inputs: [RawInput], _ out: inout Bytes) {
        for input in inputs {
            switch input.value {
            case .text(let text): append(input.name, text, &out)
            case .entries(let entries):
                for (index, entry) in entries.enumerated() {
                    for field in entry {
                        var name = Bytes()
                        name.plain(input.name)
                        name.raw(".")
                        name.number(index)
                        name.raw(".")
                        name.plain(field.name)
                        append(name.text, field.text, &out)
                    }
                }
            }
        }
    }

    private func append(_ name: String, _ text: String, _ out: inout Bytes) {
        out.plain(name)
        out.raw("=")
        for byte in text.bytes { out.byte(byte < 0x20 ? UInt8(ascii: " ") : byte) }
        out.raw("\n")
    }
}
