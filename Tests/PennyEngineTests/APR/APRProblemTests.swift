import PennyEngine
import Testing

@Suite("What is wrong with a credit, in words")
struct APRProblemTests {
    static let cases: [([RawInput], String, String)] = [
        (
            raw(["advances": "100"]), "payments is missing",
            "Add a line such as “payments: 230 count 24”."
        ),
        (
            raw(["advances": "", "payments": "5"]), "advances is missing",
            "Add a line such as “advances: 5,000”."
        ),
        (
            raw(["advances": "1,000", "payments": "100 count 9"]),
            "payments of 900.00 USD are less than the advances of 1000.00 USD",
            "Add the payments that are missing."
        ),
        (
            raw(["advances": "1,000 at 5", "payments": "1,100 at 1"]),
            "no rate from 0% makes the payments worth the advances",
            "Check that each amount is in the right list, at the right time."
        ),
        (
            raw(["advances": "100", "payments": "110", "oddDays": "calendar-year"]),
            "oddDays has no meaning for method “us”", "Leave oddDays out."
        ),
        (
            raw(["method": "eu", "advances": "100", "payments": "110", "oddDays": "year-before"]),
            "oddDays needs date", "Add date, or leave oddDays out."
        ),
        (
            raw(["advances": "100", "payments": "110 at soon"]),
            "payments entry 1, at “soon” is not a number or a ratio of two",
            "Write it as 3, 1.5 or 13/30."
        ),
        (
            raw(["advances": "100", "payments": "110 at 1 fraction 31/30"]),
            "payments entry 1, fraction “31/30” is not a part of one",
            "Count whole ones in “at”, and write what is left, as in 13/30."
        ),
        (
            raw(["advances": "100", "payments": "110 every now"]),
            "payments entry 1, every “now” is not an interval",
            "Write day, week, 2 weeks, semimonth, month, 3 months, year or the like."
        ),
        (
            raw(["advances": "100", "payments": "110 at 1/2"]),
            "payments entry 1, at “1/2” is not a number it can be",
            "Write a whole number from 0 to 73200."
        ),
        (
            raw(["method": "eu", "advances": "100", "payments": "110 fraction 1/2"]),
            "payments entry 1, fraction has no meaning for method “eu”", "Leave fraction out."
        ),
        (
            raw([
                "method": "eu", "advances": "100", "payments": "110", "unitPeriodsPerYear": "12",
            ]),
            "unitPeriodsPerYear has no meaning for method “eu”", "Leave unitPeriodsPerYear out."
        ),
        (
            raw([
                "method": "eu", "advances": "100", "payments": "60 at 1/9973; 60 at 1/9967",
            ]),
            "payments have times in too many different parts of a year",
            "Write times whose parts of a year are 12ths, 52nds or 365ths."
        ),
        (
            raw(["advances": "100", "payments": "1 count 5200; 1 at 5201"]),
            "payments “5201” is more than 5200 payments", "Write a shorter one."
        ),
        (
            raw(["method": "eu", "advances": "100", "payments": "110 at 201"]),
            "payments entry 1, at “201” is more than 200 years", "Write a shorter one."
        ),
        (
            raw(["advances": "100 date 2026-01-01", "payments": "110"]),
            "payments entry 1, date is missing", "Add a line such as “date: 2026-12-01”."
        ),
        (
            raw(["advances": "100 date 2026-01-01", "payments": "110 date 2026-02-01 at 1"]),
            "payments entry 1, at and date cannot both be given", "Keep one of the two."
        ),
        (
            raw([
                "advances": "100 date 2026-01-01", "payments": "110 date 2026-02-01 dueDay 7",
            ]),
            "payments entry 1, dueDay and date cannot both be given", "Keep one of the two."
        ),
        (
            raw(["advances": "100", "payments": "110", "unitPeriod": "month"]),
            "unitPeriod needs date", "Add date, or leave unitPeriod out."
        ),
        (
            raw([
                "method": "eu", "advances": "100 date 2026-01-01",
                "payments": "110 date 2026-02-01", "unitPeriod": "day",
            ]),
            "unitPeriod “day” is not one of its choices", "Write one of week, month and year."
        ),
        (
            raw([
                "advances": "100 date 2999-01-01", "payments": "10 date 2999-02-01 count 24",
            ]),
            "a payment would fall after the year 2999", "Use an earlier start or a shorter term."
        ),
    ]

    @Test(arguments: cases.indices)
    func theOneProblemIsSaidInFull(_ index: Int) {
        let (typed, summary, nextStep) = Self.cases[index]
        let found = problems(.apr, typed)
        #expect(found.map(\.summary) == [summary])
        #expect(found.map(\.nextStep) == [nextStep])
    }
}
