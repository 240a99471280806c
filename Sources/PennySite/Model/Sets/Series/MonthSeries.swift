import PennyContent
import PennyEngine
import PennyMarkup

/// Budgets of several months that share a page.
struct MonthSeries: Equatable, Sendable {
    /// The word that the months share.
    let word: String
    /// The months, as indices of the edition's sets, the earliest first.
    let members: [Int]
    /// The title of its page.
    let title: String

    /// The word of months that name no series.
    static let standardWord = "months"

    var id: String { Slug.suggestion(for: word) }

    var address: String { file("html") }

    func file(_ ending: String) -> String { "\(SetFolder.budgets.name)/\(id).\(ending)" }

    /// Whether a set may be a month; its result decides.
    static func mayHold(_ set: SavedSet) -> Bool {
        set.calculator == .budget && set.inputs.contains { $0.name == "month" }
    }

    /// Finds the series of a site: the budgets with a month, grouped by the word of their series. A
    /// single month makes no series.
    ///
    /// - Parameters:
    ///   - budgets: the sets that may be months, with their indices, in the order of pages.
    ///   - numbers: the number writer for the site's readers.
    static func all(
        of budgets: [(index: Int, set: ComputedSet)], _ numbers: NumberWriter
    ) -> [MonthSeries] {
        var words: [String] = []
        var members: [String: [(month: String, index: Int)]] = [:]
        for (index, set) in budgets {
            guard let month = set.text("month") else { continue }
            let word = set.text("series") ?? standardWord
            let known = words.first { $0.lowercased() == word.lowercased() }
            if known == nil { words.append(word) }
            members[known ?? word, default: []].append((month, index))
        }
        return words.compactMap { word in
            guard let months = members[word], months.count > 1 else { return nil }
            return MonthSeries(
                word: word, members: months.sorted(by: <).map(\.index),
                title: numbers.text(title(of: word)))
        }
    }

    private static func title(of word: String) -> Message {
        word == standardWord
            ? SiteWords.monthsTitle : SiteWords.monthsTitleOf(series: Slug.title(of: word))
    }
}

extension ComputedSet {
    /// Returns the words of an input of a budget, in the form for tools; nil for none.
    fileprivate func text(_ input: String) -> String? {
        guard set.calculator == .budget,
            let quantity = inputs.first(where: { $0.name == input })?.quantity
        else { return nil }
        switch quantity {
        case .text(let words), .words(_, let words): return words.isEmpty ? nil : words
        default: return nil
        }
    }
}
