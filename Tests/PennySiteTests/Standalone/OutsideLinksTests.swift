import PennyDiagnostics
import Testing

@testable import PennySite

/// Links and pictures of a page that leaves its site.
@Suite struct OutsideLinksTests {
    private func settled(_ html: String, baseURL: String? = nil) throws -> String {
        let links = OutsideLinks(page: "calculations/bike.html", baseURL: baseURL)
        let bytes = try links.settled(Array(html.utf8)) { (path) throws(DiagnosticError) in
            path == "assets/a b.png" ? [1, 2, 3, 4] : nil
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("<p>no tag, 1 < 2", "<p>no tag, 1 < 2"),
        (##"<a href="#how">how</a>"##, ##"<a href="#how">how</a>"##),
        (#"<a href="https://a.b/">x</a>"#, #"<a href="https://a.b/">x</a>"#),
        (#"<a href="mailto:a@b.c">x</a>"#, #"<a href="mailto:a@b.c">x</a>"#),
        (
            #"<a class="term" href="../glossary/apr.html"><b>APR</b></a>, <a href="x.html">y</a>"#,
            "<b>APR</b>, y"
        ),
        (##"<a href="x.html">y</a> <a href="#z">z</a>"##, ##"y <a href="#z">z</a>"##),
        (
            #"<a class="button" href="bike.csv" download>CSV</a>"#,
            #"<a class="button" href="bike.csv" download>CSV</a>"#
        ),
        (
            #"<script>"<a href=\"x\">"</script><a href="x">y</a>"#,
            #"<script>"<a href=\"x\">"</script>y"#
        ),
        (
            #"<style>a::after{content:"<a href='x'>"}</style>"#,
            #"<style>a::after{content:"<a href='x'>"}</style>"#
        ),
        (
            #"<img src="../assets/a%20b.png" alt="A">"#,
            #"<img src="data:image/png;base64,AQIDBA==" alt="A">"#
        ),
        (#"<img src="../assets/none.png" alt="">"#, #"<img src="../assets/none.png" alt="">"#),
    ])
    func `without an address links are words`(_ html: String, _ expected: String) throws {
        #expect(try settled(html) == expected)
    }

    @Test(arguments: [
        ("../glossary/apr.html#note", "https://e.org/m/glossary/apr.html#note"),
        ("other.html", "https://e.org/m/calculations/other.html"),
        ("../index.html", "https://e.org/m/index.html"),
        ("../../../index.html", "https://e.org/m/index.html"),
    ])
    func `with an address links lead to the published site`(
        _ link: String, _ expected: String
    ) throws {
        #expect(
            try settled(#"<a href="\#(link)">x</a>"#, baseURL: "https://e.org/m/")
                == #"<a href="\#(expected)">x</a>"#)
    }
}
