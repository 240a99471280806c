import PennyEngine
import PennyMarkup
import Testing

@testable import PennySite

/// The linked data of pages.
@Suite struct LinkedDataTests {
    @Test(arguments: [
        ("plain", #""plain""#), ("a \"b\" \\c", #""a \"b\" \\c""#),
        ("</script><!--", #""\u003c/script\u003e\u003c!--""#), ("A & B", #""A \u0026 B""#),
        ("\u{2028}\u{2029}\n\u{0}", #""\u2028\u2029\u000a\u0000""#), ("é – €", #""é – €""#),
        ("\u{E2}\u{7F}\t\u{1F}", #""â\u007f\u0009\u001f""#),
        ("\u{202A}\u{2028}", #""\#u{202A}\u2028""#),
    ])
    func `a text can end no script, whatever is in it`(_ text: String, _ json: String) {
        #expect(LinkedData.text(text).json == json)
    }

    @Test func `a thing has its type and what it says, in order`() {
        let thing = LinkedData.thing(
            "Course",
            ["name": .text("Learn"), "url": nil, "hasPart": .list([.number("1"), .text("b")])])
        #expect(thing.json == #"{"@type":"Course","name":"Learn","hasPart":[1,"b"]}"#)
        #expect(
            String(decoding: LinkedData.script([thing]), as: UTF8.self)
                == #"<script type="application/ld+json">"#
                + #"{"@context":"https://schema.org","@graph":[\#(thing.json)]}</script>"#)
    }

    @Test func `amounts, rates, terms and counts are exact`() throws {
        let yen = try #require(Currency(code: "JPY"))
        let money = LinkedData.money(.money(-1_200_05), .usDollar)?.json
        #expect(money == #"{"@type":"MonetaryAmount","currency":"USD","value":-1200.05}"#)
        #expect(LinkedData.money(.money(35), yen)?.json.contains(#""value":35}"#) == true)
        #expect(LinkedData.money(.count(3), .usDollar) == nil)
        let rates: [(Int128, Int, String)] = [
            (625, 4, "6.25"), (1, 1, "10"), (1, 0, "100"),
            (6_249_999_615_032, 14, "6.25"), (62_345, 6, "6.235"), (623_445, 7, "6.234"),
            (623_455, 7, "6.235"), (-623_455, 7, "-6.235"),
        ]
        for (coefficient, scale, text) in rates {
            let rate = ExactDecimal(coefficient, scale: scale)
            #expect(LinkedData.percent(.rate(rate))?.json == text)
        }
        let term = LinkedData.term(.duration(TermLength(ExactDecimal(30), .years)))
        #expect(
            term?.json
                == #"{"@type":"QuantitativeValue","value":30,"unitCode":"ANN","unitText":"years"}"#)
        #expect(LinkedData.count(.count(360))?.json == "360")
    }
}

extension LinkedData {
    fileprivate var json: String {
        var out = Bytes()
        append(to: &out)
        return out.text
    }
}
