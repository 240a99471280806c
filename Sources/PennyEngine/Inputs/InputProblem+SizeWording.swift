// The wording of problems with sizes and with numbers that are calculations.
extension InputProblem {
    /// The way products of a kind are sold.
    static func sold(_ kind: MeasureKind) -> Wording {
        kind == .pieces ? "by the piece" : "by \(kind.label)"
    }

    /// The name of a kind with its article.
    static func measure(_ kind: MeasureKind) -> Wording {
        switch kind {
        case .pieces: "a number of pieces"
        case .area: "an area"
        default: "a \(kind.label)"
        }
    }

    /// The part that a number alone lacks to be a size of a kind.
    static func sizeMissing(_ kind: MeasureKind) -> Wording {
        switch kind {
        case .pieces: "a whole number of pieces"
        case .mass: "its unit, such as g or kg"
        case .volume: "its unit, such as ml or l"
        case .length: "its unit, such as cm or m"
        case .area: "its unit, such as m² or ft²"
        }
    }

    // MARK: - Sizes

    func sizeSummary(_ failure: SizeFailure) -> Wording {
        switch failure {
        case .empty: "\(name) is empty"
        case .notANumber(let part): "\(name) has “\(part)” where a number belongs"
        case .ambiguousNumber(let part): "\(name) “\(part)” can be read in two ways"
        case .tooManyDecimals(let part, let limit):
            "\(name) “\(part)” has more than \(limit) decimals"
        case .tooLarge(let part): "\(name) “\(part)” is larger than Pennypress computes"
        case .negative(let part): "\(name) “\(part)” is below zero"
        case .zero(let part): "\(name) “\(part)” is zero"
        case .notAFraction(let part): "\(name) “\(part)” is not a fraction people measure by"
        case .numberMissing(let unit): "\(name) has no number before “\(unit)”"
        case .countNotWhole(let part): "\(name) “\(part)” is not a whole number of packs or pieces"
        case .unitMissing(let part, _): "\(name) “\(part)” has no unit"
        case .alone(let part, let product, let first, let listed, let firstEntry):
            """
            \(name): “\(product)” has “\(part)” without a unit, but “\(first)” \
            (\(path.input) entry \(firstEntry + 1)) is sold \(Self.sold(listed))
            """
        case .unknownUnit(let unit, _): "\(name) has the unit “\(unit)”, which nobody knows"
        case .ambiguousUnit(let unit, _): "\(name) has the unit “\(unit)”, which can mean several"
        case .notAPart(let part, let unit): "\(name): “\(part)” is not a part of a \(unit)"
        case .mixedKinds(let first, let kind, let second, let other):
            """
            \(name) mixes “\(first)”, \(Self.measure(kind)), and “\(second)”, \
            \(Self.measure(other))
            """
        case .twoMeasures(let part): "\(name) “\(part)” multiplies two measures"
        case .contradicts(let size, let restated):
            "\(name) “\(size)” is not the same as “\(restated)” behind it"
        case .unreadRest(let rest): "\(name) goes on with “\(rest)”"
        }
    }

    func sizeNextStep(_ failure: SizeFailure) -> Wording {
        switch failure {
        case .empty, .notANumber, .numberMissing:
            "Write a number and a unit, such as 400 g or 6 x 330 ml."
        case .ambiguousNumber(let part): markAdvice(part, "1500", "1.5")
        case .tooManyDecimals: "Write fewer decimals."
        case .tooLarge: "Write a smaller size."
        case .negative, .zero: "Write a size above zero."
        case .notAFraction: "Write “6 x 12” for six of twelve, or a decimal."
        case .countNotWhole: "Write a whole number before the x."
        case .unitMissing(_, let kind):
            if let kind {
                "Write its unit; the list is of \(Self.measure(kind))."
            } else {
                "Write its unit, such as g, kg, ml or l."
            }
        case .alone(_, _, _, let listed, _):
            """
            Write \(Self.sizeMissing(listed)), or put products sold by another measure into a list \
            of their own.
            """
        case .unknownUnit(_, let nearest):
            if let nearest {
                "Did you mean “\(nearest)”?"
            } else {
                "Write a unit such as g, kg, lb, oz, ml, l, fl oz, m or pieces."
            }
        case .ambiguousUnit(_, let choices): "Write \(Self.choice(of: choices))."
        case .notAPart, .mixedKinds:
            "Write the same size again in brackets, or only one of the two."
        case .twoMeasures: "Write an area in m² or ft²."
        case .contradicts: "Correct one of the two, or leave one out."
        case .unreadRest: "Write only the size, such as 400 g or 6 x 330 ml."
        }
    }

    /// `“a”, “b” or “c”`
    private static func choice(of words: [String]) -> Wording {
        var out: Wording = ""
        for (index, word) in words.enumerated() {
            if index > 0 { out += index == words.count - 1 ? " or " : ", " }
            out += "“\(word)”"
        }
        return out
    }

    // MARK: - Calculations

    func expressionSummary(_ failure: ExpressionFailure, _ typed: String) -> Wording {
        switch failure {
        case .chained(_, _, let readings):
            if let both = readings?.results {
                """
                \(name) “\(typed)” has two operators, and could mean \(both.fromTheLeft) or \
                \(both.byPrecedence)
                """
            } else {
                "\(name) “\(typed)” has more than one operator"
            }
        case .twoOperators(let first, let second):
            "\(name) “\(typed)” has “\(first.symbol)” and “\(second.symbol)” in a row"
        case .divisionByZero: "\(name) “\(typed)” divides by zero"
        case .afterEquals: "\(name) “\(typed)” goes on after “=”"
        case .operatorFirst(let sign): "\(name) “\(typed)” begins with “\(sign.symbol)”"
        case .ambiguousMark: "\(name) “\(typed)” can be read in two ways"
        case .notANumber: "\(name) “\(typed)” is not a number or a calculation with two"
        case .tooLong, .tooManyDecimals, .resultTooLong:
            "\(name) “\(typed)” has more digits than Pennypress computes with"
        }
    }

    func expressionNextStep(_ failure: ExpressionFailure) -> Wording {
        switch failure {
        case .chained(_, _, let readings):
            if let both = readings?.results {
                """
                From the left it is \(both.fromTheLeft), with products first \
                \(both.byPrecedence); work out one step and write the other.
                """
            } else {
                "A calculation has two numbers; work out one step and write the other."
            }
        case .twoOperators: "Keep one of the two; only the first number can have a minus sign."
        case .divisionByZero: "Write a divisor other than 0."
        case .afterEquals: "Leave out what stands after “=”."
        case .operatorFirst: "Write the number that stands before it, or leave it out."
        case .ambiguousMark(let number): markAdvice(number, "1500", "1.5")
        case .notANumber, .tooLong, .tooManyDecimals, .resultTooLong:
            """
            Write a number such as \(self.typed("4.99")), or two with one operator, such as \
            \(self.typed("4.99")) - \(self.typed("0.50")).
            """
        }
    }
}

extension ChainReadings {
    /// Both results as text; nil where they are equal.
    package var results: (fromTheLeft: String, byPrecedence: String)? {
        guard fromTheLeft != byPrecedence, let left = fromTheLeft.rounded(decimals: 4)?.value,
            let other = byPrecedence.rounded(decimals: 4)?.value
        else { return nil }
        return (left.text(), other.text())
    }
}
