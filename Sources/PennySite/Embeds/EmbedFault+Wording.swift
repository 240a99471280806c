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
        }
    }

    private static func meant(_ near: String?, among known: [String]) -> String {
        near.map { "Did you mean “\($0)”?" } ?? "It can be \(alternatives(known))."
    }
}
