import PennyDiagnostics
import PennyEngine

extension ContentFault {
    public var summary: String {
        switch self {
        case .controlCharacter(let name): "a control character, \(name)"
        case .directionCharacter(let name):
            "a character that turns the direction of writing, \(name)"
        case .notUTF8: "this byte is not UTF-8 text"
        case .fileTooLarge(let limit): "the file is larger than \(limit / 1024) KiB"
        case .noFrontMatter: "the file does not begin with front matter"
        case .frontMatterNotClosed: "the front matter is not closed"
        case .frontMatterTooLarge(let limit): "the front matter is larger than \(limit / 1024) KiB"
        case .yaml(let problem):
            Self.yamlWords[problem]?.summary ?? "the YAML cannot be read: \(problem)"
        case .anchor: "YAML anchors and aliases are not allowed"
        case .tag(let tag): "the YAML tag “\(tag)” is not allowed"
        case .tooDeep(let limit): "the YAML is nested deeper than \(limit) levels"
        case .duplicateKey(let key, _): "“\(key)” is given twice"
        case .keyNotText: "a key is not plain text"
        case .mappingExpected: "expected lines of the form “key: value”"
        case .emptyTable: "the table has no rows"
        case .twoSeparators: "the first line has two marks between its names"
        case .emptyColumnName: "a column has no name"
        case .duplicateColumn(let name): "column “\(name)” is given twice"
        case .wrongCellCount(let found, let wanted, _):
            "the row has \(counted(found, "cell")) and the header has \(wanted)"
        case .quoteNotClosed: "a quoted cell is not closed"
        case .textAfterQuote: "there is text after a quoted cell"
        case .tooManyRows(let limit): "the table has more than \(limit) rows"
        case .rowTooLarge(let limit): "the row is larger than \(limit / 1024) KiB"
        case .tooManyColumns(let found, let limit):
            "the table has \(found) columns, over the limit of \(limit)"
        case .unknownKey(let key, _, _): "unknown key “\(key)”"
        case .missingKey(let key, _), .missingInRow(let key): "\(key) is missing"
        case .emptyValue(let key), .emptyArgument(let key): "\(key) is empty"
        case .textExpected(let key): "\(key) is a single value, not a list"
        case .listExpected(let key): "\(key) is a list"
        case .keysExpected(let key, _): "\(key) has no keys below it"
        case .belongsUnder(let key, let group): "“\(key)” belongs under “\(group)”"
        case .bundleOfOther(let problem): problem.summary
        case .notADate(let key, let typed): "\(key) “\(typed)” is not a date"
        case .notYesOrNo(let key, let typed): "\(key) “\(typed)” is neither true nor false"
        case .notAWholeNumber(let key, let typed): "\(key) “\(typed)” is not a whole number"
        case .unknownKind(let kind, _, _): "kind “\(kind)” is not a calculator"
        case .kindOfOtherFolder(let kind, let folder, _):
            "kind “\(kind)” does not belong in \(folder)/"
        case .notACurrency(let code, _):
            Currency.hasNoMinorUnit(code)
                ? "currency “\(code)” has no smallest unit, such as a cent"
                : "currency “\(code)” is not a currency of ISO 4217"
        case .notABaseURL(let typed): "baseURL “\(typed)” is not a web address"
        case .baseURLWithUser: "baseURL has the name of a user, which every page would show"
        case .notAWebAddress(let key, let typed): "\(key) “\(typed)” is not a web address"
        case .unknownChoice(let key, let typed, _, _): "\(key) “\(typed)” is not known"
        case .outputsWithoutPage: "outputs has no “page”, and every result has its page"
        case .notAColor(let key, let typed): "\(key) “\(typed)” is not a color"
        case .colorTooClose(let key, let typed, let contrast, let ground, _):
            "\(key) “\(typed)” has a contrast of \(contrast / 100).\(contrast / 10 % 10) "
                + "with \(ground), and links need 4.5"
        case .notABrandingFile(let key, let typed, _):
            "\(key) “\(typed)” is not a file of assets/ that it can be"
        case .menuTooDeep(let levels): "the menu has more than \(levels) levels"
        case .listOutsideSection: "“list” is for the page of a section"
        case .setInPageOfFolder:
            "\(SetFolder.pageFile) is the page of its folder, and this is a saved set"
        case .notAnOldAddress(let typed): "alias “\(typed)” is not the path of a page"
        case .notAFieldName(let name): "“\(name)” cannot be the name of a field"
        case .notAField(let name):
            "the field “\(name)” is neither a text, yes or no, nor a list of texts"
        case .notALanguage(let tag, _): "language “\(tag)” is not the tag of a language"
        case .tooManyLanguages(let limit): "the site has more than \(limit) further languages"
        case .languageWithoutName(let tag): "the name of the language “\(tag)” is not known"
        case .languageTwice(let tag): "the site has the language “\(tag)” twice"
        case .changesOriginal(let key, _): "a translation cannot change “\(key)”"
        case .noOriginalRow(let name, _, let table): "“\(table)” has no row “\(name)”"
        case .noDefinition(let term): "“\(term)” has no definition"
        case .noNameInHeadword(let term): "“\(term)” has no letters for an address"
        case .lessonWithoutNumber(let name, _): "the lesson “\(name)” has no number"
        case .partWithoutNumber(let name, _): "the folder “\(name)” in lessons/ has no number"
        case .noSources: "the report has no sources"
        case .reservedName(let name): "“\(name)” is kept for a page of the reports"
        case .notAHost(let typed): "allowHosts “\(typed)” is not the name of a host"
        case .notWithin(let key, let number, let bounds):
            "\(key) \(number) is not between \(bounds.lowerBound) and \(bounds.upperBound)"
        case .formatOfOtherKind(let format, let kind, _):
            "format “\(format)” does not go with kind “\(kind)”"
        case .keyOfOtherKind(let key, let kind, _):
            "“\(key)” does not go with kind “\(kind)”"
        case .keyOfOtherFormat(let key, let format, _):
            "“\(key)” does not go with format “\(format)”"
        case .bothPaths: "the source has both a selector and an xpath"
        case .neitherPath: "the source has neither a selector nor an xpath"
        case .notAPattern(let typed, let problem):
            "matches “\(typed)” is not a regular expression: \(problem.words)"
        case .notARange(let typed): "range “\(typed)” is not a range"
        case .taxonomyTaken(let name): "“\(name)” is a key with another meaning"
        case .urlAndFile: "the source has a “url” and a “file”"
        case .notASourceFile(let typed): "file “\(typed)” is not the path of a file of the site"
        case .hiddenSourceFile(let typed):
            "file “\(typed)” is hidden, and a source never reads hidden files"
        case .unreadSourceFile(let typed, _):
            "file “\(typed)” is not a kind of file that sources read"
        case .notADateFormat(let typed): "dateFormat “\(typed)” does not say how dates are written"
        case .notShown(let typed): "show “\(typed)” is neither the value nor a change over a time"
        case .noColors(let key): "“\(key)” colored changes, and reports have no colors"
        case .reportWithoutDay(let name, _): "the report “\(name)” is not named by its day"
        case .notAPlainNumber(let key, let typed): "\(key) “\(typed)” is not a plain number"
        case .notATime(let key, let typed): "\(key) “\(typed)” is not a time"
        case .notAChange(let typed): "published “\(typed)” is not a percent change"
        case .noValueAndNoReason(let source):
            "“\(source)” has neither a value nor a reason why it is missing"
        case .afterTheReport(let day): "asOf \(day.isoText) is after the report’s own day"
        case .notBefore(let key, let day, let later):
            "\(key) \(day.isoText) is not before asOf \(later.isoText)"
        case .badName(let name, _) where Slug.isReserved(name):
            "Windows keeps the name “\(name)” for itself"
        case .badName(let name, _): "“\(name)” cannot be part of an address"
        case .duplicateName(let name, let first):
            "the name “\(name)” is taken by \(first.path), line \(first.line)"
        case .input(let problem, _), .inputBeside(let problem, _), .argument(let problem, _, _):
            problem.summary
        }
    }

    public var nextStep: String {
        switch self {
        case .controlCharacter: "Delete it. It cannot be seen, and garbles pages and tables."
        case .directionCharacter: "Delete it, or write the mark U+200E or U+200F in its place."
        case .notUTF8: "Save the file as UTF-8."
        case .fileTooLarge: "Make it smaller, or split it."
        case .noFrontMatter: "Begin it with a line “---”, then lines “key: value”, then “---”."
        case .frontMatterNotClosed: "Add a line “---” after the last key."
        case .frontMatterTooLarge: "Move long text below the front matter."
        case .yaml(let problem) where Self.yamlWords[problem] != nil:
            Self.yamlWords[problem]?.nextStep ?? ""
        case .yaml:
            "Check the colon after the key, the quotes, and the spaces at the start of the line."
        case .anchor: "Write the value out where it is used."
        case .tag: "Remove it; the value is read as text."
        case .tooDeep: "Write the values flat."
        case .duplicateKey(_, let line): "The first is on line \(line). Keep one of the two."
        case .duplicateColumn: "Keep one of the two."
        case .keyNotText: "Write the key as one word."
        case .mappingExpected: "Write one key a line."
        case .twoSeparators:
            "Put commas, semicolons or tabs between all cells, and no other of these."
        case .emptyTable: "Write a header and below it a row for each thing it holds."
        case .emptyColumnName: "Name the column, or remove it from every row."
        case .wrongCellCount(_, _, let missing?):
            "There is no cell for “\(missing)”. Add it, or end the row with an empty one."
        case .wrongCellCount: "Put a value that has a comma in it in double quotes."
        case .quoteNotClosed: "Close it with a double quote; write a quote in a cell twice."
        case .textAfterQuote: "Put the whole cell in quotes."
        case .tooManyRows: "Split the table into several files."
        case .rowTooLarge: "Close the quote that begins in it, or shorten it."
        case .tooManyColumns: "Leave out the columns that you do not use."
        case .unknownKey(_, let near, let known), .unknownKind(_, let near, let known),
            .unknownChoice(_, _, let near, let known):
            near.map { "Did you mean “\($0)”?" } ?? "It can be \(alternatives(known))."
        case .kindOfOtherFolder(_, _, let wanted): "Put the set into \(wanted)/."
        case .missingInRow(let key): "Add it to the row, under a column “\(key)”."
        case .missingKey(let key, let example): "Add a line such as “\(key): \(example)”."
        case .emptyValue(let key): "Write a value after “\(key):”, or remove the line."
        case .emptyArgument: "Write a value, or leave the argument out."
        case .textExpected: "Write one value after the colon."
        case .keysExpected(let key, let example):
            "Write “\(key):” and below it, two spaces in, “\(example)”."
        case .belongsUnder(let key, let group):
            "Write “\(group):” and below it, two spaces in, “\(key):” with its value."
        case .bundleOfOther(let problem): problem.nextStep
        case .listExpected(let key): "Write it as “\(key): [first, second]”."
        case .notADate: "Write a day that exists as year-month-day, such as 2026-11-20."
        case .notYesOrNo: "Write true or false."
        case .outputsWithoutPage(let words):
            "Write “outputs: \((["page"] + words).joined(separator: ", "))”."
        case .notAColor: "Write it as “#0b3d91”, with quotation marks."
        case .colorTooClose(_, _, _, _, let better): "Choose a color such as “\(better)”."
        case .notABrandingFile(_, _, let endings):
            "Put a file into assets/ and write its path. Its name can end with "
                + endings.joined(separator: ", ") + "."
        case .menuTooDeep: "Put these entries a level higher."
        case .setInPageOfFolder: "Rename the file, for example to first-home.md."
        case .listOutsideSection: "Write it in the file index.md of a folder in pages/."
        case .notAnOldAddress:
            "Write the path from the root of the site, such as “/2019/rates/” or “rates.html”."
        case .notAFieldName: "Write letters, digits, hyphens and low lines."
        case .notAField: "Write one value, or a list with one text on each line."
        case .notAWholeNumber: "Write a whole number such as 10."
        case .notACurrency(_, let near):
            near.map { "Did you mean \($0)?" }
                ?? "Write a code of three letters such as USD, EUR or JPY."
        case .baseURLWithUser: "Leave out what is between “//” and “@”, and the “@”."
        case .notABaseURL: "Write the whole of it, such as “https://example.org/blog/”."
        case .notAWebAddress: "Write the whole of it, such as “https://example.org/page”."
        case .tooManyLanguages: "Remove some, or divide the site into several."
        case .notALanguage(_, let near):
            near.map { "Did you mean “\($0)”?" } ?? "Write its tag, such as “de” or “pt-BR”."
        case .languageWithoutName:
            "Add a line “name:” with what those who speak it call it, such as “name: Deutsch”."
        case .languageTwice: "Keep one of the two."
        case .changesOriginal(_, let original):
            "Remove it here. What \(original) says holds in all languages."
        case .noOriginalRow(_, let near, _):
            near.map { "Did you mean “\($0)”?" } ?? "Name a row of that table, or remove this one."
        case .noDefinition: "Write it in Markdown below the front matter, or as “short”."
        case .noNameInHeadword: "Add a column “name” with one, such as “interest-rate”."
        case .lessonWithoutNumber(_, let suggestion):
            "Begin the file’s name with its place in the course, such as “\(suggestion)”."
        case .partWithoutNumber(_, let suggestion):
            "Begin the folder’s name with its place in the course, such as “\(suggestion)”."
        case .noSources: "Add a list “sources:” with the keys of each source."
        case .reservedName: "Give the source another name."
        case .notAHost: "Write its name or address alone, such as “127.0.0.1”."
        case .notWithin(_, _, let bounds):
            "Write a whole number from \(bounds.lowerBound) to \(bounds.upperBound)."
        case .formatOfOtherKind(_, _, let known): "It can be \(alternatives(known))."
        case .keyOfOtherKind(_, _, let wanted): "Remove it; it belongs to kind “\(wanted)”."
        case .keyOfOtherFormat(_, _, let wanted):
            "Remove it; it belongs to format \(alternatives(wanted))."
        case .bothPaths: "Keep one of the two."
        case .neitherPath: "Add a line such as “selector: span.quote”."
        case .notAPattern(_, let problem): problem.nextStep
        case .taxonomyTaken: "Choose another name for the taxonomy."
        case .urlAndFile: "Write one of the two."
        case .notASourceFile: "Write its path from the site’s folder, such as “data/rates.csv”."
        case .hiddenSourceFile:
            "Copy what readers may see into a file whose path has no name with “.” before it."
        case .unreadSourceFile(_, let known):
            "Save it as one that ends in \(alternatives(known.map { "." + $0 }))."
        case .notADateFormat: "Write one such as “DD.MM.YYYY”, “M/D/YYYY” or “YYYY-MM”."
        case .notARange: "Write the lowest and the highest plausible value, such as “5 to 150”."
        case .notShown:
            "Write “show: change over 12 months”, with days, months or years, or “show: value”."
        case .noColors: "Remove the line. A sign, an arrow and a word say how a value moved."
        case .reportWithoutDay(_, let suggestion):
            "Name the file by the day, such as “\(suggestion ?? "2026-05-27").yaml”."
        case .notAPlainNumber: "Write it with digits and a point alone, such as “1234.50”."
        case .notATime: "Write it as “2026-05-27T09:30:00Z”."
        case .notAChange: "Write one number with its sign, such as “+0.45%”."
        case .noValueAndNoReason: "Add “value:” and “asOf:”, or “missing:” with the reason."
        case .afterTheReport: "Correct it, or the name of the file."
        case .notBefore: "Correct one of the two days."
        case .badName(let name, let suggestion) where Slug.isReserved(name):
            "Choose another name, such as “\(suggestion)”."
        case .badName(_, let suggestion):
            "Use small letters, digits and hyphens, such as “\(suggestion)”."
        case .duplicateName: "Give one of the two another name."
        case .input(let problem, let near):
            near.map { "Did you mean “\($0)”?" } ?? problem.nextStep
        case .argument(let problem, let near, let example):
            near.map { "Did you mean “\($0)”?" } ?? Self.advice(problem, example)
        case .inputBeside(let problem, let other):
            "\(problem.nextStep) The first one is at \(other)."
        }
    }

    /// The advice for a problem of an argument, which has no lines and colons as files have.
    private static func advice(_ problem: InputProblem, _ example: String?) -> String {
        switch problem.kind {
        case .missing where problem.path.entry == nil:
            example.map { "Add an argument such as \($0)." } ?? problem.nextStep
        case .missing, .entriesExpected:
            example.map { "Write it as \($0)." } ?? problem.nextStep
        case .textExpected: "Write one value."
        default: problem.nextStep
        }
    }

    /// The wording of libyaml's most common problems.
    private static let yamlWords: [String: (summary: String, nextStep: String)] = [
        "could not find expected ':'": (
            "a key has no colon with a space after it", "Write the line as “key: value”."
        ),
        quoteNotClosedYAML: (
            "a quote is not closed", "Close it with the same quote."
        ),
        "mapping values are not allowed in this context": (
            "there is a second colon in the value", "Put the whole value in double quotes."
        ),
        "found character that cannot start any token": (
            "a value begins with a character that YAML keeps for itself",
            "Put the whole value in double quotes."
        ),
        textAfterApostrophe: (
            "there is text after a value in quotation marks",
            "Put double quotes around the whole value, as in \"it doesn't\"."
        ),
        textAfterQuotes: (
            "there is text after a value in quotation marks",
            "Put single quotes around the whole value, as in '\"Credit card\" balance 5,000'."
        ),
        tabInYAML: (
            "the line begins with a tab", "Use spaces at the start of a line."
        ),
        "did not find expected key": (
            "the line does not fit the ones above it",
            "Begin all keys of one level with the same number of spaces."
        ),
        "did not find expected ',' or ']'": (
            "a list in brackets is not closed", "Close it with “]”."
        ),
        "did not find expected ',' or '}'": (
            "a mapping in braces is not closed", "Close it with “}”."
        ),
    ]

    /// libyaml's problem for a second `---`.
    static let secondDocument = "but found another document"

    /// libyaml's problem for a quote that is not closed.
    static let quoteNotClosedYAML = "found unexpected end of stream"
    /// The two cases of a missing key or dash after a closing quote.
    static let textAfterApostrophe = "text after a closing apostrophe"
    static let textAfterQuotes = "text after a closing quotation mark"

    /// libyaml's problem for a tab at the start of a line.
    static let tabInYAML = "found a tab character that violates indentation"

    /// libyaml's problems for something that can be neither a key nor an entry of a list.
    static let unexpectedYAML: Set<String> = [
        "did not find expected key", "did not find expected '-' indicator",
    ]

    /// The problems that libyaml reports where it gave up, not where they began.
    static let unfinishedYAML: Set<String> = [
        "could not find expected ':'", quoteNotClosedYAML,
        "did not find expected ',' or ']'", "did not find expected ',' or '}'",
    ]
}
