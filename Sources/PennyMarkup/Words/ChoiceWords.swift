// scripts/messages makes this file of messages/en/choice.mf2.

package import PennyEngine

/// The messages of the area choice, with the values that they take.
package enum ChoiceWords {
    package static var area: MessageArea { MessageArea(29, digest: 0x3EE8_D915) }
    ///     .input {$word :string}
    ///     .match $word
    ///     |30/360-bond-basis| {{30/360 bond basis}}
    ///     |30E/360-ISDA| {{30E/360 ISDA}}
    ///     accelerated-biweekly {{accelerated biweekly}}
    ///     accelerated-weekly {{accelerated weekly}}
    ///     |actual/actual-end-day| {{actual/actual end day}}
    ///     added-to-principal {{added to principal}}
    ///     after-month {{after month}}
    ///     au {{Australia}}
    ///     ca {{Canada}}
    ///     calendar-year {{calendar year}}
    ///     ch {{Switzerland}}
    ///     effective {{none, effective annual rate}}
    ///     equal-principal {{equal principal}}
    ///     eu {{EU}}
    ///     every-2-months {{every 2 months}}
    ///     first-payment {{first payment}}
    ///     futureValue {{future value}}
    ///     in-month {{in month}}
    ///     perCompounding {{per compounding}}
    ///     percent-plus-interest {{percent plus interest}}
    ///     presentValue {{present value}}
    ///     rolled-in {{rolled in}}
    ///     takes-rest {{takes rest}}
    ///     uk {{UK}}
    ///     up-front {{up front}}
    ///     us {{US}}
    ///     year-before {{year before}}
    ///     yearEnd {{year end}}
    ///     * {{{$word}}}
    @inline(never) package static func word(word: String) -> Message {
        Message(area, 0, [.text(word)])
    }
}
