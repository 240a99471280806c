import Testing

@testable import PennyContent

@Suite("Names in addresses")
struct SlugTests {
    @Test(
        "are small letters, digits and single hyphens",
        arguments: [
            "a", "7", "first-home", "15-or-30-years", "console", "com10", "com", "nul-1",
            String(repeating: "a", count: 80),
        ])
    func valid(name: String) {
        #expect(Slug.isValid(name))
        #expect(Slug.suggestion(for: name) == name)
    }

    @Test(
        "are nothing else, and there is one nearby",
        arguments: [
            ("", "my-page"), (".", "my-page"), ("..", "my-page"), ("/", "my-page"),
            (".git", "git"), ("../etc/passwd", "etc-passwd"), ("CON", "con-page"),
            ("con", "con-page"), ("COM9", "com9-page"), ("lpt5", "lpt5-page"),
            ("nul.txt", "nul-txt"),
            ("a:b", "a-b"), ("-rf", "rf"), ("a-", "a"), ("a--b", "a-b"), ("é", "e"),
            ("Café Fund", "cafe-fund"), ("e\u{301}", "e"),
            ("Straße", "strasse"), ("家", "my-page"),
            ("日本語", "my-page"), ("a b", "a-b"), ("First Home", "first-home"),
            ("<script>", "script"), ("a\u{0}b", "a-b"), ("a\n", "a"), ("½", "my-page"),
            ("٣", "my-page"),
            ("ﬁ", "my-page"), ("K", "k"), ("a_b", "a-b"), ("%2e%2e", "2e-2e"),
        ])
    func invalid(name: String, suggestion: String) {
        #expect(!Slug.isValid(name))
        #expect(Slug.suggestion(for: name) == suggestion)
        #expect(Slug.isValid(suggestion))
    }

    @Test("are at most eighty letters")
    func long() {
        let long = String(repeating: "a", count: 200)
        #expect(!Slug.isValid(long))
        #expect(Slug.suggestion(for: long) == String(repeating: "a", count: 80))
    }

    @Test(
        "make a title",
        arguments: [
            ("first-home", "First home"), ("15-or-30", "15 or 30"), ("", ""), ("-", ""),
            ("a", "A"), ("straße", "Straße"),
        ])
    func title(name: String, expected: String) {
        #expect(Slug.title(of: name) == expected)
    }
}
