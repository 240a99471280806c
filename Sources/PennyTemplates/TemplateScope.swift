/// The values that are visible to a tag: those of the page, and those of the sections around it.
struct TemplateScope {
    enum Fault {
        /// No value has the name; `meant` is the full name of one that does.
        case unknown(meant: MeantName?)
        /// `holder` has a value that is not an object and has no members.
        case notAnObject(holder: String)
    }

    private let names: TemplateNames
    private let paths: [Int]
    private let formerNames: FormerNames
    private let page: TemplateValues
    /// The index of each name's value among the page's values, by the number of the name.
    private var pageIndexes: [Int?]
    /// The values of the sections, innermost last.
    private var inner: [TemplateValue] = []

    init(_ page: TemplateValues, _ code: TemplateCode) {
        self.page = page
        names = code.names
        paths = code.paths
        formerNames = code.formerNames
        pageIndexes = Array(repeating: nil, count: names.count)
        for (index, member) in page.members.enumerated() {
            if let number = names.number(of: member.0) { pageIndexes[number] = index }
        }
    }

    mutating func enter(_ value: TemplateValue) { inner.append(value) }
    mutating func leave() { inner.removeLast() }

    /// Looks up a value by Mustache's rule: the first name of a path is searched from the inside
    /// out, each further name only among the members of the previous value.
    ///
    /// - Parameter path: the range of its names in the code.
    func value(at path: Range<Int>) -> TemplateValue? {
        if path.isEmpty { return inner.last ?? .object(page) }
        var found = value(paths[path.lowerBound])
        for index in path.dropFirst() {
            guard let holder = found else { return nil }
            found = member(paths[index], of: holder)
        }
        return found
    }

    private func value(_ number: Int) -> TemplateValue? {
        var index = inner.count
        while index > 0 {
            index -= 1
            if let value = member(number, of: inner[index]) { return value }
        }
        return pageIndexes[number].map { page.members[$0].1 }
    }

    private func member(_ number: Int, of value: TemplateValue) -> TemplateValue? {
        if case .object(let members) = value { return names.value(number, in: members) }
        if case .fields(let fields) = value { return names.value(number, in: fields) }
        if number != names.isEmpty { return nil }
        return value.isEmptyList.map { .flag($0) }
    }

    /// The error of a path without a value.
    ///
    /// - Parameter parts: the names of the path.
    func fault(at path: Range<Int>, _ parts: [String]) -> Fault {
        guard var found = value(at: path.prefix(1)) else {
            let seen = inner.reversed() + [.object(page)]
            return .unknown(
                meant: formerNames.variable(meantBy: parts[0], among: seen.flatMap(\.names)))
        }
        for (index, number) in path.dropFirst().enumerated() {
            if let member = member(paths[number], of: found) {
                found = member
                continue
            }
            let holder = parts[...index].joined(separator: ".")
            if !found.holdsNames { return .notAnObject(holder: holder) }
            return .unknown(
                meant: formerNames.variable(
                    meantBy: parts[index + 1], among: found.names, of: holder))
        }
        return .unknown(meant: nil)
    }
}
