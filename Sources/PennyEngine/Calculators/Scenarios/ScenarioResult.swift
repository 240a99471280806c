/// Puts a comparison of saved sets into the form every page is printed from.
struct ScenarioResult {
    let comparison: ScenarioComparison
    let inputs: [NormalisedInput]

    init(_ comparison: ScenarioComparison, _ inputs: [NormalisedInput]) {
        self.comparison = comparison
        self.inputs = inputs
    }

    var members: [ScenarioComparison.Member] { comparison.members }
    var first: String { members[0].title }

    func calculation() -> Calculation {
        var result = Calculation(
            calculator: .scenarios, currency: comparison.currency, inputs: inputs)
        result.figures = figures
        result.tables = tables
        result.charts = charts
        result.steps = steps
        result.proofs = [proof]
        result.notes = .old(notes)
        return result
    }

    /// The name of a difference: of the second set `totalInterestDifference`, of
    /// the third `totalInterestDifference3`.
    static func figureName(_ line: ScenarioComparison.Line, _ member: Int) -> String {
        let name: Wording =
            member == 1 ? "\(line.name)Difference" : "\(line.name)Difference\(member + 1)"
        return name.text
    }

    private var figures: [Figure] {
        var figures: [Figure] = []
        for line in comparison.lines {
            for member in 1..<members.count {
                guard let difference = line.difference(member) else { continue }
                let label: [Piece] = [
                    .value(.words(line.label)), .text(", "),
                    .text(members.count == 2 ? "difference" : members[member].title),
                ]
                figures.append(
                    Figure(Self.figureName(line, member), .old(label), difference))
            }
        }
        return figures
    }

    // MARK: - Steps, notes and the proof

    private var steps: [Step] {
        comparison.lines.filter { $0.hasDifferences }.map { line in
            var names: [String] = []
            var numbers: [Piece] = []
            var answer: [Piece] = []
            for member in 1..<members.count {
                guard let difference = line.difference(member) else { continue }
                names.append(Self.figureName(line, member))
                if member > 1 {
                    numbers.append(.text("; "))
                    answer.append(.text("; "))
                }
                numbers += [.value(line.values[member]), .text(" − "), .value(line.values[0])]
                answer.append(.value(difference))
            }
            return Step(
                line.label, for: names,
                formula: .old([.text("the set’s figure − the first set’s figure")]),
                numbers: .old(numbers), answer: .old(answer))
        }
    }

    private var notes: [[Piece]] {
        [
            [
                .words(
                    """
                    Differences are against \(first): a plus is more than it, a minus is less. \
                    How each figure came about stands on the page of its set.
                    """)
            ]
        ]
    }

    private var proof: Proof {
        var count = 0
        var holds = true
        for member in members {
            count += member.result.proofs.count
            holds = holds && member.result.proofs.allSatisfy { $0.holds }
        }
        return Proof(
            [
                .text("The "), .value(.count(count)), .text(" checks of the "),
                .value(.count(members.count)), .text(" sets, computed anew for this page, hold."),
            ], holds: holds)
    }
}
