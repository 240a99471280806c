package import PennyDiagnostics

extension Fault {
    package static let host = HostFaults()
}

/// Reasons why a host would not accept a site.
package struct HostFaults: FaultDeclarations {
    let tooManyFiles = FaultDeclaration(
        585,
        example: .example(
            .cloudflare, .files, most: 20_000, condition: "on the Free plan", figure: 24_512,
            .pagesAlone(leaving: 8_212))
    ) { (excess: HostExcess) in
        (
            "the site has \(excess.figure) \(excess.unit), and \(excess.host) takes \(excess.most)",
            excess.nextStep(less: "Divide the site into several.")
        )
    }
    let tooManyInFolder = FaultDeclaration(
        586,
        example: .example(
            .netlify, .filesInFolder, most: 54_000, figure: 60_003, path: "calculations",
            .pagesAlone(leaving: 20_001))
    ) { (excess: HostExcess) in
        (
            "\(excess.folder) has \(excess.figure) files, and \(excess.host) takes "
                + "\(excess.most) in one folder",
            excess.nextStep(less: "Divide the site into several.")
        )
    }
    let tooManyBytes = FaultDeclaration(
        587,
        example: .example(
            .github, .bytes, most: 1_000_000_000, figure: 1_843_207_114,
            .otherHosts([.cloudflare, .netlify]))
    ) { (excess: HostExcess) in
        (
            "the site has \(excess.figure) bytes, and \(excess.host) takes \(excess.most)",
            excess.nextStep(less: "Divide the site into several, or make its pictures smaller.")
        )
    }
    /// Several files may be too large; the largest is named.
    let tooLargeFiles = FaultDeclaration(
        588,
        example: .example(
            .cloudflare, .bytesOfFile, most: 25 << 20, figure: 31_457_280, path: "assets/film.mp4",
            .less),
        1
    ) { (excess: HostExcess, count: Int) in
        (
            (count > 1 ? "\(grouped(count)) files are too large, of which " : "")
                + "\(excess.use.path ?? "") has \(excess.figure) bytes, and \(excess.host) takes "
                + "\(excess.most) in one file",
            excess.nextStep(less: "Make it smaller, or publish it elsewhere and link to it.")
        )
    }
}
