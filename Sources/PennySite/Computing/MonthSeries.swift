import PennyContent
import PennyEngine

/// Budgets of several months that make a page together.
struct MonthSeries: Equatable {
    /// The word that the months share.
    let word: String
    /// The months, as places in the site's sets, the earliest first.
    let members: [Int]

    /// The word of months that say none.
    static let standardWord = "months"

    var id: String { Slug.suggestion(for: word) }

    var address: String { file("html") }

    func file(_ ending: String) -> String { Address.set(id, in: .budgets, ending) }

    /// What its page is called.
    var title: String {
        if word == Self.standardWord { return "Month by month" }
        return "\(Slug.title(of: word)), month by month"
    }

    /// The series of a site: the budgets that say their month, by the word they
    /// say beside it. A month alone makes none.
    static func all(of sets: [ComputedSet]) -> [MonthSeries] {
        var words: [String] = []
        var members: [String: [Int]] = [:]
        for (index, set) in sets.enumerated() where set.text("month") != nil {
            let word = set.text("series") ?? standardWord
            let known = words.first { $0.lowercased() == word.lowercased() }
            if known == nil { words.append(word) }
            members[known ?? word, default: []].append(index)
        }
        return words.compactMap { word in
            guard let places = members[word], places.count > 1 else { return nil }
            let inTurn = places.sorted {
                (sets[$0].text("month") ?? "", $0) < (sets[$1].text("month") ?? "", $1)
            }
            return MonthSeries(word: word, members: inTurn)
        }
    }
}

extension ComputedSet {
    /// The words of an input of a budget.
    fileprivate func text(_ input: String) -> String? {
        guard set.calculator == .budget,
            case .text(let words) = inputs.first(where: { $0.name == input })?.quantity,
            !words.isEmpty
        else { return nil }
        return words
    }
}
