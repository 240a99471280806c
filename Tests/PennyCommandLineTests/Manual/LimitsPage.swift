@testable import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyFiles
import PennyMarkdown
@testable import PennySite
import PennyTemplates

/// The limits of files, figures and sites, from the constants of the program.
enum LimitsPage {
    static var page: ManualPage {
        let rows: [(String, String)] = [
            ("A text file of a site", bytes(ContentText.byteLimit)),
            ("The front matter of a file", bytes(FrontMatter.byteLimit)),
            ("The text below the front matter", bytes(MarkdownSource.byteLimit)),
            ("Columns of a table", grouped(CSVReader.columnLimit)),
            ("Rows of a table of saved sets", "no limit"),
            ("Rows of any other table", grouped(CSVReader.rowLimit)),
            ("Letters of a name in addresses", grouped(Slug.lengthLimit)),
            ("A page of the output", bytes(TemplateBounds.standard.bytes)),
            (
                "Tags that a page writes; an element of a list counts as ten",
                grouped(TemplateBounds.standard.tags)
            ),
            ("All templates of a site together", bytes(TemplateBounds.standard.source)),
            ("A file of `assets/` in a page on paper", bytes(StandalonePage.assetLimit)),
            (
                "Cells of files that the blocks of a text read, sort (twice as much) and show",
                grouped(BlockBounds.cells)
            ),
            ("Folders in each other, of texts and saved sets", grouped(FileTree.depthLimit)),
            (
                "Folders in each other, in `static/` and `assets/`",
                grouped(SourceFolder.copiedDepth)
            ),
            ("Lists of pages in a text that differ", grouped(BlockBounds.lists)),
            ("Further languages of a site", grouped(SiteLanguage.most)),
            ("Levels of the menu", grouped(SiteConfiguration.menuLevels)),
            ("Entries of a list on a page", grouped(PageLength.bounds.upperBound)),
            (
                "Saved sets in a folder of the library, unless `site.yaml` says otherwise",
                grouped(LibraryCapacity.standard.count)
            ),
            ("Parts of a build on several machines", grouped(Shard.most)),
            ("Messages about one file", grouped(DiagnosticPrinter.limit)),
            (
                "An amount of money",
                "below \(grouped(Int(Money.limit))) of the smallest unit, such as cents"
            ),
            ("Decimals of a rate", grouped(ExactDecimal.maximumScale)),
        ]
        let lines =
            [
                "Every input has a limit, so that a wrong file cannot stop your machine. If a site exceeds one, a message",
                "says so. [Limits of hosts](../publish/index.md#limits-of-hosts) are others.", "",
                "## Files and figures", "", "| what | at most |", "|---|---:|",
            ] + rows.map { "| \($0) | \($1) |" } + [
                "", "A site can have any number of files, and memory grows little with them",
                "([Large sites](../publish/large.md)).",
            ]
        return ManualPage(
            "reference/limits.md", title: "Limits",
            description: "How large files, tables, amounts and sites can be.", order: 7, lines)
    }

    private static func bytes(_ count: Int) -> String {
        let (unit, size) = count >= 1 << 20 ? ("MiB", 1 << 20) : ("KiB", 1 << 10)
        return "\(count / size) \(unit)"
    }

    private static func grouped(_ number: Int) -> String {
        var digits = String(number)
        var groups: [String] = []
        while digits.count > 3 {
            groups.insert(String(digits.suffix(3)), at: 0)
            digits.removeLast(3)
        }
        return ([digits] + groups).joined(separator: ",")
    }
}
