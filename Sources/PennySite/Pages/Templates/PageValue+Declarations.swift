import PennyTemplates

/// The types of values that pages declare.
extension PageValue {
    // MARK: - Single values

    static func text(
        _ name: TemplateName, _ help: String, _ text: @escaping Making<String>
    ) -> Self {
        Self(name, .text, help) { model, address in .text(text(model, address)) }
    }

    /// A text that a page may lack.
    static func optional(
        _ name: TemplateName, _ help: String, _ text: @escaping Making<String?>
    ) -> Self {
        Self(name, .text, help, mayBeOff: true) { model, address in
            .optional(text(model, address))
        }
    }

    /// Markup that a page may lack.
    static func html(
        _ name: TemplateName, _ help: String, _ html: @escaping Making<[UInt8]?>
    ) -> Self {
        Self(name, .html, help, mayBeOff: true) { model, address in
            html(model, address).map { .markup($0) } ?? .flag(false)
        }
    }

    /// Markup; empty without any.
    static func markup(
        _ name: TemplateName, _ help: String, _ html: @escaping Making<[UInt8]>
    ) -> Self {
        Self(name, .html, help) { model, address in .markup(html(model, address)) }
    }

    static func flag(
        _ name: TemplateName, _ help: String, _ isOn: @escaping Making<Bool>
    ) -> Self {
        Self(name, .flag, help) { model, address in .flag(isOn(model, address)) }
    }

    // MARK: - Lists

    /// A list of texts.
    static func texts(
        _ name: TemplateName, _ help: String, _ texts: @escaping Making<[String]>
    ) -> Self {
        Self(name, .list, help) { model, address in
            .list(texts(model, address).map { .text($0) })
        }
    }

    /// A list whose elements have these values.
    static func list<Element>(
        _ name: TemplateName, _ help: String, of values: [PageValue<Element>],
        _ elements: @escaping Making<[Element]>
    ) -> Self {
        Self(name, .list, help, of: values.variables()) { model, address in
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
        Self(name, .list, help, of: values.variables()) { model, address in
            guard let (count, make) = elements(model, address) else { return .list([]) }
            return .each(count: count) { .object(values.values(of: make($0), on: address)) }
        }
    }

    /// A list whose elements have these values, which are the same on many pages.
    static func made<Element>(
        _ name: TemplateName, _ help: String, of values: [PageValue<Element>],
        _ elements: @escaping Making<[MadeValues<Element>]>
    ) -> Self {
        Self(name, .list, help, of: values.variables()) { model, address in
            .list(elements(model, address).map { .object($0.values) })
        }
    }

    // MARK: - Objects

    /// The values below `fields:` in the front matter of a page.
    static func fields(
        _ name: TemplateName, _ help: String, _ fields: @escaping Making<TemplateValue>
    ) -> Self {
        Self(name, .object, help, fields)
    }

    /// An object that has these values, and that a page may lack.
    static func object<Part>(
        _ name: TemplateName, _ help: String, of values: [PageValue<Part>],
        _ part: @escaping Making<Part?>
    ) -> Self {
        Self(name, .object, help, of: values.variables(), mayBeOff: true) { model, address in
            guard let part = part(model, address) else { return .flag(false) }
            return .object(values.values(of: part, on: address))
        }
    }

    /// An object that has these values, and that every page has.
    static func part<Part>(
        _ name: TemplateName, _ help: String, of values: [PageValue<Part>],
        _ part: @escaping Making<Part>
    ) -> Self {
        Self(name, .object, help, of: values.variables()) { model, address in
            .object(values.values(of: part(model, address), on: address))
        }
    }
}
