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

    private init(
        _ name: TemplateName, _ variable: (String) -> TemplateVariable,
        _ make: @escaping Making<TemplateValue>
    ) {
        self.init(name, variable: variable(name.description), make)
    }

    private init(
        _ name: TemplateName, variable: TemplateVariable, _ make: @escaping Making<TemplateValue>
    ) {
        self.name = name
        self.variable = variable
        self.make = make
    }

    /// Makes the value of a model on the page at `address`.
    func value(of model: Model, on address: String) -> TemplateValue { make(model, address) }

    fileprivate func member(
        of model: Model, on address: String
    ) -> (TemplateName, TemplateValue) {
        (name, value(of: model, on: address))
    }

    /// Returns the same value of a model that contains this one.
    func of<Whole>(_ part: @escaping @Sendable (Whole) -> Model) -> PageValue<Whole> {
        PageValue<Whole>(name, variable: variable) { whole, address in
            make(part(whole), address)
        }
    }
}

// MARK: - Declarations

extension PageValue {
    static func text(
        _ name: TemplateName, _ help: String, _ text: @escaping Making<String>
    ) -> Self {
        Self(name, { .text($0, help) }) { model, address in
            .text(text(model, address))
        }
    }

    /// A text that a page may lack.
    static func optional(
        _ name: TemplateName, _ help: String, _ text: @escaping Making<String?>
    ) -> Self {
        Self(name, { .text($0, help).orOff }) { model, address in
            .optional(text(model, address))
        }
    }

    /// Markup that a page may lack.
    static func html(
        _ name: TemplateName, _ help: String, _ html: @escaping Making<[UInt8]?>
    ) -> Self {
        Self(name, { .html($0, help).orOff }) { model, address in
            html(model, address).map { .markup($0) } ?? .flag(false)
        }
    }

    /// Markup; empty without any.
    static func markup(
        _ name: TemplateName, _ help: String, _ html: @escaping Making<[UInt8]>
    ) -> Self {
        Self(name, { .html($0, help) }) { model, address in .markup(html(model, address)) }
    }

    static func flag(
        _ name: TemplateName, _ help: String, _ isOn: @escaping Making<Bool>
    ) -> Self {
        Self(name, { .flag($0, help) }) { model, address in
            .flag(isOn(model, address))
        }
    }

    /// A list whose elements have these values.
    static func list<Element>(
        _ name: TemplateName, _ help: String, of values: [PageValue<Element>],
        _ elements: @escaping Making<[Element]>
    ) -> Self {
        Self(name, { .list($0, help, of: values.variables) }) { model, address in
            .list(
                elements(model, address).map { element in
                    .object(values.values(of: element, on: address))
                })
        }
    }

    /// A list that may be long: each element is made when the template comes to it.
    static func each<Element>(
        _ name: TemplateName, _ help: String, of values: [PageValue<Element>],
        _ elements: @escaping Making<(count: Int, make: @Sendable (Int) -> Element)?>
    ) -> Self {
        Self(name, { .list($0, help, of: values.variables) }) { model, address in
            guard let (count, make) = elements(model, address) else { return .list([]) }
            return .each(count: count) { .object(values.values(of: make($0), on: address)) }
        }
    }

    /// The values below `fields:` in the front matter of a page.
    static func fields(
        _ name: TemplateName, _ help: String, _ fields: @escaping Making<TemplateValue>
    ) -> Self {
        Self(name, { .object($0, help, of: []) }, fields)
    }

    /// An object that has these values, and that a page may lack.
    static func object<Part>(
        _ name: TemplateName, _ help: String, of values: [PageValue<Part>],
        _ part: @escaping Making<Part?>
    ) -> Self {
        Self(name, { .object($0, help, of: values.variables).orOff }) { model, address in
            guard let part = part(model, address) else { return .flag(false) }
            return .object(values.values(of: part, on: address))
        }
    }

    /// An object that has these values, and that every page has.
    static func part<Part>(
        _ name: TemplateName, _ help: String, of values: [PageValue<Part>],
        _ part: @escaping Making<Part>
    ) -> Self {
        Self(name, { .object($0, help, of: values.variables) }) { model, address in
            .object(values.values(of: part(model, address), on: address))
        }
    }
}

/// A declaration of a value, without its model.
protocol DescribedValue {
    var variable: TemplateVariable { get }
}

extension PageValue: DescribedValue {}

extension Sequence where Element: DescribedValue {
    /// The variables that templates get.
    var variables: [TemplateVariable] { map(\.variable) }
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
}
