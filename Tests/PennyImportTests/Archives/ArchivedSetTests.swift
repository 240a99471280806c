import Testing

@testable import PennyImport

@Suite("An archived set")
struct ArchivedSetTests {
    private func outcome(_ changes: [String: String]) -> ArchiveOutcome {
        ArchiveOutcome(xml: keyedArchive(elements: [6], [savedObject(changes)]))
    }

    @Test(
        "has its numbers as the shortest decimals they are",
        arguments: [
            ("<real>4.3499999046325684</real>", "4.35"), ("<real>4.35</real>", "4.35"),
            ("<real>100</real>", "100"), ("<integer>100</integer>", "100"),
            ("<real>-0.0</real>", "0"), ("<real>-2.5</real>", "-2.5"),
            ("<real>2e+07</real>", "20000000"), ("<real>1e16</real>", "10000000000000000"),
            ("<real>9.9999997473787516e-06</real>", "0.00001"),
            ("<real>16777216</real>", "16777216"),
        ])
    func numbers(xml: String, text: String) {
        #expect(
            outcome(["monthlyDeposit": xml]).sets == [
                "30 | 10000 | \(text) | 4.35% | 0.5% | monthly"
            ])
    }

    @Test(
        "is left out where a number is none that can be written",
        arguments: [
            ("<string>ten</string>", "“ten” is not a decimal number"),
            ("<real>1e+30</real>", "“1e+30” is not a decimal number"),
            ("<real>1e-30</real>", "“1e-30” is not a decimal number"),
            ("<real>1e999</real>", "“inf” is not a decimal number"),
            (
                "<integer>1000000000000000000</integer>",
                "“1000000000000000000” is not a decimal number"
            ),
            ("<true/>", "“a value of another kind” is not a decimal number"),
            ("<array/>", "“an array” is not a decimal number"),
            ("<dict/>", "“a dictionary” is not a decimal number"),
            ("<data>AAAA</data>", "“data” is not a decimal number"),
            ("", "is missing"), (uid(0), "is missing"), (uid(99), "is missing"),
        ])
    func badNumbers(xml: String, summary: String) {
        let outcome = outcome(["monthlyDeposit": xml])
        #expect(outcome.sets == [])
        #expect(
            outcome.leftOut == [
                "saved.plist: object 6: error: monthlyDeposit \(summary) | "
                    + "Save this set by hand if you know its inputs."
            ])
    }

    @Test(
        "has its compounding in our words",
        arguments: [
            ("Annual", "annual"), ("Annually", "annual"), ("yearly", "annual"),
            ("Semi-Annually", "semiannual"), ("Semiannual", "semiannual"),
            ("Half Yearly", "semiannual"), ("Quarterly", "quarterly"), ("MONTHLY", "monthly"),
            ("Daily", "daily"), ("Weekly", "52"),
        ])
    func words(word: String, text: String) {
        let outcome = outcome(["compoundInterval": "<string>\(word)</string>"])
        #expect(outcome.sets == ["30 | 10000 | 250 | 4.35% | 0.5% | \(text)"])
        #expect(outcome.notes == [])
    }

    @Test(
        "has a number for its compounding as times a year, with a note",
        arguments: [
            ("<integer>1</integer>", "1", "annual"), ("<real>2</real>", "2", "semiannual"),
            ("<string>4</string>", "4", "quarterly"), ("<integer>365</integer>", "365", "daily"),
            ("<integer>26</integer>", "26", "26"),
        ])
    func counts(xml: String, number: String, text: String) {
        let outcome = outcome(["compoundInterval": xml])
        #expect(outcome.sets == ["30 | 10000 | 250 | 4.35% | 0.5% | \(text)"])
        #expect(
            outcome.notes == [
                "saved.plist: object 6: warning: compoundInterval \(number) is taken as times a "
                    + "year | Compare the balance with the one that was shown."
            ])
    }

    @Test(
        "is left out where its compounding is not known",
        arguments: [
            ("<string>Biannually</string>", "Biannually"), ("<integer>0</integer>", "0"),
            ("<integer>-1</integer>", "-1"), ("<integer>367</integer>", "367"),
            ("<real>1.5</real>", "1.5"), ("<string></string>", ""),
            ("<integer>18446744073709551616</integer>", "18446744073709551616"),
        ])
    func unknownIntervals(xml: String, shown: String) {
        let outcome = outcome(["compoundInterval": xml])
        #expect(outcome.sets == [])
        #expect(
            outcome.leftOut == [
                "saved.plist: object 6: error: compoundInterval “\(shown)” is not known | Save "
                    + "this set by hand; it can be annual, semiannual, quarterly, monthly, "
                    + "weekly, daily or a number of times a year up to 366."
            ])
    }

    @Test(
        "has the day of its moment in UTC",
        arguments: [
            ("<real>456053400.25</real>", "2015-06-15"), ("<integer>0</integer>", "2001-01-01"),
            ("<real>86399.999999</real>", "2001-01-01"), ("<integer>86400</integer>", "2001-01-02"),
            ("<real>-0.5</real>", "2000-12-31"), ("<integer>-86400</integer>", "2000-12-31"),
            ("<integer>-86401</integer>", "2000-12-30"),
        ])
    func days(time: String, day: String) {
        let date = "<dict><key>NS.time</key>\(time)</dict>"
        #expect(outcome(["dateOfCalculation": date]).days == [day])
    }

    @Test(
        "stays where its day or what was shown is missing, with a note",
        arguments: [
            ("dateOfCalculation", "", "the archive has no day of the calculation"),
            (
                "dateOfCalculation", "<string>2015</string>",
                "the archive has no day of the calculation"
            ),
            (
                "dateOfCalculation", "<dict><key>NS.time</key><real>1e300</real></dict>",
                "the archive has no day of the calculation"
            ),
            ("accruedBalance", "", "the archive has no balance as it was shown"),
            (
                "accruedBalance", "<integer>5</integer>",
                "the archive has no balance as it was shown"
            ),
        ])
    func notes(key: String, xml: String, note: String) {
        let outcome = outcome([key: xml])
        #expect(outcome.sets.count == 1)
        #expect(outcome.notes == ["saved.plist: object 6: warning: \(note)"])
    }

    @Test("has its texts from mutable strings too")
    func mutableString() {
        let text = "<dict><key>NS.string</key><string>£5 &amp; more</string></dict>"
        #expect(outcome(["accruedBalance": text]).shown == ["£5 & more"])
    }

    @Test("is known by its keys where its class has another name")
    func otherClass() {
        #expect(outcome(["$class": uid(4)]).sets.count == 1)
        #expect(outcome(["$class": ""]).sets.count == 1)
    }

    @Test("is identified by its location, and other objects are reported")
    func strangers() {
        let xml = keyedArchive(
            elements: [7, 6, 3, 99, 7, 0], [savedObject(["yearsToInvest": ""]), savedObject()])
        let outcome = ArchiveOutcome(xml: xml)
        let next = "Save this set by hand if you know its inputs."
        #expect(outcome.locations == ["saved.plist: object 7"])
        #expect(
            outcome.leftOut == [
                "saved.plist: object 6: error: yearsToInvest is missing | \(next)",
                "saved.plist: object 3: error: a saved set was expected here | \(next)",
                "saved.plist: object 99: error: a saved set was expected here | \(next)",
                "saved.plist: error: a saved set was expected here | \(next)",
            ])
    }

    @Test("of another class among sets is named by it")
    func namedStranger() {
        let color = "<dict><key>$class</key>\(uid(4))</dict>"
        let outcome = ArchiveOutcome(xml: keyedArchive(elements: [6, 7], [savedObject(), color]))
        #expect(
            outcome.leftOut == [
                "saved.plist: object 7: error: UIColor is not a saved set | "
                    + "Save this set by hand if you know its inputs."
            ])
    }
}
