package import PennyEngine

extension Calculator {
    /// The names on pages of one saved set and of many; the latter is the name of a list.
    package var words: (one: Message, many: Message) {
        switch self {
        case .loan: (CommonWords.calculatorLoanOne, CommonWords.calculatorLoanMany)
        case .savings: (CommonWords.calculatorSavingsOne, CommonWords.calculatorSavingsMany)
        case .apr: (CommonWords.calculatorAprOne, CommonWords.calculatorAprMany)
        case .payoff: (CommonWords.calculatorPayoffOne, CommonWords.calculatorPayoffMany)
        case .card: (CommonWords.calculatorCardOne, CommonWords.calculatorCardMany)
        case .refinance: (CommonWords.calculatorRefinanceOne, CommonWords.calculatorRefinanceMany)
        case .inflation: (CommonWords.calculatorInflationOne, CommonWords.calculatorInflationMany)
        case .goal: (CommonWords.calculatorGoalOne, CommonWords.calculatorGoalMany)
        case .retirement:
            (CommonWords.calculatorRetirementOne, CommonWords.calculatorRetirementMany)
        case .rentOrBuy: (CommonWords.calculatorRentOrBuyOne, CommonWords.calculatorRentOrBuyMany)
        case .cashflow: (CommonWords.calculatorCashflowOne, CommonWords.calculatorCashflowMany)
        case .annuity: (CommonWords.calculatorAnnuityOne, CommonWords.calculatorAnnuityMany)
        case .rates: (CommonWords.calculatorRatesOne, CommonWords.calculatorRatesMany)
        case .simpleInterest:
            (CommonWords.calculatorSimpleInterestOne, CommonWords.calculatorSimpleInterestMany)
        case .doublingTime:
            (CommonWords.calculatorDoublingTimeOne, CommonWords.calculatorDoublingTimeMany)
        case .leverage: (CommonWords.calculatorLeverageOne, CommonWords.calculatorLeverageMany)
        case .comparison:
            (CommonWords.calculatorComparisonOne, CommonWords.calculatorComparisonMany)
        case .budget: (CommonWords.calculatorBudgetOne, CommonWords.calculatorBudgetMany)
        case .scenarios: (CommonWords.calculatorScenariosOne, CommonWords.calculatorScenariosMany)
        }
    }

    /// The question that the calculator answers.
    package var question: Message {
        switch self {
        case .loan: CommonWords.calculatorLoanQuestion
        case .savings: CommonWords.calculatorSavingsQuestion
        case .apr: CommonWords.calculatorAprQuestion
        case .payoff: CommonWords.calculatorPayoffQuestion
        case .card: CommonWords.calculatorCardQuestion
        case .refinance: CommonWords.calculatorRefinanceQuestion
        case .inflation: CommonWords.calculatorInflationQuestion
        case .goal: CommonWords.calculatorGoalQuestion
        case .retirement: CommonWords.calculatorRetirementQuestion
        case .rentOrBuy: CommonWords.calculatorRentOrBuyQuestion
        case .cashflow: CommonWords.calculatorCashflowQuestion
        case .annuity: CommonWords.calculatorAnnuityQuestion
        case .rates: CommonWords.calculatorRatesQuestion
        case .simpleInterest: CommonWords.calculatorSimpleInterestQuestion
        case .doublingTime: CommonWords.calculatorDoublingTimeQuestion
        case .leverage: CommonWords.calculatorLeverageQuestion
        case .comparison: CommonWords.calculatorComparisonQuestion
        case .budget: CommonWords.calculatorBudgetQuestion
        case .scenarios: CommonWords.calculatorScenariosQuestion
        }
    }
}
