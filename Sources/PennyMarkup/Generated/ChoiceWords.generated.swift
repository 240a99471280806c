// scripts/messages makes this file of messages/en/choice.mf2.

package import PennyEngine

/// The messages of the area choice, with the values that they take.
package enum ChoiceWords {
    package static var area: MessageArea { MessageArea(5, digest: 0xFD7C_9BB3) }
    ///     .input {$input :string}
    ///     .input {$word :string}
    ///     .match $input $word
    ///     compounding payment {{}}
    ///     solveFor payment {{}}
    ///     * * {{}}
    @inline(never) package static func ofInput(input: String, word: String) -> Message {
        Message(area, 0, [.text(input), .text(word)])
    }
    ///     .input {$word :digits}
    ///     .match $word
    ///     |2 months| {{2 months}}
    ///     |2 weeks| {{2 weeks}}
    ///     |30/360-bond-basis| {{30/360 bond basis}}
    ///     |30E/360-ISDA| {{30E/360 ISDA}}
    ///     |4 weeks| {{4 weeks}}
    ///     |6 months| {{6 months}}
    ///     accelerated-biweekly {{accelerated biweekly}}
    ///     accelerated-weekly {{accelerated weekly}}
    ///     |actual/360| {{actual/360}}
    ///     |actual/365| {{actual/365}}
    ///     |actual/actual| {{actual/actual}}
    ///     |actual/actual-end-day| {{actual/actual end day}}
    ///     added-to-principal {{added to principal}}
    ///     after-month {{after month}}
    ///     amortized {{amortized}}
    ///     annual {{annual}}
    ///     area {{area}}
    ///     au {{Australia}}
    ///     avalanche {{avalanche}}
    ///     begin {{begin}}
    ///     biweekly {{biweekly}}
    ///     ca {{Canada}}
    ///     calendar-year {{calendar year}}
    ///     ch {{Switzerland}}
    ///     closest {{closest}}
    ///     compound {{compound}}
    ///     continuous {{continuous}}
    ///     daily {{daily}}
    ///     day {{day}}
    ///     days {{days}}
    ///     debt {{debt}}
    ///     down {{down}}
    ///     earlier {{earlier}}
    ///     effective {{none, effective annual rate}}
    ///     end {{end}}
    ///     equal-principal {{equal principal}}
    ///     equivalent {{equivalent}}
    ///     eu {{EU}}
    ///     every-2-months {{every 2 months}}
    ///     exact {{exact}}
    ///     first-payment {{first payment}}
    ///     fixed {{fixed}}
    ///     flexible {{flexible}}
    ///     full {{full}}
    ///     futureValue {{future value}}
    ///     half-even {{nearest (halves to even)}}
    ///     half-up {{nearest (halves up)}}
    ///     in-month {{in month}}
    ///     label {{label}}
    ///     later {{later}}
    ///     length {{length}}
    ///     level {{level}}
    ///     month {{month}}
    ///     monthly {{monthly}}
    ///     nearest {{nearest}}
    ///     need {{need}}
    ///     net {{net}}
    ///     never {{never}}
    ///     no {{no}}
    ///     none {{none}}
    ///     payment {{payment}}
    ///     percent {{percent}}
    ///     percent-plus-interest {{percent plus interest}}
    ///     perCompounding {{per compounding}}
    ///     period {{period}}
    ///     periods {{periods}}
    ///     pieces {{pieces}}
    ///     presentValue {{present value}}
    ///     quarter {{quarter}}
    ///     quarterly {{quarterly}}
    ///     rate {{rate}}
    ///     rolled-in {{rolled in}}
    ///     saving {{saving}}
    ///     semiannual {{semiannual}}
    ///     semimonthly {{semimonthly}}
    ///     simple {{simple}}
    ///     snowball {{snowball}}
    ///     start {{start}}
    ///     subtract {{subtract}}
    ///     takes-rest {{takes rest}}
    ///     |twice a month| {{twice a month}}
    ///     uk {{UK}}
    ///     unproven {{unproven}}
    ///     up {{up}}
    ///     up-front {{up front}}
    ///     us {{US}}
    ///     volume {{volume}}
    ///     want {{want}}
    ///     week {{week}}
    ///     weekly {{weekly}}
    ///     weight {{weight}}
    ///     year {{year}}
    ///     year-before {{year before}}
    ///     yearEnd {{year end}}
    ///     yearly {{yearly}}
    ///     yes {{yes}}
    ///     yield {{yield}}
    ///     * {{{$word}}}
    @inline(never) package static func word(word: String) -> Message {
        Message(area, 1, [.text(word)])
    }
}
