import PennyDiagnostics

/// The values a tag can see: those of the sections around it, innermost last.
struct TemplateScope {
    enum Lookup {
        case found(TemplateValue)
        /// No value has the name; the nearest that one has, in full.
        case unknown(nearest: String?)
        /// `holder` was found but is no object that could have the member.
        case notAnObject(holder: String)
    }

    private var stack: [TemplateValue]

    init(_ values: [String: TemplateValue]) {
        stack = [.object(values)]
    }

    func entering(_ value: TemplateValue) -> TemplateScope {
        var inner = self
        inner.stack.append(value)
        return inner
    }

    /// Mustache's rule: the first part of a dotted name is looked for from the
    /// inside out, each further part only in what the parts before it gave.
    func look(up name: String) -> Lookup {
        if name == "." { return .found(stack[stack.count - 1]) }
        let parts = name.split(separator: ".").map(String.init)
        var holder = ""
        var found: TemplateValue?
        for part in parts {
            let names: [[String: TemplateValue]]
            if let value = found {
                guard let members = value.members else { return .notAnObject(holder: holder) }
                names = [members]
            } else {
                names = stack.reversed().compactMap(\.members)
            }
            guard let value = names.lazy.compactMap({ $0[part] }).first else {
                let candidates = names.flatMap { $0.keys.sorted() }
                return .unknown(
                    nearest: nearMiss(to: part, among: candidates).map { qualified($0, by: holder) }
                )
            }
            holder = qualified(part, by: holder)
            found = value
        }
        return found.map(Lookup.found) ?? .unknown(nearest: nil)
    }

    private func qualified(_ member: String, by holder: String) -> String {
        holder.isEmpty ? member : "\(holder).\(member)"
    }
}
