package import PennyDiagnostics
import PennyEngine

extension Fault {
    package static let page = PageFaults()
}

/// Faults of pages, terms and lessons.
package struct PageFaults: FaultDeclarations {
    /// A `list` key on a page that has no list.
    let listOutsideSection = Fault(
        146, "“list” is for the page of a section",
        "Write it in the file index.md of a folder in pages/.")
    /// A saved set in the file that is the page of its folder.
    let setInPageOfFolder = Fault(
        192, "\(SetFolder.pageFile) is the page of its folder, and this is a saved set",
        "Rename the file, for example to first-home.md.")
    let notAnOldAddress = FaultDeclaration(147, example: "../old") { typed in
        (
            "alias “\(typed)” is not the path of a page",
            "Write the path from the root of the site, such as “/2019/rates/” or “rates.html”."
        )
    }
    /// A name that no template can use as a tag.
    let notAFieldName = FaultDeclaration(177, example: "unit price") { name in
        ("“\(name)” cannot be the name of a field", "Write letters, digits, hyphens and low lines.")
    }
    let notAField = FaultDeclaration(178, example: "author") { name in
        (
            "the field “\(name)” is neither a text, yes or no, nor a list of texts",
            "Write one value, or a list with one text on each line."
        )
    }
    /// A translation that changes a key for which the original decides.
    let changesOriginal = FaultDeclaration(151, example: "kind", "first-home.md") { key, original in
        (
            "a translation cannot change “\(key)”",
            "Remove it here. What \(original) says holds in all languages."
        )
    }
    let noOriginalRow = FaultDeclaration(152, example: "sping", "spring", "offers.csv") {
        (name: String, near: String?, table: String) in
        (
            "“\(table)” has no row “\(name)”",
            didYouMean(near) ?? "Name a row of that table, or remove this one."
        )
    }
    let noDefinition = FaultDeclaration(153, example: "Principal") { term in
        (
            "“\(term)” has no definition",
            "Write it in Markdown below the front matter, or as “short”."
        )
    }
    let noNameInHeadword = FaultDeclaration(154, example: "%") { term in
        (
            "“\(term)” has no letters for an address",
            "Add a column “name” with one, such as “interest-rate”."
        )
    }
    let lessonWithoutNumber = FaultDeclaration(155, example: "credit.md", "05-credit.md") {
        name, suggestion in
        (
            "the lesson “\(name)” has no number",
            "Begin the file’s name with its place in the course, such as “\(suggestion)”."
        )
    }
    package let partWithoutNumber = FaultDeclaration(193, example: "everyday", "01-everyday") {
        name, suggestion in
        (
            "the folder “\(name)” in lessons/ has no number",
            "Begin the folder’s name with its place in the course, such as “\(suggestion)”."
        )
    }
}
