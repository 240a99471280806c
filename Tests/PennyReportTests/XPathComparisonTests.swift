import PennyDiagnostics
@testable import PennyReport
import Testing

@Suite struct XPathComparisonTests {
    private func fault(_ xpath: String) -> Fault? {
        PennyReportTests.fault { () throws(Fault) in
            try HTMLReader.value("<p id=x>1</p>", at: .xpath(xpath), change: nil)
        }
    }

    @Test(arguments: [
        "//*[//a = //b]", "//a[b/c < d]", "string(//a = //a)",
        "//p[(//a)[1] = .//b]", "//p[@x = 'y' and a = b]", "//a[text() = //b/@c]",
        "//p[a=\"]\" or * >= *]",
    ])
    func `many elements are not compared with many others`(xpath: String) {
        #expect(fault(xpath) == .locating.comparesMany(xpath))
    }

    @Test(arguments: [
        "//p[. = '1']", "//p[. != ../p]", "//*[@id = 'x']", "//p['//a = //b' != @id]",
        "//p[@id != ../@id]",
        "//p[count(//p) = count(//p)]", "//p[position() = last()]", "//p[td[1] != td[last()]]",
        "//p[string(.) = normalize-space(.)]", "//p[//p = .]", "//p[1 + //p > //p * 0]",
        "string(//p[contains(., '=')])", "//p[not(a or b) and . > 0]", "//p[.//i | b = '2'] | //p",
    ])
    func `a comparison with a text, a number or one node may be`(xpath: String) {
        let fault = fault(xpath)
        #expect(fault == nil || fault == .locating.notFound(.xpath(xpath)))
    }
}
