// scripts/messages makes this file of messages/en/site.mf2.

package import PennyEngine

/// The messages of the area site, with the values that they take.
package enum SiteWords {
    package static var area: MessageArea { MessageArea(29, digest: 0x514F_B080) }
    /// `How it works`
    package static var calculatorsAbout: Message { Message(area, 0) }
    /// `Clear all fields`
    package static var calculatorsClear: Message { Message(area, 1) }
    /// `Your answer appears here when the fields are filled in.`
    package static var calculatorsEmpty: Message { Message(area, 2) }
    /// `This calculator does not work in this browser.`
    package static var calculatorsFailed: Message { Message(area, 3) }
    /// `Your numbers`
    package static var calculatorsFields: Message { Message(area, 4) }
    /// `Turn on JavaScript to calculate with your own numbers. You see an example.`
    package static var calculatorsNoScript: Message { Message(area, 5) }
    /// `The calculator did not load. Check your connection and try again.`
    package static var calculatorsOffline: Message { Message(area, 6) }
    /// `{$list :words} on this site`
    @inline(never) package static func calculatorsResults(list: Message) -> Message {
        Message(area, 7, [.words(list)])
    }
    /// `Enter your own numbers. Each calculator shows the result as you type, and explains it.`
    package static var calculatorsText: Message { Message(area, 8) }
    /// `Calculators`
    package static var calculatorsTitle: Message { Message(area, 9) }
    /// `Try an example`
    package static var calculatorsTry: Message { Message(area, 10) }
    /// `Several months`
    package static var cardMonths: Message { Message(area, 11) }
    /// `On this page`
    package static var contentsTitle: Message { Message(area, 12) }
    /// `Data (CSV):`
    package static var dataFile: Message { Message(area, 13) }
    /// `the table, for a spreadsheet`
    package static var downloadCsv: Message { Message(area, 14) }
    /// `inputs, figures and tables for a program`
    package static var downloadJson: Message { Message(area, 15) }
    /// `Download`
    package static var downloadTitle: Message { Message(area, 16) }
    /// `Languages`
    package static var frameLanguages: Message { Message(area, 17) }
    /// `Made with {$program :string}`
    @inline(never) package static func frameMadeWith(program: String) -> Message {
        Message(area, 18, [.text(program)])
    }
    /// `Main`
    package static var frameMenu: Message { Message(area, 19) }
    /// `Menu`
    package static var frameOpenMenu: Message { Message(area, 20) }
    /// `Skip to the content`
    package static var frameSkip: Message { Message(area, 21) }
    /// `Skip to the inputs`
    package static var frameSkipToForm: Message { Message(area, 22) }
    /// `Updated {$date :string}`
    @inline(never) package static func frameUpdated(date: String) -> Message {
        Message(area, 23, [.text(date)])
    }
    /// `What would you like to know?`
    package static var homeAsk: Message { Message(area, 24) }
    /// `For example: “300,000 at 5.5% for 30 years” or “What does APR mean?”`
    package static var homeAskExample: Message { Message(area, 25) }
    /// `Plan a budget`
    package static var homeDoorBudget: Message { Message(area, 26) }
    /// `What comes in, goes out and is left`
    package static var homeDoorBudgetText: Message { Message(area, 27) }
    /// `Enter your own numbers`
    package static var homeDoorCalculatorsText: Message { Message(area, 28) }
    /// `Where to begin`
    package static var homeDoors: Message { Message(area, 29) }
    /// `More results`
    package static var homeMore: Message { Message(area, 30) }
    /// `See all`
    package static var homeSeeAll: Message { Message(area, 31) }
    /// `See all: {$list :string}`
    @inline(never) package static func homeSeeAllList(list: String) -> Message {
        Message(area, 32, [.text(list)])
    }
    /// `{$count :words} with figures, tables and reasons.`
    @inline(never) package static func listAbout(count: Message) -> Message {
        Message(area, 33, [.words(count)])
    }
    /// `{$calculator :words}: {$count :words} with figures, tables and reasons.`
    @inline(never) package static func listAboutCalculator(
        calculator: Message, count: Message
    ) -> Message {
        Message(area, 34, [.words(calculator), .words(count)])
    }
    /// `Results`
    package static var listCalculations: Message { Message(area, 35) }
    /// `All results`
    package static var listCalculationsAll: Message { Message(area, 36) }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{{$count} budget}}
    ///     * {{{$count} budgets}}
    @inline(never) package static func listCountBudgets(count: Int) -> Message {
        Message(area, 37, [.count(count)])
    }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{{$count} result}}
    ///     * {{{$count} results}}
    @inline(never) package static func listCountCalculations(count: Int) -> Message {
        Message(area, 38, [.count(count)])
    }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{{$count} comparison}}
    ///     * {{{$count} comparisons}}
    @inline(never) package static func listCountComparisons(count: Int) -> Message {
        Message(area, 39, [.count(count)])
    }
    /// `Filter the results`
    package static var listFilter: Message { Message(area, 40) }
    /// `Undo changes`
    package static var liveBack: Message { Message(area, 41) }
    /// `You cannot change the inputs in this browser. You see the published result.`
    package static var liveFailed: Message { Message(area, 42) }
    /// `Your result`
    package static var liveLine: Message { Message(area, 43) }
    /// `Turn on JavaScript to change the inputs. You see the published result.`
    package static var liveNoScript: Message { Message(area, 44) }
    /// `Results update as you type. Nothing leaves this page.`
    package static var liveNote: Message { Message(area, 45) }
    ///     The calculator did not load. Check your connection and try again. You see the published
    ///     result.
    package static var liveOffline: Message { Message(area, 46) }
    /// `This text is about the published figures, not about your inputs.`
    package static var liveOriginal: Message { Message(area, 47) }
    /// `Try again`
    package static var liveRetry: Message { Message(area, 48) }
    /// `Save these inputs`
    package static var liveSave: Message { Message(area, 49) }
    /// `Name this version`
    package static var liveSaveTitle: Message { Message(area, 50) }
    /// `Change the inputs`
    package static var liveTitle: Message { Message(area, 51) }
    /// `{$title :string}: {$summary :string}`
    @inline(never) package static func monthsDescription(
        title: String, summary: String
    ) -> Message {
        Message(area, 52, [.text(title), .text(summary)])
    }
    /// `The months`
    package static var monthsMembers: Message { Message(area, 53) }
    ///     .input {$months :integer}
    ///     .input {$first :month}
    ///     .input {$last :month}
    ///     .match $months
    ///     one {{{$months} month, {$first} to {$last}.}}
    ///     * {{{$months} months, {$first} to {$last}.}}
    @inline(never) package static func monthsSummary(
        months: Int, first: CivilDate, last: CivilDate
    ) -> Message {
        Message(area, 54, [.count(months), .date(first), .date(last)])
    }
    /// `Month by month`
    package static var monthsTitle: Message { Message(area, 55) }
    /// `{$series :string}, month by month`
    @inline(never) package static func monthsTitleOf(series: String) -> Message {
        Message(area, 56, [.text(series)])
    }
    /// `Go to the home page`
    package static var notFoundHome: Message { Message(area, 57) }
    /// `The address may be wrong, or it may have changed.`
    package static var notFoundText: Message { Message(area, 58) }
    /// `There is no page here`
    package static var notFoundTitle: Message { Message(area, 59) }
    /// `{$title :string}: what each offer costs with its fees, and which one is better`
    @inline(never) package static func offersAbout(title: String) -> Message {
        Message(area, 60, [.text(title)])
    }
    /// `Two loans or cards, with their fees`
    package static var offersDoor: Message { Message(area, 61) }
    /// `Which offer is better? The answer appears here when both are filled in.`
    package static var offersEmpty: Message { Message(area, 62) }
    /// `Remove the last offer`
    package static var offersFewer: Message { Message(area, 63) }
    /// `Compare the costs over`
    package static var offersHorizon: Message { Message(area, 64) }
    /// `Add an offer`
    package static var offersMore: Message { Message(area, 65) }
    /// `Turn on JavaScript to compare offers.`
    package static var offersNoScript: Message { Message(area, 66) }
    /// `Offer {$letter :string}`
    @inline(never) package static func offersOne(letter: String) -> Message {
        Message(area, 67, [.text(letter)])
    }
    ///     Enter what each offer costs. In the other offers, leave empty what is the same as in the
    ///     first.
    package static var offersText: Message { Message(area, 68) }
    /// `Compare offers`
    package static var offersTitle: Message { Message(area, 69) }
    /// `the whole time`
    package static var offersWholeTime: Message { Message(area, 70) }
    /// `More: {$calculator :words}`
    @inline(never) package static func pagesMore(calculator: Message) -> Message {
        Message(area, 71, [.words(calculator)])
    }
    /// `Next`
    package static var pagesNext: Message { Message(area, 72) }
    /// `Previous`
    package static var pagesPrevious: Message { Message(area, 73) }
    /// `{$heading :string}, page {$number :integer}`
    @inline(never) package static func partsHeading(heading: String, number: Int) -> Message {
        Message(area, 74, [.text(heading), .count(number)])
    }
    /// `Pages of this list`
    package static var partsLabel: Message { Message(area, 75) }
    /// `Page {$number :integer} of {$count :integer}`
    @inline(never) package static func partsPlace(count: Int, number: Int) -> Message {
        Message(area, 76, [.count(count), .count(number)])
    }
    /// `{$title :string} – {$label :string}: {$figure :string}`
    @inline(never) package static func pictureAlternative(
        title: String, label: String, figure: String
    ) -> Message {
        Message(area, 77, [.text(title), .text(label), .text(figure)])
    }
    /// `Side by side`
    package static var relatedBeside: Message { Message(area, 78) }
    /// `Several months`
    package static var relatedMonths: Message { Message(area, 79) }
    /// `The results`
    package static var relatedSets: Message { Message(area, 80) }
    /// `{$calculator :words}: {$title :string} {$answer :words}`
    @inline(never) package static func resultAbout(
        calculator: Message, title: String, answer: Message
    ) -> Message {
        Message(area, 81, [.words(calculator), .text(title), .words(answer)])
    }
    /// `{$figure :words} was {$before :value} when this was saved, and is {$after :value} today.`
    @inline(never) package static func resultChanged(
        figure: Message, before: Quantity, after: Quantity
    ) -> Message {
        Message(area, 82, [.words(figure), before, after])
    }
    ///     {$figure :words} was {$before :value} when this was saved, and there is no such figure
    ///     today.
    @inline(never) package static func resultChangedGone(
        figure: Message, before: Quantity
    ) -> Message {
        Message(area, 83, [.words(figure), before])
    }
    /// `How it works: {$title :string}`
    @inline(never) package static func resultExplanation(title: String) -> Message {
        Message(area, 84, [.text(title)])
    }
    /// `Adjusted from {$title :string}`
    @inline(never) package static func resultOrigin(title: String) -> Message {
        Message(area, 85, [.text(title)])
    }
    /// `Find results, words, lessons and pages of {$site :string}.`
    @inline(never) package static func searchAbout(site: String) -> Message {
        Message(area, 86, [.text(site)])
    }
    /// `{$kind :string}: see all {$count :integer}`
    @inline(never) package static func searchAll(count: Int, kind: String) -> Message {
        Message(area, 87, [.count(count), .text(kind)])
    }
    /// `Search this site`
    package static var searchField: Message { Message(area, 88) }
    /// `Search`
    package static var searchGo: Message { Message(area, 89) }
    /// `All pages`
    package static var searchListing: Message { Message(area, 90) }
    /// `Lists`
    package static var searchLists: Message { Message(area, 91) }
    /// `Show more results`
    package static var searchMore: Message { Message(area, 92) }
    /// `Turn on JavaScript to search. All pages are listed below.`
    package static var searchNoScript: Message { Message(area, 93) }
    /// `Figures of the daily report`
    package static var searchReport: Message { Message(area, 94) }
    /// `Search`
    package static var searchTitle: Message { Message(area, 95) }
    /// `Follow these pages with a feed reader (Atom)`
    package static var sectionFeed: Message { Message(area, 96) }
    /// `In this section`
    package static var sectionMenu: Message { Message(area, 97) }
    /// `More in this section`
    package static var sectionNeighbours: Message { Message(area, 98) }
    /// `Path to this page`
    package static var sectionWay: Message { Message(area, 99) }
    /// `Copy link`
    package static var shareLink: Message { Message(area, 100) }
    /// `Link copied.`
    package static var shareLinkCopied: Message { Message(area, 101) }
    /// `Link copied. It includes the inputs you typed, and everyone who has it can see them.`
    package static var shareLinkCopiedInputs: Message { Message(area, 102) }
    /// `Copy this link:`
    package static var shareLinkShown: Message { Message(area, 103) }
    /// `Copy this link. It includes the inputs you typed, and everyone who has it can see them:`
    package static var shareLinkShownInputs: Message { Message(area, 104) }
    /// `the chart, as a picture`
    package static var sharePng: Message { Message(area, 105) }
    /// `Print or save as PDF`
    package static var sharePrint: Message { Message(area, 106) }
    /// `Copy summary`
    package static var shareSummary: Message { Message(area, 107) }
    /// `Summary copied.`
    package static var shareSummaryCopied: Message { Message(area, 108) }
    /// `Copy this text:`
    package static var shareSummaryShown: Message { Message(area, 109) }
    /// `the chart, as a drawing`
    package static var shareSvg: Message { Message(area, 110) }
    /// `Share and print`
    package static var shareTitle: Message { Message(area, 111) }
    /// `Tags`
    package static var tags: Message { Message(area, 112) }
    /// `Everything tagged “{$tag :string}”.`
    @inline(never) package static func tagsAbout(tag: String) -> Message {
        Message(area, 113, [.text(tag)])
    }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{{$count} page}}
    ///     * {{{$count} pages}}
    @inline(never) package static func tagsCount(count: Int) -> Message {
        Message(area, 114, [.count(count)])
    }
    /// `{$taxonomy :string}: {$value :string}.`
    @inline(never) package static func taxonomiesAbout(taxonomy: String, value: String) -> Message {
        Message(area, 115, [.text(taxonomy), .text(value)])
    }
    /// `{$text :string}.`
    @inline(never) package static func textSentence(text: String) -> Message {
        Message(area, 116, [.text(text)])
    }
}
