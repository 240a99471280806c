package import PennyDiagnostics

extension Fault {
    package static let embed = EmbedFaults()
}

/// Faults of a `pennypress` block of a text.
package struct EmbedFaults: FaultDeclarations {
    let nothingShown = Fault(
        471, "the block does not say what it shows", "Add a line such as “show: chart”.")
    let unknownShow = FaultDeclaration(472, example: "chrat", "chart") {
        (word: String, near: String?) in
        (
            "“\(word)” is not something a block can show",
            didYouMean(near, among: EmbedRequest.Show.allCases.map(\.rawValue))
        )
    }
    let unknownKey = FaultDeclaration(473, example: "rows", "chart", nil, ["of", "title", "chart"])
    { (key: String, show: String, near: String?, known: [String]) in
        ("a block with a \(show) has no key “\(key)”", didYouMean(near, among: known))
    }
    let emptyValue = FaultDeclaration(474, example: "of") { key in
        ("“\(key)” has no value", "Write its value after the colon, or remove the line.")
    }
    let noSet = FaultDeclaration(475, example: "chart") { show in
        (
            "the block does not say of which saved set its \(show) is",
            "Add a line such as “of: first-home”."
        )
    }
    let severalSets = FaultDeclaration(476, example: "table") { show in
        (
            "the block names several saved sets for its \(show)",
            "Name one, or write “show: comparison”."
        )
    }
    let oneSetCompared = Fault(
        477, "the block compares one saved set", "Add another one after a comma.")
    let tooManyCompared = FaultDeclaration(478, example: 9, 6) { (count: Int, limit: Int) in
        (
            "the block compares \(count) saved sets, over the limit of \(limit)",
            "Name fewer, or write two blocks."
        )
    }
    let nothingInCommon = FaultDeclaration(479, example: "first-home", "groceries") { set, other in
        (
            "“\(set)” and “\(other)” have no figures in common, or two currencies",
            "Compare saved sets of one kind."
        )
    }
    let noChart = FaultDeclaration(480, example: "rule-of-72") { set in
        ("“\(set)” has no chart", "Show its table or its figures.")
    }
    let noTable = FaultDeclaration(481, example: "rule-of-72") { set in
        ("“\(set)” has no table", "Show its chart or its figures.")
    }
    let unknownChart = FaultDeclaration(
        482, example: "balnace", "first-home", "balance", ["balance", "years"]
    ) { (name: String, set: String, near: String?, known: [String]) in
        ("“\(set)” has no chart “\(name)”", didYouMean(near, among: known))
    }
    let unknownTable = FaultDeclaration(483, example: "years", "first-home", nil, ["schedule"]) {
        (name: String, set: String, near: String?, known: [String]) in
        ("“\(set)” has no table “\(name)”", didYouMean(near, among: known))
    }
    let unknownColumn = FaultDeclaration(
        484, example: "intrest", "schedule", "interest", ["payment", "interest"]
    ) { (name: String, table: String, near: String?, known: [String]) in
        ("the table “\(table)” has no column “\(name)”", didYouMean(near, among: known))
    }
    let malformedRows = FaultDeclaration(485, example: "first twelve") { text in
        ("“\(text)” is not a row number", "Write rows such as “1-12” or “1, 12, 24”.")
    }
    let neitherYesNorNo = FaultDeclaration(466, example: "open", "wide") { key, word in
        ("\(key) “\(word)” is neither yes nor no", "Write “\(key): yes”, or leave the line out.")
    }
    let unknownRows = FaultDeclaration(486, example: "1-400", "schedule", 360) {
        (text: String, table: String, count: Int) in
        (
            "the table “\(table)” has \(counted(count, "row")), and “\(text)” is not in it",
            "Count the rows from 1."
        )
    }
    let otherFolder = FaultDeclaration(487, example: "budgets/household", "calculations") {
        name, folder in
        ("“\(name)” is not in the folder “\(folder)”", "Write its name alone, or its own folder.")
    }
    let noPagesNamed = Fault(
        453, "the block does not say which pages it lists",
        "Add a line such as “in: pages/guide/”, “tag: loans” or “kind: loan”.")
    let unknownWord = FaultDeclaration(
        454, example: "order", "newst", "newest", ["menu", "title", "newest"]
    ) { (key: String, word: String, near: String?, known: [String]) in
        ("“\(word)” is not a value of “\(key)”", didYouMean(near, among: known))
    }
    let nothingListed = FaultDeclaration(455, example: "in “pages/gude/”") { words in
        ("no page is \(words)", "Check the spelling. Drafts are in no list.")
    }
    let noListHere = Fault(
        456, "the text of a saved set cannot list pages",
        "Put the list on a page of the folder “pages”.")
    let noFormHere = Fault(
        457, "a form can only be on a page of the folder “pages”, except the home page",
        "Show the figures, or link to the set’s own page.")
    let secondForm = Fault(
        458, "the page has two forms", "Put one of them on another page, or show its figures.")
    let tooManyCells = FaultDeclaration(463, example: BlockBounds.cells) { (limit: Int) in
        (
            "the blocks of the text need more than \(grouped(limit)) cells of files",
            "Name fewer columns, set a limit, or put blocks on another page."
        )
    }
    let tooManyLists = FaultDeclaration(464, example: BlockBounds.lists) { (limit: Int) in
        ("the text has more than \(limit) lists of pages", "Put some of them on another page.")
    }
    let tooMuchShown = FaultDeclaration(465, example: BlockBounds.bytes) { (limit: Int) in
        (
            "the blocks and examples of the text make more than \(limit >> 20) MiB of a page",
            "Show fewer rows, or put blocks on another page."
        )
    }
}
