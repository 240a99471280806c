import PennyTemplates

/// Another page of the site, by its title and its address from the root.
struct PageLink: Equatable, Sendable {
    let title: String
    let address: String

    func value(from page: String) -> TemplateValue {
        .object([
            "title": .text(title), "href": .text(Address.relative(from: page, to: address)),
        ])
    }
}

extension PageLink? {
    /// The link, or a flag that is off.
    func value(from page: String) -> TemplateValue { self?.value(from: page) ?? .flag(false) }
}
