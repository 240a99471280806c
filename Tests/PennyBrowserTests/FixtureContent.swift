/// A word of the fixture's dictionary.
struct FixtureTerm {
    let slug: String
    let title: String
    var names: [String] = []
    let short: String
    let definition: String

    /// The terms in the order of the index. "con" and "tr" are found in all possible ways.
    static let all = [
        FixtureTerm(
            slug: "401-k", title: "401(k)", short: "A pension plan at work.",
            definition: "Money goes from each wage into a plan that an employer runs."),
        FixtureTerm(
            slug: "apr", title: "APR (Annual Percentage Rate)",
            names: ["Annual Percentage Rate", "effective annual cost", "lender's rate"],
            short: "What a loan takes a year, fees included.",
            definition: "The price of borrowing as one percentage, so that offers stand together."),
        FixtureTerm(
            slug: "budget", title: "Budget", short: "A plan for a month’s money.",
            definition: "It puts you in control: every amount has a task before it is spent."),
        FixtureTerm(
            slug: "compound-interest", title: "Compound interest",
            short: "Interest on interest.", definition: "Savings grow faster every year."),
        FixtureTerm(
            slug: "contract", title: "Contract", short: "A promise that binds.",
            definition: "Read it before you sign it."),
        FixtureTerm(
            slug: "credit-card", title: "Credit card", short: "A card that lends.",
            definition: "What is not paid back by the due day bears interest."),
        FixtureTerm(
            slug: "debt", title: "Debt", short: "Money that is owed.",
            definition: "It is to be paid back, mostly with interest."),
        FixtureTerm(
            slug: "debt-consolidation-loan", title: "Debt consolidation loan",
            short: "One loan in place of many.", definition: "One payment a month is left."),
        FixtureTerm(
            slug: "eclair-fund", title: "Éclair fund",
            names: ["treat fund"], short: "Money for small treats.",
            definition: "It keeps treats out of the other plans."),
        FixtureTerm(
            slug: "rainy-day-fund", title: "Rainy-day fund",
            names: ["emergency fund"], short: "Money for bad days.",
            definition: "Three months of bills are a good aim."),
        FixtureTerm(
            slug: "second-mortgage", title: "Second mortgage", short: "One more loan on a house.",
            definition: "It is paid after the first one."),
    ]
}

/// A chapter of the fixture.
struct FixtureChapter {
    let slug: String
    let title: String
    var questions: [FixtureQuestion] = []

    static let all = [
        FixtureChapter(slug: "credit", title: "Credit", questions: FixtureQuestion.all),
        FixtureChapter(slug: "debt", title: "Debt"),
        FixtureChapter(slug: "budgeting", title: "Budgeting"),
    ]
}

/// A question whose right answer is at the index `right`.
struct FixtureQuestion {
    let title: String
    let answers: [String]
    let right: Int

    static let all = [
        FixtureQuestion(
            title: "Which loan costs less in all?",
            answers: ["The one over 30 years", "The one over 15 years", "Both cost the same"],
            right: 1),
        FixtureQuestion(
            title: "What does a late payment do?",
            answers: ["It hurts your score", "Nothing"], right: 0),
        FixtureQuestion(
            title: "Who asks for your score?",
            answers: ["Nobody", "Lenders", "The post office"], right: 1),
    ]
}
