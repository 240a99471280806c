/// Builds the `Calculation` of a comparison of saved sets, from which every page is rendered.
struct ScenarioResult {
    private typealias Words = ScenariosWords

    let comparison: ScenarioComparison
    let inputs: [NormalisedInput]
    let answer: ScenarioAnswer

    init(
        _ comparison: ScenarioComparison, _ inputs: [NormalisedInput], months: Int?,
        from today: CivilDate?
    ) {
        self.comparison = comparison
        self.inputs = inputs
        answer = ScenarioAnswer(comparison, months: months, from: today)
    }

    var members: [ScenarioComparison.Member] { comparison.members }
    var first: String { members[0].title }
    /// The rows of the tables: the deciding costs, and the figures of the results.
    var rows: [ScenarioComparison.Line] {
        (answer.decidingLine.map { [$0] } ?? []) + comparison.lines
    }

    func calculation(of calculator: Calculator) -> Calculation {
        Calculation(
            calculator: calculator, currency: comparison.currency, inputs: inputs,
            answer: answer.sentence, figures: (answer.figure.map { [$0] } ?? []) + differences,
            tables: tables, charts: charts, steps: (answer.step.map { [$0] } ?? []) + steps,
            proofs: [proof], notes: [Words.noteDifferences(first: first)], from: answer.start,
            members: members.map { Self.inputs(of: $0.result) })
    }

    /// A set with only its inputs. A default that depends on the site's locale counts as typed,
    /// because it can differ on another site.
    private static func inputs(of result: Calculation) -> Calculation {
        let byCountry = result.calculator.fields.filter { $0.requirement == .defaultsByCountry }
        let inputs = result.inputs.map { input in
            byCountry.contains { $0.name.isSameText(as: input.name) } ? input.typed : input
        }
        return Calculation(
            calculator: result.calculator, currency: result.currency, inputs: inputs)
    }

    /// The name of a difference: `totalInterestDifference` for the second set,
    /// `totalInterestDifference3` for the third.
    static func figureName(_ line: ScenarioComparison.Line, _ member: Int) -> String {
        let name: Wording =
            member == 1 ? "\(line.name)Difference" : "\(line.name)Difference\(member + 1)"
        return name.text
    }

    /// The difference of each figure from the first set. The label states its sign.
    private var differences: [Figure] {
        var figures: [Figure] = []
        for line in comparison.lines {
            for member in 1..<members.count {
                guard let difference = line.difference(member),
                    let stated = line.statedDifference(member)
                else { continue }
                let set = members[member].title
                let label =
                    if stated.isIncrease {
                        Words.figureHigher(figure: line.label, set: set)
                    } else if stated.isDecrease {
                        Words.figureLower(figure: line.label, set: set)
                    } else {
                        Words.figureSame(figure: line.label, set: set)
                    }
                figures.append(
                    Figure(
                        Self.figureName(line, member), label, difference,
                        shown: .words(
                            stated.isNone
                                ? Words.besideDifference(difference: stated)
                                : Words.size(difference: stated))))
            }
        }
        return figures
    }

    // MARK: - Steps and the proof

    private var steps: [Step] {
        comparison.lines.filter { $0.hasDifferences }.map { line in
            var names: [String] = []
            var numbers: [Quantity] = []
            var answers: [Quantity] = []
            for member in 1..<members.count {
                guard let difference = line.plainDifference(member) else { continue }
                names.append(Self.figureName(line, member))
                numbers.append(
                    .words(
                        CommonWords.formulaMinus(
                            first: line.stated[member], second: line.stated[0])))
                answers.append(difference)
            }
            return Step(
                line.label, for: names,
                formula: Words.stepDifferenceFormula,
                numbers: .value(.list(numbers, .semicolon)),
                answer: .value(.list(answers, .semicolon)))
        }
    }

    private var proof: Proof {
        var count = 0
        var holds = true
        for member in members {
            count += member.result.proofs.count
            holds = holds && member.result.proofs.allSatisfy { $0.holds }
        }
        return Proof(Words.proofChecks(checks: count, sets: members.count), holds: holds)
    }
}
