import PennyDiagnostics

/// The values a tag can see: those of the page, and those of the sections around it.
struct TemplateScope {
    enum Fault {
        /// No value has the name; the nearest that one has, in full.
        case unknown(nearest: String?)
        /// `holder` was found but is no object that could have the member.
        case notAnObject(holder: String)
    }

    private let names: TemplateNames
    private let page: TemplateValues
    /// The place among the page's values of each name by its number.
    private var places: [Int?]
    /// Those of the sections, innermost last.
    private var inner: [TemplateValue] = []

    init(_ page: TemplateValues, _ names: TemplateNames) {
        self.page = page
        self.names = names
        places = Array(repeating: nil, count: names.count)
        for (place, member) in page.members.enumerated() {
            if let number = names.number(of: member.name) { places[number] = place }
        }
    }

    mutating func enter(_ value: TemplateValue) { inner.append(value) }
    mutating func leave() { inner.removeLast() }

    /// Mustache's rule: the first name of a path is looked for from the inside out, each
    /// further one only in what those before it gave.
    func value(at path: ArraySlice<Int>) -> TemplateValue? {
        guard let first = path.first else { return inner.last ?? .object(page) }
        guard var found = value(first) else { return nil }
        for number in path.dropFirst() {
            guard let member = member(number, of: found) else { return nil }
            found = member
        }
        return found
    }

    private func value(_ number: Int) -> TemplateValue? {
        var place = inner.count
        while place > 0 {
            place -= 1
            if let value = member(number, of: inner[place]) { return value }
        }
        return places[number].map { page.members[$0].value }
    }

    private func member(_ number: Int, of value: TemplateValue) -> TemplateValue? {
        if case .object(let members) = value { return names.value(number, in: members) }
        if number != names.isEmpty { return nil }
        return value.isEmptyList.map { .flag($0) }
    }

    /// Why there is no value at a path, of which these are the parts.
    func fault(at path: ArraySlice<Int>, _ parts: [String]) -> Fault {
        guard let first = path.first, var found = value(first) else {
            let seen = inner.reversed() + [.object(page)]
            return .unknown(nearest: nearMiss(to: parts[0], among: seen.flatMap(\.names)))
        }
        for (place, number) in path.dropFirst().enumerated() {
            if let member = member(number, of: found) {
                found = member
                continue
            }
            let holder = parts[...place].joined(separator: ".")
            if !found.holdsNames { return .notAnObject(holder: holder) }
            let near = nearMiss(to: parts[place + 1], among: found.names)
            return .unknown(nearest: near.map { "\(holder).\($0)" })
        }
        return .unknown(nearest: nil)
    }
}
