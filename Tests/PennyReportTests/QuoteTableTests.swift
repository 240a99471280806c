import PennyDiagnostics
import PennyEngine
import PennyReport
import Testing

@Suite struct QuoteTableTests {
    /// `value of day, after value of day`.
    private func read(
        _ text: String, _ selection: QuoteTable.Selection = QuoteTable.Selection(),
        until day: String = "2030-01-01"
    ) throws -> String {
        let found = try QuoteTable.read(text, selecting: selection, until: try date(day))
        var words = "\(found.value.text()) of \(found.asOf?.isoText ?? "")"
        if let previous = found.previous, let day = found.previousAsOf {
            words += ", after \(previous.text()) of \(day.isoText)"
        }
        return words
    }

    private func summary(
        _ text: String, _ selection: QuoteTable.Selection = QuoteTable.Selection()
    ) throws -> String? {
        let day = try date("2030-01-01")
        return fault { () throws(Fault) in
            try QuoteTable.read(text, selecting: selection, until: day)
        }?.summary
    }

    @Test func `daily prices give the last close and the one before`() throws {
        let text = try sample("vix_ohlc_tail.csv")
        #expect(try read(text) == "18.7 of 2026-07-23, after 16.64 of 2026-07-22")
        #expect(
            try read(text, until: "2026-05-27") == "16.29 of 2026-05-27, after 17.01 of 2026-05-26")
        #expect(
            try read(text, QuoteTable.Selection(column: "high"), until: "2026-05-24")
                == "17.39 of 2026-05-22")
    }

    @Test(
        "The value to compare with is the last that counts",
        arguments: [
            ("2026-06-04", "1 of 2026-06-01"), ("2026-06-03", nil),
        ])
    func earlier(_ until: String, _ expected: String?) throws {
        let text = "DATE,X\n2026-05-31,0\n2026-06-01,1\n2026-06-03,3\n2026-06-04,4\n"
        let found = try QuoteTable.read(
            text, selecting: QuoteTable.Selection(), until: try date(until)
        ) { day, end in
            end.dayNumber - day.dayNumber >= 3 && day.month == 6
        }
        let words = found.earlier.flatMap { value in
            found.earlierAsOf.map { "\(value.text()) of \($0.isoText)" }
        }
        #expect(words == expected)
    }

    @Test func `a series has its value in the only other column`() throws {
        #expect(
            try read(try sample("fred_mspus_tail.csv"))
                == "408100 of 2021-10-01, after 411200 of 2021-07-01")
    }

    static let tables = [
        (
            "Date,Open,High,Low,Close,Volume\n2026-04-24,1,3,1,2,9\n2026-04-25,2,4,2,3,9\n",
            "3 of 2026-04-25, after 2 of 2026-04-24"
        ),
        (
            "date,close\r\n2026-04-24,1.50\r\n2026-04-25,2\r\n",
            "2 of 2026-04-25, after 1.5 of 2026-04-24"
        ),
        (
            "DATE,DGS10\n2026-01-01,.\n2026-01-02,4.1\n2026-01-05,\n2026-01-06,4.2\n2026-01-07,.\n",
            "4.2 of 2026-01-06, after 4.1 of 2026-01-02"
        ),
        (
            "DATE,X\n2026-01-03,3\n2026-01-01,1\n2026-01-02,2\n",
            "3 of 2026-01-03, after 2 of 2026-01-02"
        ),
        ("DATE,X\n2026-01-01,1\n2026-01-01,1.0\n", "1 of 2026-01-01"),
        (
            "Symbol,Date,Time,Open,High,Low,Close,Volume\n^SPX,2026-04-26,22:00:00,1,3,1,2,N/D\n",
            "2 of 2026-04-26"
        ),
        ("Date,X\n20260610,7\n20260609,N/D\n", "7 of 2026-06-10"),
        ("Date,X\n05/22/2026,1\n05/26/2026,2\n", "2 of 2026-05-26, after 1 of 2026-05-22"),
        ("Date,X\n22/05/2026,1\n01/06/2026,2\n", "2 of 2026-06-01, after 1 of 2026-05-22"),
        (
            "Date,X\n2026-01-01,\"2,793.90\"\n2026-01-02,−0.13\n",
            "-0.13 of 2026-01-02, after 2793.9 of 2026-01-01"
        ),
        (
            "Date,Open,High,Low,Close\n2020-01-01,9,1,5,3\n2026-01-01,1,1,1,1\n2026-01-02,N/D,2,1,2\n",
            "2 of 2026-01-02, after 1 of 2026-01-01"
        ),
        ("Date,X\r2026-01-01,1\r", "1 of 2026-01-01"),
        (
            "Date,X\n2026-01-01,3\n2026-01-02,ND\n2026-01-03,NaN\n2026-01-04,#N/A\n2026-01-05,-\n",
            "3 of 2026-01-01"
        ),
        (
            "Date,X\n2026-01-01,see note\n2026-01-02,3\n2026-01-03,4\n",
            "4 of 2026-01-03, after 3 of 2026-01-02"
        ),
    ]

    @Test(arguments: tables)
    func `the newest day with a value counts`(text: String, found: String) throws {
        #expect(try read(text) == found)
    }

    @Test func `a row is named by its symbol`() throws {
        let text = """
            Symbol,Date,Close
            AAPL.US,2026-04-26,200
            MSFT.US,2026-04-26,400
            AAPL.US,2026-04-25,100
            """
        #expect(
            try read(text, QuoteTable.Selection(row: "aapl.us"))
                == "200 of 2026-04-26, after 100 of 2026-04-25")
        #expect(
            try summary(text) == "the value may be in row “AAPL.US” or “MSFT.US”")
        #expect(
            try summary(text, QuoteTable.Selection(row: "AAPL")) == "the table has no row “AAPL”")
    }

    static let faults = [
        ("", "the answer is no table; it begins “”"),
        ("Date,X\n", "the answer is no table; it begins “Date,X”"),
        ("<!DOCTYPE html>\n<p>a,b</p>\n", "the answer is no table; it begins “<!DOCTYPE html>”"),
        (
            "Exceeded the daily hits limit\n\n",
            "the answer is no table; it begins “Exceeded the daily hits limit”"
        ),
        ("Time,X\n1,2\n", "the table has no column of dates"),
        ("Date,A,B\n2026-01-01,1,2\n", "the value may be in column “A” or “B”"),
        ("Date,X\n2026-01-01,1\n2026-01-01,2\n", "2026-01-01 is there twice, with two values"),
        ("Date,X\n2026-13-01,1\n", "“2026-13-01” is not a date"),
        (
            "Date,X\n05/06/2026,1\n",
            "the dates of the table can be read in two ways, and no “dateFormat:” says which"
        ),
        ("Date,X\n2026-01-01,N/D\n2026-01-02,.\n", "the source has no value"),
        ("Date,X\n2026-01-01,1e5\n", "line 2 of the table: “1e5” is not a number"),
        (
            "Date,X\n2026-01-01,1,2\n",
            "line 2 of the table: the row has 3 cells and the header has 2"
        ),
        (
            "Date,Open,High,Low,Close\n2026-01-01,1,2,1,3\n",
            "the values of 2026-01-01 are not from low to high"
        ),
        (
            "Date,Open,High,Low,Close\n2026-01-01,1,2,3,3\n",
            "the values of 2026-01-01 are not from low to high"
        ),
    ]

    @Test(arguments: faults)
    func `a table that cannot be read says why`(text: String, words: String) throws {
        #expect(try summary(text) == words)
    }

    @Test func `a column that is not there is named, with the nearest`() throws {
        let text = "Date,Open,High,Low,Close\n2026-01-01,1,1,1,1\n"
        let day = try date("2030-01-01")
        let fault = fault { () throws(Fault) in
            try QuoteTable.read(text, selecting: QuoteTable.Selection(column: "Closs"), until: day)
        }
        #expect(fault?.summary == "the table has no column “Closs”")
        #expect(fault?.nextStep == "Did you mean “Close”?")
    }

    @Test func `the value's text must match`() throws {
        let day = try date("2030-01-01")
        let fault = fault { () throws(Fault) in
            try QuoteTable.read(
                "Date,X\n2026-01-01,16.290\n", selecting: QuoteTable.Selection(), until: day,
                matches: "[0-9]+[.][0-9]{2}")
        }
        #expect(fault?.summary == "“16.290” does not match “[0-9]+[.][0-9]{2}”")
    }

    static let notes = [
        ("Date,X\n2026-01-01,?\n2026-01-02,3\n", "line 2 of the table: “?” is not a number"),
        (
            "Date,X\n2026-01-01,2\n2026-01-01,1\n2026-01-02,3\n",
            "2026-01-01 is there twice, with two values"
        ),
        (
            "Date,Open,High,Low,Close\n2026-01-01,1,1,2,1\n2026-01-02,3,3,3,3\n",
            "the values of 2026-01-01 are not from low to high"
        ),
    ]

    @Test(arguments: notes)
    func `a bad value before leaves the newest, and is noted`(text: String, note: String) throws {
        let found = try QuoteTable.read(
            text, selecting: QuoteTable.Selection(), until: try date("2030-01-01"))
        #expect(found.value == ExactDecimal(3, scale: 0))
        #expect(found.previous == nil && found.previousAsOf == nil)
        guard case .previous(let fault) = found.note else {
            Issue.record("there is no note")
            return
        }
        #expect(fault.summary == note)
    }

    @Test func `the lowest is not above the highest, also where nothing else is there`() throws {
        let day = try date("2030-01-01")
        let fault = fault { () throws(Fault) in
            try QuoteTable.read(
                "Date,Open,High,Low,Close,Mean\n2026-01-01,N/D,2,3,N/D,7\n",
                selecting: QuoteTable.Selection(column: "Mean"), until: day)
        }
        #expect(fault?.summary == "the values of 2026-01-01 are not from low to high")
    }
}
