import PennyContent
import PennyEngine
import PennyMarkup

/// Budgets of several months that make a page together.
struct MonthSeries: Equatable, Sendable {
    /// The word that the months share.
    let word: String
    /// The months, as places in the site's sets, the earliest first.
    let members: [Int]
    /// What its page is called.
    let title: String

    /// The word of months that say none.
    static let standardWord = "months"

    var id: String { Slug.suggestion(for: word) }

    var address: String { file("html") }

    func file(_ ending: String) -> String { "\(SetFolder.budgets.name)/\(id).\(ending)" }

    /// Whether a set may be a month: its result says so.
    static func mayHold(_ set: SavedSet) -> Bool {
        set.calculator == .budget && set.inputs.contains { $0.name == "month" }
    }

    /// The series of a site: the budgets that say their month, by the word they
    /// say beside it. A month alone makes none.
    ///
    /// - Parameters:
    ///   - budgets: those that may be months, with their places, in the order of pages.
    ///   - numbers: writes for the site's readers.
    static func all(
        of budgets: [(place: Int, set: ComputedSet)], _ numbers: NumberWriter
    ) -> [MonthSeries] {
        var words: [String] = []
        var members: [String: [(month: String, place: Int)]] = [:]
        for (place, set) in budgets {
            guard let month = set.text("month") else { continue }
            let word = set.text("series") ?? standardWord
            let known = words.first { $0.lowercased() == word.lowercased() }
            if known == nil { words.append(word) }
            members[known ?? word, default: []].append((month, place))
        }
        return words.compactMap { word in
            guard let months = members[word], months.count > 1 else { return nil }
            return MonthSeries(
                word: word, members: months.sorted(by: <).map(\.place),
                title: numbers.text(title(of: word)))
        }
    }

    private static func title(of word: String) -> Message {
        word == standardWord
            ? SiteWords.monthsTitle : SiteWords.monthsTitleOf(series: Slug.title(of: word))
    }
}

extension ComputedSet {
    /// The words of an input of a budget, as tools read them.
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
