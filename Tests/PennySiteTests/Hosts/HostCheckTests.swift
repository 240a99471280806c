import PennyDiagnostics
import PennyTestSupport
import Testing

@testable import PennySite

/// Whether a host takes a site, by limits small enough to exceed.
@Suite struct HostCheckTests {
    /// A site of so many loans, each with a page, a table and its data, and nothing else.
    private func measures(loans: Int) -> (whole: SiteMeasure, bare: SiteMeasure) {
        var (whole, bare) = (SiteMeasure(), SiteMeasure())
        for number in 0..<loans {
            whole.add("calculations/loan-\(number).csv", 50)
            whole.add("calculations/loan-\(number).html", 100)
            whole.add("calculations/loan-\(number).json", 200)
            bare.add("calculations/loan-\(number).html", 100)
        }
        whole.add("index.html", 10)
        bare.add("index.html", 10)
        return (whole, bare)
    }

    private func limit(
        _ kind: HostLimit.Kind, _ most: Int, _ host: WebHost = .netlify, condition: String? = nil
    ) -> HostLimit {
        HostLimit(
            host: host, kind: kind, most: most, condition: condition, source: "", read: "")
    }

    private func said(_ table: [HostLimit], loans: Int = 4, of host: WebHost = .netlify) -> [String]
    {
        let (whole, bare) = measures(loans: loans)
        return HostCheck(host: host, table: table, whole: whole, bare: bare).faults.map {
            let place = $0.location.path
            let code = $0.code.map { " [\($0)]" } ?? ""
            return "\(place): \($0.summary). \($0.nextStep)" + code
        }
    }

    @Test(arguments: [
        (HostLimit.Kind.files, 13), (.filesAndFolders, 15), (.filesInFolder, 12), (.bytes, 1_410),
        (.bytesOfFile, 200),
    ])
    func `a site may have as much as a limit says, and not one more`(
        _ kind: HostLimit.Kind, _ most: Int
    ) {
        #expect(said([limit(kind, most)]) == [])
        #expect(said([limit(kind, most - 1)]).count == 1)
        // The limits of other hosts do not matter.
        #expect(said([limit(kind, 0, .github)]) == [])
    }

    @Test(arguments: [
        (
            HostLimit.Kind.files, 9,
            "the site has 13 files, and Netlify takes 9. Write “outputs: page” in site.yaml, which "
                + "leaves 5 files. [PP0585]"
        ),
        (
            .filesAndFolders, 9,
            "the site has 15 files and folders, and Netlify takes 9. Write “outputs: page” in "
                + "site.yaml, which leaves 7 files and folders. [PP0585]"
        ),
        (
            .filesInFolder, 9,
            "the folder calculations has 12 files, and Netlify takes 9 in one folder. Write "
                + "“outputs: page” in site.yaml, which leaves 4 files. [PP0586]"
        ),
        (
            .bytes, 1_000,
            "the site has 1,410 bytes, and Netlify takes 1,000. Write “outputs: page” in "
                + "site.yaml, which leaves 410 bytes. [PP0587]"
        ),
        (
            .bytesOfFile, 150,
            "4 files are too large, of which calculations/loan-0.json has 200 bytes, and Netlify "
                + "takes 150 in one file. Write “outputs: page” in site.yaml, which leaves 100 "
                + "bytes. [PP0588]"
        ),
    ])
    func `what is too much is reported with the figure, the limit and what to do`(
        _ kind: HostLimit.Kind, _ most: Int, _ words: String
    ) {
        #expect(said([limit(kind, most)]) == ["--host netlify: " + words])
    }

    @Test func `a limit of one offer says so`() {
        let free = limit(.files, 9, .cloudflare, condition: "on the Free plan")
        #expect(
            said([free], of: .cloudflare)[0].contains(
                "Cloudflare Pages takes 9 on the Free plan. Write"))
    }

    @Test func `each limit that is exceeded is an error of its own`() {
        let codes = said([limit(.bytes, 1), limit(.files, 1), limit(.bytesOfFile, 1)])
            .map { $0.suffix(8) }
        #expect(codes == ["[PP0587]", "[PP0585]", "[PP0588]"])
    }

    @Test func `where pages alone are too much, a host that takes the site is named`() {
        let table = [
            limit(.files, 2), limit(.files, 3, .github), limit(.files, 13, .gitlab),
            limit(.bytes, 9_999, .cloudflare),
        ]
        #expect(
            said(table)[0].contains(
                "Choose a host that takes the site, such as Cloudflare Pages or GitLab Pages."))
    }

    @Test(arguments: [
        (HostLimit.Kind.files, "Divide the site into several."),
        (.filesInFolder, "Divide the site into several."),
        (.bytes, "Divide the site into several, or make its pictures smaller."),
        (.bytesOfFile, "Make it smaller, or publish it elsewhere and link to it."),
    ])
    func `where no host takes the site, it has to be less`(
        _ kind: HostLimit.Kind, _ nextStep: String
    ) {
        let table = WebHost.allCases.map { limit(kind, 1, $0) }
        #expect(said(table)[0].contains(nextStep))
    }

    @Test func `one file that is too large is named without a count`() {
        var measure = SiteMeasure()
        measure.add("assets/film.mp4", 1_234_567)
        let check = HostCheck(
            host: .github, table: [limit(.bytesOfFile, 1_000_000, .github)], whole: measure,
            bare: measure)
        #expect(
            check.faults.map(\.summary) == [
                "assets/film.mp4 has 1,234,567 bytes, and GitHub Pages takes 1,000,000 in one file"
            ])
    }

    @Test(arguments: [
        (HostLimit.Kind.files, 20_000, "13 of 20,000 files (under 1%)"),
        (.files, 13, "13 of 13 files (100%)"),
        (
            .filesAndFolders, 150,
            "15 of 150 files and "
                + "folders (10%)"
        ),
        (.filesInFolder, 100, "12 of 100 files in the fullest folder (12%)"),
        (.bytes, 100_000, "1,410 of 100,000 bytes (1%)"),
        (.bytesOfFile, 300, "200 of 300 bytes in the largest file (66%)"),
    ])
    func `how much of a limit is used is reported in whole percent`(
        _ kind: HostLimit.Kind, _ most: Int, _ words: String
    ) {
        #expect(LimitUse(limit(kind, most), measures(loans: 4).whole).text == words)
    }

    // MARK: - The table

    @Test func `every host has a limit, and every limit a source and a day`() {
        for host in WebHost.allCases {
            #expect(HostLimit.all.contains { $0.host == host })
        }
        for limit in HostLimit.all {
            #expect(
                limit.source.hasPrefix("https://") && limit.source.contains(limit.host.rawValue))
            #expect(CivilDayText.isDay(limit.read))
            #expect(limit.most > 0)
        }
    }

    @Test func `the page about publishing has each limit with its source and its day`() throws {
        let page = String(
            decoding: try Repository.bytes(of: "docs/manual/pages/publish/index.md"), as: UTF8.self)
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") }
        for limit in HostLimit.all {
            let row = rows.first {
                $0.hasPrefix("| \(limit.host.name) | \(grouped(limit.most)) ")
                    && $0.contains("](\(limit.source))")
                    && $0.contains(limit.condition ?? "")
            }
            #expect(row != nil, "\(limit)")
            #expect(page.contains("read on \(limit.read)"))
        }
    }
}

/// Days as the table of limits has them.
private enum CivilDayText {
    static func isDay(_ text: String) -> Bool {
        let parts = text.split(separator: "-").map { Int($0) }
        return text.utf8.count == 10 && parts.count == 3 && !parts.contains(nil)
    }
}
