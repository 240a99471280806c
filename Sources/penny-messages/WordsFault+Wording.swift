import PennyMessages

extension WordsFault: CustomStringConvertible {
    /// One line with the file, the problem and the instruction.
    var description: String {
        if case .catalog(let problem) = kind {
            return "\(path):\(problem.location.line):\(problem.location.column): "
                + "\(problem.kind.summary). \(problem.kind.nextStep)"
        }
        if case .typed(let problem) = kind {
            return "\(path):\(problem.location.line):\(problem.location.column): "
                + "\(problem.kind.summary). \(problem.kind.nextStep)"
        }
        return "\(path): \(summary). \(nextStep)"
    }

    private var summary: String {
        switch kind {
        case .catalog(let problem): problem.kind.summary
        case .typed(let problem): problem.kind.summary
        case .unknownArea(let area): "there is no area \(area)"
        case .areaOfOtherFile(let area): "the file says that its area is \(area)"
        case .languageOfOtherFile(let tag): "the file says that its language is \(tag)"
        case .valueWithoutFunction(let message, let value):
            "\(message) does not say what $\(value) is"
        case .valueWithoutType(let message, let value, let function):
            "\(message) begins with :\(function) of $\(value), which says not what it is"
        case .valueNotSelected(let message, let value):
            "\(message) selects nothing by $\(value), which is one of some words"
        case .unknownStyle(let message, let style):
            "\(message) has a list of the style \(style)"
        case .otherKeys(let message, let value):
            "$\(value) has other keys in \(message) than in an earlier message"
        case .nameOfType(let message, let value):
            "$\(value) of \(message) would hide a type"
        case .repeatedName(let name): "two messages become the name \(name)"
        case .longName(let name): "the name \(name) is too long for a line of Swift"
        }
    }

    private var nextStep: String {
        switch kind {
        case .catalog(let problem): problem.kind.nextStep
        case .typed(let problem): problem.kind.nextStep
        case .unknownArea:
            "List it in Sources/calculators.txt or in WordsHome, and write its English first."
        case .areaOfOtherFile: "Name the file after its area."
        case .languageOfOtherFile: "Name the folder after the language of its files."
        case .valueWithoutFunction: "Write a function such as {$value :money}."
        case .valueWithoutType: "Write “.input {$value :money}” above it."
        case .valueNotSelected: "Write “.match” with its words, or use :string."
        case .unknownStyle: "Write and, or, comma, semicolon or plus."
        case .otherKeys: "Give the value another name, or the message the same keys."
        case .nameOfType: "Give the value another name."
        case .repeatedName: "Rename one of them."
        case .longName: "Choose shorter parts."
        }
    }
}
