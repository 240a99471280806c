// scripts/messages makes this file of messages/en/form.mf2.

package import PennyEngine

/// The messages of the area form, with the values that they take.
package enum FormWords {
    package static var area: MessageArea { MessageArea(9, digest: 0x565E_BAC0) }
    /// `{$choice :words} (default)`
    @inline(never) package static func choiceDefault(choice: Message) -> Message {
        Message(area, 0, [.words(choice)])
    }
    /// `not chosen`
    package static var choiceNone: Message { Message(area, 1) }
    /// `Add one`
    package static var entryAdd: Message { Message(area, 2) }
    /// `More`
    package static var entryMore: Message { Message(area, 3) }
    /// `Remove`
    package static var entryRemove: Message { Message(area, 4) }
    ///     .input {$example :string}
    ///     .match $example
    ///     |2 kg a week| {{2 kg a week}}
    ///     |5 kg| {{5 kg}}
    ///     kg {{kg}}
    ///     |6 x 330 ml| {{6 x 330 ml}}
    ///     |60% drained| {{60% drained}}
    ///     |3 for 5.00| {{3 for 5.00}}
    ///     |150 a month| {{150 a month}}
    ///     |13 to 24| {{13 to 24}}
    ///     |pay 400| {{pay 400}}
    ///     |pay 5,000| {{pay 5,000}}
    ///     |receive 20,000| {{receive 20,000}}
    ///     |2 weeks| {{2 weeks}}
    ///     month {{month}}
    ///     |Own brand| {{Own brand}}
    ///     |Card| {{Card}}
    ///     |Take-home pay| {{Take-home pay}}
    ///     |Rent| {{Rent}}
    ///     |Pay| {{Pay}}
    ///     |Housing| {{Housing}}
    ///     |First home| {{First home}}
    ///     household {{household}}
    ///     |first-home| {{}}
    ///     loan {{}}
    ///     |payment, totalInterest| {{}}
    ///     |principal 350,000 rate 6.25% term "30 years"| {{}}
    ///     * {{{$example}}}
    @inline(never) package static func example(example: String) -> Message {
        Message(area, 5, [.text(example)])
    }
    /// `Dates and days`
    package static var groupDays: Message { Message(area, 6) }
    /// `Fees and APR`
    package static var groupFees: Message { Message(area, 7) }
    /// `A home and its other costs`
    package static var groupHome: Message { Message(area, 8) }
    /// `Other kinds of payments`
    package static var groupPayments: Message { Message(area, 9) }
    /// `Rounding`
    package static var groupRounding: Message { Message(area, 10) }
    /// `{$label :words} ({$count :integer})`
    @inline(never) package static func list(label: Message, count: Int) -> Message {
        Message(area, 11, [.words(label), .count(count)])
    }
    /// `More options`
    package static var moreInputs: Message { Message(area, 12) }
    /// `{$label :words}, slider`
    @inline(never) package static func slider(label: Message) -> Message {
        Message(area, 13, [.words(label)])
    }
    /// `empty`
    package static var sliderEmpty: Message { Message(area, 14) }
    /// `{$label :words}: percent or amount`
    @inline(never) package static func unit(label: Message) -> Message {
        Message(area, 15, [.words(label)])
    }
    /// `{$label :words}: years or months`
    @inline(never) package static func unitOfTime(label: Message) -> Message {
        Message(area, 16, [.words(label)])
    }
    /// `months`
    package static var unitMonths: Message { Message(area, 17) }
    /// `years`
    package static var unitYears: Message { Message(area, 18) }
}
