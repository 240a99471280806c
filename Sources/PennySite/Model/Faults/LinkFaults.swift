package import PennyDiagnostics

extension Fault {
    package static let link = LinkFaults()
}

/// Faults of links, and of the addresses they lead to.
package struct LinkFaults: FaultDeclarations {
    let broken = FaultDeclaration(551, example: "abuot.md", "about.md") {
        (target: String, near: String?) in
        (
            "the link “\(target)” leads to no file of the site",
            didYouMean(near) ?? "Link to a source file, relative to this one."
        )
    }
    let leavesSite = FaultDeclaration(552, example: "../../secrets.md") { target in
        (
            "the link “\(target)” leads out of the site’s folder",
            "Link to a file inside the site’s folder."
        )
    }
    let rowNotNamed = FaultDeclaration(553, example: "offers.csv", "offers.csv#spring") {
        target, example in
        (
            "the link “\(target)” leads to a table, not to one of its rows",
            "Add the row’s name, such as “\(example)”."
        )
    }
    let unknownRow = FaultDeclaration(554, example: "sping", "offers.csv", "spring") {
        (row: String, table: String, near: String?) in
        (
            "“\(table)” has no row “\(row)”",
            near.map { "Did you mean “#\($0)”?" } ?? "Look up its names, or link without “#”."
        )
    }
    let unknownAnchor = FaultDeclaration(555, example: "rats", "pages/about.md", "rates") {
        (anchor: String, page: String, near: String?) in
        (
            "“\(page)” has no heading “#\(anchor)”",
            near.map { "Did you mean “#\($0)”?" } ?? "Look up its names, or link without “#”."
        )
    }
    /// No page or menu links to a page.
    let unreachedPage = Fault(
        590, as: .warning, "no menu, list or link leads to this page",
        "Link to it, put it in “navigation” in site.yaml, or put an index.md in its folder.")
    let unknownPage = FaultDeclaration(
        556, example: "calculations/car.html", "calculations/cars.html"
    ) { (name: String, near: String?) in
        (
            "the site has no page “\(name)”",
            didYouMean(near)
                ?? "Name a file of the site, such as lessons/01-saving.md, or a page’s address."
        )
    }
    let addressTaken = FaultDeclaration(
        557, example: "calculations/car.html",
        SourceLocation(path: "calculations/cars.csv", line: 3),
        // The beginning of a file says no more than its name.
        related: { _, other in
            other == SourceLocation(path: other.path) ? [] : [.first(at: other)]
        }
    ) { (address: String, other: SourceLocation) in
        (
            "the address \(address) is taken by \(other.path)",
            other.path.hasPrefix("built-in ")
                ? "To replace a file of the theme, put it into templates/."
                : "Rename one of the two."
        )
    }
}
