import PennyDiagnostics

/// The meaning of a name that does not exist.
public enum MeantName: Equatable, Sendable {
    /// The known name that is most similar.
    case nearest(String)
    /// The name that the same thing has now.
    case renamed(from: String, to: String)
}

/// The names that variables and templates had before, with those that they have now.
public struct FormerNames: Sendable {
    let variables: [String: [String]]
    /// The current name of each template, by its former name.
    public let templates: [String: String]

    /// - Parameters:
    ///   - variables: the current names for each former name. One name may have become several,
    ///     each in other templates; the first that a template has counts.
    ///   - templates: the current name for each former name.
    public init(variables: [String: [String]], templates: [String: String]) {
        self.variables = variables
        self.templates = templates
    }

    /// No former names.
    public static let none = FormerNames(variables: [:], templates: [:])

    /// Finds the template that was meant: the one that had the name before, or else the one with
    /// the most similar name.
    func template(meantBy name: String, among known: [String]) -> MeantName? {
        if let new = templates[name], known.contains(new) {
            return .renamed(from: name, to: new)
        }
        return nearMiss(to: name, among: known).map(MeantName.nearest)
    }

    /// Finds the variable that was meant, as `template(meantBy:among:)` finds templates.
    ///
    /// - Parameter holder: the path of the object whose members are known; nil for none.
    func variable(
        meantBy name: String, among known: [String], of holder: String? = nil
    ) -> MeantName? {
        let prefix = holder.map { $0 + "." } ?? ""
        if let new = variables[name]?.first(where: { known.contains($0) }) {
            return .renamed(from: prefix + name, to: prefix + new)
        }
        return nearMiss(to: name, among: known).map { .nearest(prefix + $0) }
    }
}
