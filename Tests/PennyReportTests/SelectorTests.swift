import PennyDiagnostics
@testable import PennyReport
import Testing

@Suite struct SelectorTests {
    static let page = """
        <html><body>
        <ul id="top" class="list first">
        <li class="a b" data-x="one two" title="it's">1</li>
        <li class="ab" data-x="two">2</li>
        <li lang="de-CH">3<p>4</p><div><p class="a">5</p></div></li>
        </ul><p class=" a
        ">6</p></body></html>
        """

    static let selectors = [
        ("li", "1|2|3 4 5"), ("LI.a", "1"), (".a", "1|5|6"), ("li.a.b", "1"),
        ("#top > li", "1|2|3 4 5"),
        ("#top>li:first-child", "1"), ("li:nth-child(2)", "2"), ("li:nth-child( 3 ) p", "4|5"),
        ("li > p", "4"), ("li p", "4|5"), ("ul.first div > .a", "5"), ("[data-x]", "1|2"),
        ("[data-x=two]", "2"), ("li[data-x=\"one two\"]", "1"), ("[data-x^='one']", "1"),
        ("[data-x$=two]", "1|2"), ("[data-x$='xtwo']", ""), ("[data-x*=' ']", "1"),
        ("[data-x*='']", ""), ("[title=\"it's\"]", "1"), ("[lang^=de]", "3 4 5"),
        ("*.ab", "2"), ("li.ab, p", "2|4|5|6"), ("body  *.list", "1 2 3 4 5"), ("em", ""),
        ("li:first-child[data-x]", "1"), ("p , li.b", "1|4|5|6"),
        ("li > :first-child", "4"), ("p:first-child:nth-child(1)", "4|5"),
        ("li:first-child:nth-child(2)", ""), ("*:nth-child(2).ab", "2"), ("p:nth-child(2)", "6"),
    ]

    @Test(arguments: selectors)
    func `a selector finds what it means`(selector: String, found: String) throws {
        let titles = fault { () throws(Fault) in
            let found = try HTMLReader.headlines(
                Self.page, at: .selector(selector), expected: nil, address: "http://a.org/")
            throw .answer.notATable(found.map(\.title).joined(separator: "|"))
        }
        let expected: Fault =
            found.isEmpty ? .locating.notFound(.selector(selector)) : .answer.notATable(found)
        #expect(titles == expected)
    }

    static let faults = [
        ("", "selector “” is empty"),
        ("a:hover", "selector “a:hover” has “:hover”, which is not read"),
        ("a >", "selector “a >” ends too early"),
        ("a + b", "selector “a + b” has “+” where that cannot be"),
        ("a,,b", "selector “a,,b” has “,” where that cannot be"),
        ("[a", "selector “[a” ends too early"), ("[a='b", "selector “[a='b” ends too early"),
        ("a..b", "selector “a..b” has “.” where that cannot be"),
        ("a:nth-child(odd)", "selector “a:nth-child(odd)” has “o” where that cannot be"),
        ("a:nth-child(0)", "selector “a:nth-child(0)” has “)” where that cannot be"),
    ]

    @Test(arguments: faults)
    func `a selector that is not read says where`(selector: String, words: String) {
        let fault = fault { () throws(Fault) in try SelectorParser.selector(of: selector) }
        #expect(fault?.summary == words)
        #expect(fault?.nextStep == "Write an “xpath:” instead, or a simpler selector.")
    }
}
