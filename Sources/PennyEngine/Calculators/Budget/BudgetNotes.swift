/// The notes on a budget, starting with the balance at the end of the month.
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
        let withoutKind = plan.withoutKind
        if result.targets != nil, !withoutKind.isEmpty {
            notes.append(
                Words.noteWithoutKind(
                    names: Self.names(withoutKind.map { $0.name }), amount: withoutKind.total))
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

    /// The lines that were converted to months, by frequency.
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

    /// All items, or the first three and the number of others if there are more than four.
    static func few(_ items: [Quantity]) -> [Quantity] {
        if items.count <= 4 { return items }
        return items[..<3] + [.words(Words.noteAndMore(count: items.count - 3))]
    }
}

extension Message {
    /// Joins sentences into one message; nil if there are none. Joins them in halves to limit how
    /// deep messages nest.
    fileprivate static func sentences(_ sentences: [Message]) -> Message? {
        if sentences.count < 2 { return sentences.first }
        let middle = sentences.count / 2
        guard let first = Self.sentences(Array(sentences[..<middle])),
            let second = Self.sentences(Array(sentences[middle...]))
        else { return nil }
        return BudgetWords.noteSentences(first: first, second: second)
    }
}
