import PennyDiagnostics
import Testing

@testable import PennyContent

/// The limits of languages and of the address of a site in `site.yaml`.
@Suite struct SiteLanguageLimitTests {
    private func faults(_ yaml: String) -> [String] {
        let file = ContentText(path: "site.yaml", text: "title: T\n" + yaml)
        return SiteConfiguration.read(file).diagnostics.map {
            "\($0.location.line):\($0.location.column) \($0.summary) | \($0.nextStep)"
        }
    }

    @Test(arguments: ["en", "de", "en-XA", "pt-BR", "zh-Hans-CN", "fil"])
    func `a language is the tag of one`(_ tag: String) {
        #expect(faults("language: \(tag)\n").isEmpty)
    }

    @Test(arguments: [
        #"en"><script>"#, "en us", "english", "e", "en_US", "en-", "-", "en-123456789", "en/..",
        "é",
    ])
    func `any other language is refused`(_ tag: String) {
        let faults = faults("language: '\(tag)'\n")
        #expect(faults.count == 1)
        #expect(
            faults.first?.hasPrefix("2:11 language “\(tag)” is not the tag of a language | ")
                == true)
    }

    @Test(arguments: [
        "https://me:secret@example.org/", "https://me@example.org/", "http://:@example.org/",
    ])
    func `an address with a user is refused without being repeated`(_ address: String) {
        #expect(
            faults("baseURL: \(address)\n") == [
                "2:10 baseURL has the name of a user, which every page would show"
                    + " | Leave out what is between “//” and “@”, and the “@”."
            ])
        #expect(SiteConfiguration.baseURL(address) == nil)
    }

    @Test func `an at sign behind the host is a part of the address`() {
        #expect(faults("baseURL: https://example.org/@me/\n").isEmpty)
    }

    private func languages(_ count: Int) -> String {
        "languages:\n"
            + (0..<count).map { "  - {language: q\($0 + 10), name: N, locale: de-DE}\n" }.joined()
            .replacing(/q(\d)(\d)/) { match in
                let letters = Array("abcdefghij")
                return "q\(letters[Int(match.1) ?? 0])\(letters[Int(match.2) ?? 0])"
            }
    }

    @Test func `a site has at most fifty further languages`() {
        #expect(faults(languages(50)).isEmpty)
        #expect(
            faults(languages(80)) == [
                "53:16 the site has more than 50 further languages"
                    + " | Remove some, or divide the site into several."
            ])
    }
}
