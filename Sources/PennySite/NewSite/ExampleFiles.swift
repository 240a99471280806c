/// The files of a new site. They are examples: each is as small as it can be
/// and says in comments what else can be written.
enum ExampleFiles {
    static let all: [(path: String, text: String)] = [
        ("site.yaml", configuration),
        ("pages/index.md", home),
        ("pages/about.md", about),
        ("calculations/first-home.md", loan),
        ("calculations/rainy-day.md", savings),
        ("calculations/car-loans.csv", table),
        ("comparisons/rice.md", comparison),
        ("budgets/household.md", budget),
        ("glossary/apr.md", term),
        ("glossary/terms.csv", terms),
        ("lessons/01-borrowing.md", lesson),
        ("report.yaml", report),
        ("reports/2026-11-18.yaml", firstReport),
        ("reports/2026-11-19.yaml", secondReport),
        ("reports/2026-11-20.yaml", thirdReport),
        ("assets/README.txt", assets),
    ]

    private static let configuration = """
        # The name of the site, at the top of every page.
        title: My money pages
        # One sentence for search engines.
        description: Loans, savings, prices and a budget, computed to the cent.

        # The address of the published site, with a slash at the end. Without it, there is no
        # sitemap, and the daily report has no feed.
        # baseURL: https://example.org/

        # The language of your text. The locale sets how to write numbers: 6.25% here, and 6,25%
        # with fr-CA. The currency is for every set that does not name one.
        # Locales:
        \(locales)
        language: en
        locale: en-US
        currency: USD

        # The menu. Without it, each folder and each page has an entry.
        # navigation:
        #   - label: Calculations
        #     to: calculations/
        #   - label: About
        #     to: pages/about.md

        # Default inputs for every set of a kind.
        # defaults:
        #   loan:
        #     paymentRounding: up

        """

    private static let home = """
        ---
        title: My money pages
        description: Calculations, a comparison and a budget to begin with.
        ---
        The first home costs {{first-home.payment}} a month. Between the double braces are the name
        of a set and one of its figures. The engine fills in the figure each time you build.

        Change a number in [the file](../calculations/first-home.md) and build again. There is also
        [a comparison](../comparisons/rice.md) and [a budget](../budgets/household.md).

        """

    private static let about = """
        ---
        title: About
        description: What a page of prose looks like.
        # The menu sorts pages by this number, then by name.
        order: 1
        # draft: true keeps a page out of the site until you build with --drafts.
        draft: false
        ---
        A page is Markdown. Headings begin with two marks, because the title is the first heading.

        ## Links

        Link to source files: [the first home](../calculations/first-home.md), or a row of a table:
        [the car over 48 months](../calculations/car-loans.csv#car-48-months). If a link has no
        target, it is an error with its line and column.

        ## Tables

        | What        | How much                       |
        | ----------- | -----------------------------: |
        | Payment     |         {{first-home.payment}} |
        | Interest    |   {{first-home.totalInterest}} |

        """

    private static let loan = """
        ---
        kind: loan
        title: First home
        description: A home loan over 30 years.
        date: 2026-11-20
        tags: [home]
        order: 1
        # How much you borrow, at what yearly rate, and for how long.
        principal: 350,000
        rate: 6.25%
        term: 30 years
        # More inputs, each with its default:
        # payments: monthly             biweekly, weekly, quarterly, yearly, accelerated-biweekly …
        # paymentRounding: half-up      up, as most US lenders do; half-even; down
        # extra:                        extra payments
        #   - amount: 200
        #     from: 1
        #     every: 1
        # start: 2026-12-01             dates; then also firstPayment, dueDay and dayCount
        # fees: 1,500                   for the APR; points: 1%
        ---
        The payment is {{this.payment}}, and the total interest is {{this.totalInterest}}.

        """

    private static let savings = """
        ---
        kind: savings
        title: Rainy-day fund
        description: A little each month for five years.
        date: 2026-11-20
        tags: [saving]
        yearsToInvest: 5
        initialInvestment: 500
        monthlyDeposit: 100
        interestRate: 3.5%
        # More inputs, each with its default:
        # additionalFeeRate: 0%         a yearly fee; feeRule: yearEnd, subtract or perCompounding
        # compoundInterval: monthly     annual, semiannual, quarterly, daily, or times a year
        # depositTiming: end            begin
        ---
        You pay in {{this.totalDeposits}}, and it grows to {{this.accruedBalance}}.

        """

    private static let table = """
        name,kind,title,description,date,principal,rate,term,paymentRounding
        car-36-months,loan,Over 36 months,The least interest.,2026-11-20,28000,7.2%,36 months,up
        car-48-months,loan,Over 48 months,A lower payment.,2026-11-20,28000,7.2%,48 months,up

        """

    private static let assets = """
        A build copies the files in this folder to the site, without changes.

        """
}
