// scripts/messages makes this file of messages/en/learn.mf2.

package import PennyEngine

/// The messages of the area learn, with the values that they take.
package enum LearnWords {
    package static var area: MessageArea { MessageArea(13, digest: 0x3B70_A134) }
    /// `The whole course`
    package static var booklet: Message { Message(area, 0) }
    ///     The whole course on one page: {$chapters :words} in plain words, {$minutes :words} in
    ///     total.
    @inline(never) package static func bookletDescription(
        chapters: Message, minutes: Message
    ) -> Message {
        Message(area, 1, [.words(chapters), .words(minutes)])
    }
    /// `Caution`
    package static var calloutCaution: Message { Message(area, 2) }
    /// `Details`
    package static var calloutDetails: Message { Message(area, 3) }
    /// `Important`
    package static var calloutImportant: Message { Message(area, 4) }
    /// `Note`
    package static var calloutNote: Message { Message(area, 5) }
    /// `Tip`
    package static var calloutTip: Message { Message(area, 6) }
    /// `Warning`
    package static var calloutWarning: Message { Message(area, 7) }
    /// `More chapters`
    package static var chapterMore: Message { Message(area, 8) }
    /// `Chapter {$place :integer}`
    @inline(never) package static func chapterNumber(place: Int) -> Message {
        Message(area, 9, [.count(place)])
    }
    /// `Chapter {$place :integer} of {$count :integer}`
    @inline(never) package static func chapterPlace(place: Int, count: Int) -> Message {
        Message(area, 10, [.count(place), .count(count)])
    }
    /// `Chapters`
    package static var chapters: Message { Message(area, 11) }
    ///     .input {$chapters :integer}
    ///     .match $chapters
    ///     one {{{$chapters} chapter}}
    ///     * {{{$chapters} chapters}}
    @inline(never) package static func countChapters(chapters: Int) -> Message {
        Message(area, 12, [.count(chapters)])
    }
    ///     .input {$minutes :integer}
    ///     .match $minutes
    ///     one {{{$minutes} minute}}
    ///     * {{{$minutes} minutes}}
    @inline(never) package static func countMinutes(minutes: Int) -> Message {
        Message(area, 13, [.count(minutes)])
    }
    /// `{$chapters :words} in plain words, {$minutes :words} in total.`
    @inline(never) package static func courseDescription(
        chapters: Message, minutes: Message
    ) -> Message {
        Message(area, 14, [.words(chapters), .words(minutes)])
    }
    /// `Print the whole course`
    package static var coursePrint: Message { Message(area, 15) }
    /// `Dictionary`
    package static var dictionary: Message { Message(area, 16) }
    /// `All words`
    package static var dictionaryAll: Message { Message(area, 17) }
    /// `The whole dictionary`
    package static var dictionaryBooklet: Message { Message(area, 18) }
    ///     .input {$words :integer}
    ///     .match $words
    ///     one {{{$words} word about money with what it means, in plain language.}}
    ///     * {{{$words} words about money with what they mean, in plain language.}}
    @inline(never) package static func dictionaryBookletDescription(words: Int) -> Message {
        Message(area, 19, [.count(words)])
    }
    ///     .input {$words :integer}
    ///     .match $words
    ///     one {{{$words} word about money, in plain language.}}
    ///     * {{{$words} words about money, in plain language.}}
    @inline(never) package static func dictionaryDescription(words: Int) -> Message {
        Message(area, 20, [.count(words)])
    }
    /// `Look up a word`
    package static var dictionaryDoor: Message { Message(area, 21) }
    /// `Money words in plain language`
    package static var dictionaryDoorText: Message { Message(area, 22) }
    /// `Favorites`
    package static var dictionaryFavorites: Message { Message(area, 23) }
    /// `Find a word`
    package static var dictionaryFind: Message { Message(area, 24) }
    /// `Letters`
    package static var dictionaryLetters: Message { Message(area, 25) }
    /// `Other`
    package static var dictionaryOtherLetters: Message { Message(area, 26) }
    /// `Print the whole dictionary`
    package static var dictionaryPrint: Message { Message(area, 27) }
    /// `Which words`
    package static var dictionaryWhich: Message { Message(area, 28) }
    /// `Learn step by step`
    package static var door: Message { Message(area, 29) }
    /// `Short chapters with questions`
    package static var doorText: Message { Message(area, 30) }
    /// `Right.`
    package static var quizRight: Message { Message(area, 31) }
    /// `Not quite.`
    package static var quizWrong: Message { Message(area, 32) }
    /// `Earning income`
    package static var standardEarningIncome: Message { Message(area, 33) }
    /// `Investing`
    package static var standardInvesting: Message { Message(area, 34) }
    /// `Managing credit`
    package static var standardManagingCredit: Message { Message(area, 35) }
    /// `Managing risk`
    package static var standardManagingRisk: Message { Message(area, 36) }
    /// `Saving`
    package static var standardSaving: Message { Message(area, 37) }
    /// `Spending`
    package static var standardSpending: Message { Message(area, 38) }
    /// `What the chapters cover`
    package static var standards: Message { Message(area, 39) }
    /// `No chapter yet`
    package static var standardsNoChapter: Message { Message(area, 40) }
    /// `National standards: {$topics :list style=comma}`
    @inline(never) package static func standardsOfChapter(topics: [Quantity]) -> Message {
        Message(area, 41, [.list(topics)])
    }
    ///     The topics of the National Standards for Personal Financial Education (Council for
    ///     Economic Education and Jump$tart Coalition, 2021).
    package static var standardsSource: Message { Message(area, 42) }
    /// `Done`
    package static var taskDone: Message { Message(area, 43) }
    /// `To do`
    package static var taskToDo: Message { Message(area, 44) }
    /// `More words`
    package static var termMore: Message { Message(area, 45) }
    /// `Also: {$names :string}`
    @inline(never) package static func termNames(names: String) -> Message {
        Message(area, 46, [.text(names)])
    }
    /// `See also`
    package static var termRelated: Message { Message(area, 47) }
    /// `Source and reading: {$source :string}`
    @inline(never) package static func termSource(source: String) -> Message {
        Message(area, 48, [.text(source)])
    }
    /// `Where it is used`
    package static var termUses: Message { Message(area, 49) }
    /// `Calculators`
    package static var termUsesCalculators: Message { Message(area, 50) }
    /// `Chapters`
    package static var termUsesChapters: Message { Message(area, 51) }
    /// `and {$count :integer} more`
    @inline(never) package static func termUsesMore(count: Int) -> Message {
        Message(area, 52, [.count(count)])
    }
    /// `Pages`
    package static var termUsesPages: Message { Message(area, 53) }
    /// `Results`
    package static var termUsesSets: Message { Message(area, 54) }
    /// `Other words`
    package static var termUsesWords: Message { Message(area, 55) }
    /// `Back to the text of note {$number :integer}`
    @inline(never) package static func textBack(number: Int) -> Message {
        Message(area, 56, [.count(number)])
    }
    /// `Back to the text of note {$number :integer}, reference {$place :integer}`
    @inline(never) package static func textBackAgain(number: Int, place: Int) -> Message {
        Message(area, 57, [.count(number), .count(place)])
    }
    /// `Note {$number :integer}`
    @inline(never) package static func textNote(number: Int) -> Message {
        Message(area, 58, [.count(number)])
    }
    /// `Notes`
    package static var textNotes: Message { Message(area, 59) }
    /// `Table`
    package static var textTable: Message { Message(area, 60) }
    /// `Learn`
    package static var title: Message { Message(area, 61) }
    /// `Words to know`
    package static var words: Message { Message(area, 62) }
}
