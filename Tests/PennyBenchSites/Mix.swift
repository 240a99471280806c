import PennyTestSupport

/// One kind of set, with inputs that the seed chooses.
struct MixedSet: Sendable {
    var folder = "calculations"
    /// The beginning of the file's name.
    let name: String
    /// The lines below title, date and tags; the number of the round says which sets are there.
    let inputs: @Sendable (inout SeededGenerator, Int) -> String
    var text = "Worked out to the cent, with every step beside it."
}

extension SiteFolder {
    static let tags = [
        "home", "car", "college", "saving", "debt", "food", "first steps", "comparing", "prices",
        "retirement", "fees", "work",
    ]

    /// Sets of every calculator in turn, loans more often than the others.
    mutating func addMix(_ count: Int) throws {
        let kinds = MixedSet.borrowing + MixedSet.saving + MixedSet.household
        for number in 0..<count {
            let kind = kinds[number % kinds.count]
            let round = number / kinds.count
            let inputs = kind.inputs(&random, round)
            try add(
                "\(kind.folder)/\(kind.name)-\(round.padded(5)).md",
                """
                ---
                title: \(kind.name) number \(round + 1)
                date: \(random.day())
                tags: [\(random.pick(Self.tags))]
                \(inputs)
                ---
                \(kind.text)

                """)
        }
    }
}
