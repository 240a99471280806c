/// What a reader should know about a budget: first how the month ends.
struct BudgetNotes {
    private typealias Words = BudgetWords

    private let result: BudgetResult

    init(_ result: BudgetResult) {
        self.result = result
    }

    private var plan: BudgetPlan { result.plan }

    var notes: [Message] {
        var notes = [ending]
        if let conversions = Message.sentences(conversions) { notes.append(conversions) }
        let kindless = plan.withoutKind
        if result.targets != nil, !kindless.isEmpty {
            notes.append(
                Words.noteWithoutKind(
                    names: Self.names(kindless.map { $0.name }), amount: kindless.total))
        }
        let unstated = plan.expenses.filter { $0.cost == nil }
        if plan.hasCosts, !unstated.isEmpty {
            notes.append(
                Words.noteWithoutCost(
                    names: Self.names(unstated.map { $0.name }), amount: unstated.total))
        }
        return notes
    }

    private var ending: Message {
        let left = plan.fundsAvailable
        if left < 0 { return Words.noteShort(amount: -left) }
        if left > 0 { return Words.noteLeft(left: left) }
        return plan.totalIncome == 0 ? Words.noteNothing : Words.noteAll
    }

    /// Which lines were turned into months, and how.
    private var conversions: [Message] {
        BudgetFrequency.allCases.compactMap { frequency in
            let names = (plan.income + plan.expenses).filter { $0.frequency == frequency }
                .map { $0.name }
            if frequency == .month || names.isEmpty { return nil }
            return Words.noteTyped(every: frequency.word, names: Self.names(names))
        }
    }

    static func names(_ names: [String]) -> [Quantity] {
        few(names.map { .text($0) })
    }

    /// All of them, or the first three and how many more where they are many.
    static func few(_ items: [Quantity]) -> [Quantity] {
        if items.count <= 4 { return items }
        return items[..<3] + [.words(Words.noteAndMore(count: items.count - 3))]
    }
}

extension Message {
    /// Sentences one behind another; nil where there are none. They are joined by halves, as
    /// messages stand in each other only so deep.
    fileprivate static func sentences(_ sentences: [Message]) -> Message? {
        if sentences.count < 2 { return sentences.first }
        let middle = sentences.count / 2
        guard let first = Self.sentences(Array(sentences[..<middle])),
            let second = Self.sentences(Array(sentences[middle...]))
        else { return nil }
        return BudgetWords.noteSentences(first: first, second: second)
    }
}
