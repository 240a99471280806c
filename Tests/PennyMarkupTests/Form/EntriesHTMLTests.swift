import PennyEngine
import PennyMarkup
import PennyWordsSupport
import Testing

/// The rows of a list in a form.
@Suite struct EntriesHTMLTests {
    private func list(_ name: String, _ value: RawInput.Value, of calculator: Calculator) -> String
    {
        let form = FormHTML(calculator, [RawInput(name, value)], InputDefaults(), .plain)
            .content().text
        let start = form.firstRange(of: "<fieldset class=\"list\" data-list=\"\(name)\">")
        guard let start else { return "" }
        let end = form[start.lowerBound...].firstRange(of: "Add one</button>")
        return String(form[start.lowerBound..<(end?.upperBound ?? form.endIndex)])
    }

    @Test func `an entry shows what it has and needs, and folds the rest`() {
        let entries: RawInput.Value = .entries([
            [.init(name: "amount", text: "200"), .init(name: "at", text: "3")]
        ])
        #expect(
            list("extra", entries, of: .loan) == """
                <fieldset class="list" data-list="extra"><legend>Extra payments</legend>
                <p class="help">What you pay on top. All of it lowers what you owe.</p>
                <fieldset class="entry"><legend>1</legend>
                <div class="field"><label for="input-extra.0.amount">Amount</label>\
                <input id="input-extra.0.amount" name="extra.0.amount" inputmode="decimal" \
                data-keypad data-decimals="2" value="200" required placeholder="200"></div>
                <div class="field"><label for="input-extra.0.at">At payment</label>\
                <input id="input-extra.0.at" name="extra.0.at" value="3" placeholder="12"></div>
                <details class="more">
                <summary>More</summary>
                <div class="field"><label for="input-extra.0.from">From payment</label>\
                <input id="input-extra.0.from" name="extra.0.from" value="" placeholder="1"></div>
                <div class="field"><label for="input-extra.0.every">Every</label>\
                <input id="input-extra.0.every" name="extra.0.every" inputmode="numeric" value="" \
                placeholder="1"></div>
                <div class="field"><label for="input-extra.0.to">To payment</label>\
                <input id="input-extra.0.to" name="extra.0.to" value="" placeholder="60"></div>
                </details>
                <button type="button" class="button quiet" data-remove="extra.0">Remove</button>
                </fieldset>
                <button type="button" class="button quiet" data-add="extra" data-first="amount">\
                Add one</button>
                """)
    }

    @Test func `entries come from the one-line form as well`() {
        let line = list("extra", .text("200 from 1 every 1; 5,000 at 12"), of: .loan)
        let entries: RawInput.Value = .entries([
            [
                .init(name: "amount", text: "200"), .init(name: "from", text: "1"),
                .init(name: "every", text: "1"),
            ],
            [.init(name: "amount", text: "5,000"), .init(name: "at", text: "12")],
        ])
        #expect(line == list("extra", entries, of: .loan))
        #expect(line.contains("name=\"extra.1.at\" value=\"12\""))
    }

    @Test func `a line that cannot be split stays one, as it was typed`() {
        let form = FormHTML(
            .loan, [RawInput("extra", "200 from; \"x")], InputDefaults(), .plain
        ).content().text
        #expect(
            form.contains(
                "name=\"extra\" aria-describedby=\"help-extra\" value=\"200 from; &quot;x\""))
        #expect(!form.contains("data-list=\"extra\""))
    }

    @Test func `an entry with all its fields has no fold`() {
        let entries: RawInput.Value = .entries([
            [.init(name: "rate", text: "4%"), .init(name: "payments", text: "12")]
        ])
        #expect(!list("rateSteps", entries, of: .loan).contains("<details"))
        #expect(list("rateSteps", entries, of: .loan).contains("data-rate value=\"4\""))
    }

    @Test func `a list of nothing has its button alone`() {
        #expect(
            list("debts", .entries([]), of: .payoff) == """
                <fieldset class="list" data-list="debts"><legend>Debts</legend>
                <button type="button" class="button quiet" data-add="debts" data-first="name">\
                Add one</button>
                """)
    }
}
