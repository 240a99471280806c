package import PennyDiagnostics

extension HostFault {
    static let examples: [Self] = [
        example(.files, 24_512, .pagesAlone(leaving: 8_212)).map(Self.tooManyFiles),
        example(.filesInFolder, 60_003, .pagesAlone(leaving: 20_001), path: "calculations")
            .map(Self.tooManyInFolder),
        example(.bytes, 1_843_207_114, .otherHosts([.cloudflare, .netlify]))
            .map(Self.tooManyBytes),
        example(.bytesOfFile, 31_457_280, .less, path: "assets/film.mp4")
            .map { .tooLargeFiles($0, count: 1) },
    ].compactMap(\.self)

    private static func example(
        _ kind: HostLimit.Kind, _ figure: Int, _ remedy: HostExcess.Remedy, path: String? = nil
    ) -> HostExcess? {
        HostLimit.all.first { $0.kind == kind }.map { limit in
            HostExcess(use: LimitUse(limit, figure, path), remedy: remedy)
        }
    }
}

/// Examples of host faults for the catalog, which does not know their values.
package enum HostFaults {
    package static let examples: [any Fault] = HostFault.examples
}
