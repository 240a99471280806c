import PennyTemplates

/// A value that a page gives its template: its name, its description, and the function that makes
/// it of the page.
/// The values of templates, `pennypress theme names` and the manual are made from it.
///
/// The function also gets the page's address, from which links lead.
struct PageValue<Model>: Sendable {
    typealias Making<Value> = @Sendable (Model, _ address: String) -> Value

    let variable: TemplateVariable
    private let name: TemplateName
    private let make: Making<TemplateValue>

    init(
        _ name: TemplateName, _ kind: TemplateVariable.Kind, _ help: String,
        of members: [TemplateVariable] = [], mayBeOff: Bool = false,
        _ make: @escaping Making<TemplateValue>
    ) {
        self.init(
            name,
            TemplateVariable(
                name: name.description, kind: kind, help: help, members: members,
                mayBeOff: mayBeOff),
            make)
    }

    private init(
        _ name: TemplateName, _ variable: TemplateVariable, _ make: @escaping Making<TemplateValue>
    ) {
        self.name = name
        self.variable = variable
        self.make = make
    }

    fileprivate func member(
        of model: Model, on address: String
    ) -> (TemplateName, TemplateValue) {
        (name, make(model, address))
    }

    /// Returns the same value of a model that contains this one.
    func of<Whole>(_ part: @escaping @Sendable (Whole) -> Model) -> PageValue<Whole> {
        PageValue<Whole>(name, variable) { whole, address in
            make(part(whole), address)
        }
    }
}

extension Array {
    /// The values of a page, or of a part of one.
    ///
    /// - Parameter address: that of the page.
    func values<Model>(
        of model: Model, on address: String
    ) -> TemplateValues where Element == PageValue<Model> {
        var members: [(TemplateName, TemplateValue)] = []
        members.reserveCapacity(count)
        for value in self { members.append(value.member(of: model, on: address)) }
        return TemplateValues(members)
    }

    /// The same values of a model that contains this one.
    func of<Whole, Model>(
        _ part: @escaping @Sendable (Whole) -> Model
    ) -> [PageValue<Whole>] where Element == PageValue<Model> {
        map { $0.of(part) }
    }

    /// The variables that templates get.
    func variables<Model>() -> [TemplateVariable] where Element == PageValue<Model> {
        map(\.variable)
    }
}

/// The values of one model, made once for many pages.
struct MadeValues<Model>: Sendable {
    let values: TemplateValues

    /// - Parameter address: that of the pages.
    init(_ values: [PageValue<Model>], of model: Model, on address: String = "") {
        self.values = values.values(of: model, on: address)
    }
}
