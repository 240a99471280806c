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
    private let paths: [Int]
    private let page: TemplateValues
    /// The place among the page's values of each name by its number.
    private var places: [Int?]
    /// Those of the sections, innermost last.
    private var inner: [TemplateValue] = []

    init(_ page: TemplateValues, _ code: TemplateCode) {
        self.page = page
        names = code.names
        paths = code.paths
        places = Array(repeating: nil, count: names.count)
        for (place, member) in page.members.enumerated() {
            if let number = names.number(of: member.0) { places[number] = place }
        }
    }

    mutating func enter(_ value: TemplateValue) { inner.append(value) }
    mutating func leave() { inner.removeLast() }

    /// Mustache's rule: the first name of a path is looked for from the inside out, each
    /// further one only in what those before it gave.
    ///
    /// - Parameter path: where the code has its names.
    func value(at path: Range<Int>) -> TemplateValue? {
        if path.isEmpty { return inner.last ?? .object(page) }
        var found = value(paths[path.lowerBound])
        for place in path.dropFirst() {
            guard let holder = found else { return nil }
            found = member(paths[place], of: holder)
        }
        return found
    }

    private func value(_ number: Int) -> TemplateValue? {
        var place = inner.count
        while place > 0 {
            place -= 1
            if let value = member(number, of: inner[place]) { return value }
        }
        return places[number].map { page.members[$0].1 }
    }

    private func member(_ number: Int, of value: TemplateValue) -> TemplateValue? {
        if case .object(let members) = value { return names.value(number, in: members) }
        if case .fields(let fields) = value { return names.value(number, in: fields) }
        if number != names.isEmpty { return nil }
        return value.isEmptyList.map { .flag($0) }
    }

    /// Why there is no value at a path, of which these are the parts.
    func fault(at path: Range<Int>, _ parts: [String]) -> Fault {
        guard var found = value(at: path.prefix(1)) else {
            let seen = inner.reversed() + [.object(page)]
            return .unknown(nearest: nearMiss(to: parts[0], among: seen.flatMap(\.names)))
        }
        for (place, number) in path.dropFirst().enumerated() {
            if let member = member(paths[number], of: found) {
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
