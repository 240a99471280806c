import PennyDiagnostics

extension EmbedFault {
    package var summary: String {
        switch self {
        case .nothingShown: "the block does not say what it shows"
        case .unknownShow(let word, _): "“\(word)” is not something a block can show"
        case .unknownKey(let key, let show, _, _): "a block with a \(show) has no key “\(key)”"
        case .emptyValue(let key): "“\(key)” has no value"
        case .noSet(let show): "the block does not say of which saved set its \(show) is"
        case .severalSets(let show): "the block names several saved sets for its \(show)"
        case .oneSetCompared: "the block compares one saved set"
        case .tooManyCompared(let count, let limit):
            "the block compares \(count) saved sets, over the limit of \(limit)"
        case .nothingInCommon(let set, let other):
            "“\(set)” and “\(other)” have no figures in common, or two currencies"
        case .noChart(let set): "“\(set)” has no chart"
        case .noTable(let set): "“\(set)” has no table"
        case .unknownChart(let name, let set, _, _): "“\(set)” has no chart “\(name)”"
        case .unknownTable(let name, let set, _, _): "“\(set)” has no table “\(name)”"
        case .unknownColumn(let name, let table, _, _):
            "the table “\(table)” has no column “\(name)”"
        case .malformedRows(let text): "“\(text)” is not a row number"
        case .unknownRows(let text, let table, let count):
            "the table “\(table)” has \(counted(count, "row")), and “\(text)” is not in it"
        case .otherFolder(let name, let folder): "“\(name)” is not in the folder “\(folder)”"
        case .unknownData(let name, _, _): "the folder “data” has no file “\(name)”"
        case .unknownDrawing(let word, _, _): "“\(word)” is not a chart of a file"
        case .noFormat(let column): "“formats” does not say what the column “\(column)” is"
        case .unknownFormat(let word, _, _): "“\(word)” is not a format of a column"
        case .neitherYesNorNo(let key, let word): "\(key) “\(word)” is neither yes nor no"
        case .unknownMark(let word): "“\(word)” is not a decimal mark"
        case .dataCell(let cell, let column, let format):
            "“\(cell)” in the column “\(column)” is not of the format “\(format)”"
        case .ambiguousCell(let cell): "“\(cell)” can be a decimal number or thousands"
        case .amountTooFine(let cell, let currency, let decimals):
            "the amount “\(cell)” has more decimals than the \(decimals) of \(currency)"
        case .notSummable(let column, let format):
            "the column “\(column)” has the format “\(format)”, which has no sum"
        case .sumNotShown(let column): "the column “\(column)” has a sum but is not shown"
        case .barColumns: "bars need two columns: names, then numbers"
        case .lineColumns: "a line needs a column of dates or years, then one of numbers"
        case .severalBars(let count):
            "bars show one column of numbers, and the block names \(count)"
        case .tooManyLines(let count, let limit):
            "the chart has \(count) lines, over the limit of \(limit)"
        case .unlikeLines(let column, let format, let other, let otherFormat):
            "“\(column)” has the format “\(format)” and “\(other)” the format “\(otherFormat)”,"
                + " and a chart has one scale"
        case .nothingDrawn(let column, let file):
            "the column “\(column)” of “\(file)” has nothing to draw: its cells are empty"
        case .dayTwice(let day, let file): "“\(file)” has two rows with the day \(day)"
        case .malformedLimit(let text, _): "the limit “\(text)” is not a number that fits"
        case .noPagesNamed: "the block does not say which pages it lists"
        case .unknownWord(let key, let word, _, _): "“\(word)” is not a value of “\(key)”"
        case .nothingListed(let words): "no page is \(words)"
        case .noListHere: "the text of a saved set cannot list pages"
        case .noFormHere: "a form can only be on a page of the folder “pages”, except the home page"
        case .secondForm: "the page has two forms"
        case .tooManyCells(let limit):
            "the blocks of the text need more than \(grouped(limit)) cells of files"
        case .tooManyLists(let limit): "the text has more than \(limit) lists of pages"
        case .tooMuchShown(let limit):
            "the blocks and examples of the text make more than \(limit >> 20) MiB of a page"
        }
    }

    package var nextStep: String {
        switch self {
        case .nothingShown: "Add a line such as “show: chart”."
        case .unknownShow(_, let near):
            Self.meant(near, among: EmbedRequest.Show.allCases.map(\.rawValue))
        case .unknownKey(_, _, let near, let known): Self.meant(near, among: known)
        case .emptyValue: "Write its value after the colon, or remove the line."
        case .noSet: "Add a line such as “of: first-home”."
        case .severalSets: "Name one, or write “show: comparison”."
        case .oneSetCompared: "Add another one after a comma."
        case .tooManyCompared: "Name fewer, or write two blocks."
        case .nothingInCommon: "Compare saved sets of one kind."
        case .noChart: "Show its table or its figures."
        case .noTable: "Show its chart or its figures."
        case .unknownChart(_, _, let near, let known), .unknownTable(_, _, let near, let known),
            .unknownColumn(_, _, let near, let known):
            Self.meant(near, among: known)
        case .malformedRows: "Write rows such as “1-12” or “1, 12, 24”."
        case .unknownRows: "Count the rows from 1."
        case .otherFolder: "Write its name alone, or its own folder."
        case .unknownData(_, let near, let known):
            known.isEmpty ? "Put a CSV file there." : Self.meant(near, among: known)
        case .unknownDrawing(_, let near, let known), .unknownFormat(_, let near, let known),
            .unknownWord(_, _, let near, let known):
            Self.meant(near, among: known)
        case .noFormat(let column): "Write “\(column) = percent” or another format."
        case .neitherYesNorNo(let key, _): "Write “\(key): yes”, or leave the line out."
        case .unknownMark: "Write “decimals: point” or “decimals: comma”."
        case .dataCell(_, _, let format): Self.example(of: format)
        case .ambiguousCell: "Write “decimals: point” or “decimals: comma” in the block."
        case .amountTooFine: "Give the column the format “number”."
        case .notSummable: "Take it out of “sums”, or give it the format “amount” or “number”."
        case .sumNotShown: "Add it to “columns”."
        case .barColumns: "Name them: “columns: name, amount” and “formats: amount = amount”."
        case .lineColumns:
            "Name them: “columns: month, rate” and “formats: month = date, rate = percent”."
        case .severalBars: "Name one, or write “chart: line” to show several columns over days."
        case .tooManyLines: "Name fewer columns, or write two blocks."
        case .unlikeLines: "Give both the same format, or show them in two charts."
        case .nothingDrawn: "Take it out of “columns”, or fill in its cells."
        case .dayTwice: "Leave one out, or show the file as a table."
        case .malformedLimit(_, let most): "Write a number from 1 to \(most)."
        case .noPagesNamed: "Add a line such as “in: pages/guide/”, “tag: loans” or “kind: loan”."
        case .nothingListed: "Check the spelling. Drafts are in no list."
        case .noListHere: "Put the list on a page of the folder “pages”."
        case .noFormHere: "Show the figures, or link to the set’s own page."
        case .secondForm: "Put one of them on another page, or show its figures."
        case .tooManyCells: "Name fewer columns, set a limit, or put blocks on another page."
        case .tooManyLists: "Put some of them on another page."
        case .tooMuchShown: "Show fewer rows, or put blocks on another page."
        }
    }

    /// Describes a cell of a format.
    private static func example(of format: String) -> String {
        switch ColumnFormat(rawValue: format) {
        case .date: "Write a day such as 2026-06-30."
        case .year: "Write a year such as 2026."
        case .percent: "Write a number such as 6.25, with at most 8 decimals, or leave it empty."
        default: "Write a number with at most 15 digits and 8 decimals, or leave it empty."
        }
    }

    private static func meant(_ near: String?, among known: [String]) -> String {
        near.map { "Did you mean “\($0)”?" } ?? "It can be \(alternatives(known))."
    }
}
