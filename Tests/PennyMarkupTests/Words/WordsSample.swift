import PennyMessages
import PennyTestSupport
import Testing

@testable import PennyEngine
@testable import PennyMarkup

/// A small area of messages with values of all kinds, in three languages.
enum WordsSample {
    static let english = """
        language: en
        area: leverage

        leverage.column.amount = Amount
        leverage.column.who = Who
        @values amount people
        leverage.finding = {$people :list style=and} share {$amount :money}
        @values year
        leverage.group = Year {$year :integer}
        leverage.label = What you owe
        @values months
        leverage.months =
            .input {$months :integer}
            .match $months
            0   {{no month}}
            one {{{$months} month}}
            *   {{{$months} months}}
        @values what
        leverage.note = {#strong}Careful:{/strong} {$what :string} is {#strong}{$what :string}{/strong}.
        @values saved
        leverage.saved =
            .input {$saved :money}
            .local $side = {$saved :sign}
            .local $much = {$saved :size}
            .match $side
            negative {{costs {$much}}}
            zero     {{costs the same}}
            *        {{saves {$much}}}
        @values time rate
        leverage.step = {$time :words} at {$rate :rate}
        @values day
        leverage.when = Since {$day :month}, to the day {$day :date}
        leverage.who = Nobody

        """

    static let german = """
        language: de
        area: leverage

        leverage.column.amount = Betrag
        leverage.column.who = Wer
        leverage.finding = {$amount :money} für {$people :list style=and}
        leverage.group = Jahr {$year :integer}
        leverage.label = Ihre Schulden
        leverage.months =
            .input {$months :integer}
            .match $months
            0   {{kein Monat}}
            one {{{$months} Monat}}
            *   {{{$months} Monate}}
        leverage.note = {#strong}Achtung:{/strong} {$what :string} ist {#strong}{$what :string}{/strong}.
        leverage.saved =
            .input {$saved :money}
            .local $side = {$saved :sign}
            .local $much = {$saved :size}
            .match $side
            negative {{kostet {$much}}}
            zero     {{kostet gleich viel}}
            *        {{spart {$much}}}
        leverage.step = {$time :words} zu {$rate :rate}
        leverage.when = Seit {$day :month}, auf den Tag {$day :date}
        leverage.who = Niemand

        """

    static let arabic = """
        language: ar
        area: leverage

        leverage.column.amount = المبلغ
        leverage.column.who = من
        leverage.finding = {$people :list style=and} و{$amount :money}
        leverage.group = سنة {$year :integer}
        leverage.label = دين
        leverage.months =
            .input {$months :integer}
            .match $months
            two {{شهران}}
            few {{{$months} أشهر}}
            *   {{{$months} شهر}}
        leverage.note = {$what :string}
        leverage.saved = {$saved :money}
        leverage.step = {$time :words} {$rate :rate}
        leverage.when = {$day :month} {$day :date}
        leverage.who = لا أحد

        """

    static let area = MessageArea(WordArea.leverage.rawValue, digest: 0)

    /// The joiners of lists in two more languages.
    private static let joiners: [String: (and: String, last: String)] = [
        "de": (" und ", " sowie "), "ar": (" و", " و"),
    ]

    /// The words of a language: this area, the area of lists, and English for the others.
    static func words(_ text: String, _ language: String) throws -> Words {
        let source = try Repository.text(of: "messages/en/result.mf2")
        var lists = source
        if let (pair, last) = joiners[language] {
            lists = """
                language: \(language)
                area: result

                result.list.and.two = {$first :value}\(pair){$last :value}
                result.list.and.last = {$first :value}\(last){$last :value}
                result.list.comma = {$first :value}; {$last :value}
                result.step.source = \(language): {$source :words}.

                """
        }
        let common = try Repository.text(of: "messages/en/common.mf2")
        let untranslated = language == "en" ? common : "language: \(language)\narea: common\n"
        return try Words(
            language: language,
            [
                (.leverage, catalog(text, language)),
                (.result, catalog(lists, language, from: source)),
                (.common, catalog(untranslated, language, from: common)),
            ])
    }

    static func catalog(
        _ text: String, _ language: String, from source: String = english
    ) throws -> MessageCatalog {
        let english = CatalogFile.read(Array(source.utf8), as: .source).file
        let file =
            language == "en"
            ? english : CatalogFile.read(Array(text.utf8), as: .translation).file
        let compiled = CatalogCompiler(.program, source: [english])
            .compile([file], language: language)
        #expect(compiled.problems.isEmpty)
        return try #require(MessageCatalog(compiled.bytes))
    }

    /// The message with the given name.
    static func message(_ name: String, _ values: [Quantity] = []) throws -> Message {
        let catalog = try catalog(english, "en")
        let whole = Array("leverage.\(name)".utf8)
        let index = try #require((0..<catalog.count).first { catalog.name(at: $0) == whole })
        return Message(area, UInt16(index), values)
    }
}
