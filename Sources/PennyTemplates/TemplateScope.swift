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

    mutating func enter(_ value: TemplateValue) { stack.append(value) }
    mutating func leave() { stack.removeLast() }

    /// Mustache's rule: the first part of a dotted name is looked for from the
    /// inside out, each further part only in what the parts before it gave.
    func look(up parts: [String]) -> Lookup {
        guard let first = parts.first else { return .found(stack[stack.count - 1]) }
        guard var found = value(named: first) else {
            let names = stack.reversed().flatMap { $0.names }
            return .unknown(nearest: nearMiss(to: first, among: names))
        }
        for (place, part) in parts.enumerated().dropFirst() {
            if let value = found.member(part) {
                found = value
                continue
            }
            let holder = parts[..<place].joined(separator: ".")
            if !found.holdsNames { return .notAnObject(holder: holder) }
            let near = nearMiss(to: part, among: found.names)
            return .unknown(nearest: near.map { "\(holder).\($0)" })
        }
        return .found(found)
    }

    private func value(named name: String) -> TemplateValue? {
        for value in stack.reversed() {
            if let member = value.member(name) { return member }
        }
        return nil
    }
}
