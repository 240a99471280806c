// swift-tools-version: 6.2
import Glibc
import PackageDescription

// What every module of ours is compiled with: warnings are errors, and the
// compiler polices the layers (see ARCHITECTURE.md).
let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// What is part of the program does without the standard library's regular expressions and what is
// beside them (`replacing`, `contains` of a text): they add 1.2 MB. PennyText has what is needed.
let shipped: [SwiftSetting] =
    strict + [
        .unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"])
    ]

/// A library that becomes part of the program where its archive is installed, as Debian's
/// packages for development have it; else the program loads the shared one.
func archive(_ name: String) -> LinkerSetting {
    let folders = ["x86_64-linux-gnu/", "aarch64-linux-gnu/", ""].map { "/usr/lib/\($0)" }
    let isInstalled = folders.contains { access("\($0)lib\(name).a", R_OK) == 0 }
    return .linkedLibrary(isInstalled ? ":lib\(name).a" : name)
}

// Where libxml2 has its headers. The program is not linked with it: see Sources/CMarkup/LibXML.h.
let libxml2Headers = ["-I/usr/include/libxml2"]
let readsXML: [SwiftSetting] = [.unsafeFlags(libxml2Headers.flatMap { ["-Xcc", $0] })]

// The engine and its markup also run in the browser: what Embedded Swift
// refuses, the native build refuses too.
let embeddable: [SwiftSetting] = shipped + [.treatWarning("EmbeddedRestrictions", as: .error)]

// What every number, message, text, page and file goes through is optimized where the rest is not:
// the tests ask for millions of figures and build more than a thousand sites. All files of such a
// module are compiled at once, which takes half as long as one by one; the driver remarks that it
// then compiles all of them again after a change. The engine is not optimized, which saves half of
// a build; three quarters of its time without it were in PennyNaturals.
let quick: [SwiftSetting] = [
    .unsafeFlags(
        ["-O", "-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode"],
        .when(configuration: .debug))
]

// What waits for a person, a network, another program or the disk is made small in the program to
// install: it is as quick so.
let small: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// The native package: the command, its libraries and their tests.
func nativePackage() -> Package {
    Package(
        name: "pennypress",
        products: [
            .executable(name: "pennypress", targets: ["pennypress"]),
            .library(name: "PennyEngine", targets: ["PennyEngine"]),
        ],
        dependencies: [
            .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
        ],
        targets: [
            .executableTarget(
                name: "pennypress",
                dependencies: [
                    "PennyCommandLine",
                    .product(name: "ArgumentParser", package: "swift-argument-parser"),
                ],
                swiftSettings: shipped),
            .target(
                name: "PennyCommandLine",
                dependencies: [
                    "PennyPreview", "PennyDiff", "PennySite", "PennyLibrary", "PennyImport",
                    "PennyReport",
                    "PennyBrowser", "PennyContent", "PennyMarkup", "PennyEngine",
                    "PennyDiagnostics", "PennyFiles", "CArguments",
                    .product(name: "ArgumentParser", package: "swift-argument-parser"),
                ],
                swiftSettings: shipped + small),
            .target(
                name: "PennyPreview",
                dependencies: [
                    "PennySite", "PennyTheme", "PennyMarkup", "PennyDiagnostics", "PennyFiles",
                    "PennyText", "CServe",
                ],
                swiftSettings: shipped + small),
            .target(
                name: "PennyDiff",
                dependencies: [
                    "PennySite", "PennyMarkup", "PennyEngine", "PennyDiagnostics", "PennyFiles",
                    "PennyText",
                ],
                swiftSettings: shipped + small),
            .target(
                name: "PennySite",
                dependencies: [
                    "PennyContent", "PennyMarkdown", "PennyTemplates", "PennyTheme",
                    "PennyCatalogs", "PennyMarkup", "PennyEngine", "PennyDiagnostics",
                    "PennyFiles", "PennyText",
                ],
                swiftSettings: shipped + small),
            .target(
                name: "PennyImport",
                dependencies: [
                    "PennyContent", "PennyMarkdown", "PennyEngine", "PennyDiagnostics",
                    "PennyText",
                ],
                swiftSettings: shipped + small),
            .target(
                name: "PennyLibrary",
                dependencies: [
                    "PennyContent", "PennyMarkup", "PennyEngine", "PennyDiagnostics",
                    "PennyFiles",
                ],
                swiftSettings: shipped + small),
            .target(
                name: "PennyReport",
                dependencies: [
                    "PennyContent", "PennyPattern", "PennyEngine", "PennyDiagnostics",
                    "PennyFiles", "PennyText", "CFetch", "CMarkup", "CXML",
                ],
                swiftSettings: shipped + small + readsXML),
            .target(
                name: "PennyBrowser",
                dependencies: ["PennyMarkup", "PennyDiagnostics", "PennyFiles", "PennyText"],
                swiftSettings: shipped + small),
            .target(
                name: "PennyContent",
                dependencies: [
                    "PennyPattern", "PennyEngine", "PennyDiagnostics", "PennyText", "CYAML",
                ],
                swiftSettings: shipped + small, linkerSettings: [archive("yaml")]),
            .target(
                name: "PennyMarkdown", dependencies: ["CCMark", "PennyDiagnostics", "PennyText"],
                swiftSettings: shipped + quick, linkerSettings: [archive("cmark")]),
            .target(
                name: "PennyTemplates", dependencies: ["PennyDiagnostics"],
                swiftSettings: shipped + quick),
            .target(
                name: "PennyTheme", dependencies: ["CEngineModules", "CTheme"],
                swiftSettings: shipped),
            .target(
                name: "PennyMarkup", dependencies: ["PennyMessages", "PennyEngine"],
                swiftSettings: embeddable),
            .target(
                name: "PennyEngine", dependencies: ["PennyNaturals"], swiftSettings: embeddable),
            .target(name: "PennyNaturals", swiftSettings: embeddable + quick),
            .target(name: "PennyMessages", swiftSettings: embeddable + quick),
            .target(
                name: "PennyCatalogs", dependencies: ["PennyMessages", "CMessages"],
                swiftSettings: shipped + quick),
            .executableTarget(
                name: "penny-messages", dependencies: ["PennyMessages", "PennyFiles"],
                swiftSettings: strict),
            // The package in examples/loan-table has the same target, which SwiftPM allows.
            .executableTarget(
                name: "loan-table", dependencies: ["PennyEngine"],
                path: "examples/loan-table/Sources/loan-table", swiftSettings: strict),
            .target(name: "PennyDiagnostics", swiftSettings: shipped + quick),
            .target(
                name: "PennyFiles", dependencies: ["CFileCalls"], swiftSettings: shipped + quick),
            .target(name: "PennyText", swiftSettings: shipped + quick),
            .target(name: "PennyPattern", dependencies: ["CPattern"], swiftSettings: shipped),
            .systemLibrary(name: "CCMark", providers: [.apt(["libcmark-dev"])]),
            .systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"])]),
            .systemLibrary(name: "CCurl", providers: [.apt(["libcurl4-openssl-dev"])]),
            .systemLibrary(name: "CXML", providers: [.apt(["libxml2-dev"])]),
            .target(name: "CFetch", dependencies: ["CCurl"]),
            .target(
                name: "CMarkup", dependencies: ["CXML"],
                cSettings: [.unsafeFlags(libxml2Headers)]),
            // RE2's flags for pkg-config are some that the package manager refuses.
            .target(name: "CPattern", linkerSettings: [archive("re2")]),
            .target(name: "CServe", linkerSettings: [archive("event")]),
            .target(name: "CArguments"),
            .target(name: "CFileCalls"),
            .target(name: "CTheme"),
            .target(name: "CMessages"),
            .target(
                name: "CEngineModules",
                cSettings: [.headerSearchPath("../../.build-wasm/modules")],
                linkerSettings: [archive("zstd")]),

            .testTarget(
                name: "PennyEngineTests",
                dependencies: [
                    "PennyEngine", "PennyNaturals", "PennyVectors", "PennyFiles",
                    "PennyWordsSupport", "PennyTestSupport",
                ],
                swiftSettings: strict),
            .testTarget(
                name: "PennyLibraryTests",
                dependencies: [
                    "PennyLibrary", "PennySite", "PennyContent", "PennyMarkup", "PennyEngine",
                    "PennyDiagnostics", "PennyFiles", "PennyWordsSupport", "PennyTestSupport",
                ],
                swiftSettings: strict),
            .testTarget(
                name: "PennyMarkupTests",
                dependencies: [
                    "PennyMarkup", "PennyMessages", "PennyEngine", "PennyWordsSupport",
                    "PennyTestSupport",
                ],
                exclude: ["Goldens", "Vectors"],
                swiftSettings: strict),
            .testTarget(
                name: "PennyMessagesTests",
                dependencies: ["PennyMessages", "PennyText", "PennyTestSupport"],
                exclude: ["Vectors"],
                swiftSettings: strict),
            .testTarget(
                name: "PennyCatalogsTests", dependencies: ["PennyCatalogs", "PennyMessages"],
                swiftSettings: strict),
            .testTarget(
                name: "PennyWasmTests",
                dependencies: [
                    "PennyMarkup", "PennyEngine", "PennyCatalogs", "PennyVectors",
                    "PennyWordsSupport", "PennyTestSupport",
                ],
                swiftSettings: strict),
            .testTarget(
                name: "PennyDiagnosticsTests", dependencies: ["PennyDiagnostics"],
                swiftSettings: strict),
            .testTarget(
                name: "PennyFilesTests", dependencies: ["PennyFiles", "PennyTestSupport"],
                swiftSettings: strict),
            .testTarget(
                name: "PennyTextTests", dependencies: ["PennyText"], swiftSettings: strict),
            .testTarget(
                name: "PennyPatternTests", dependencies: ["PennyPattern"], swiftSettings: strict),
            .testTarget(
                name: "PennyContentTests",
                dependencies: [
                    "PennyContent", "PennyPattern", "PennyEngine", "PennyDiagnostics",
                    "PennyTestSupport",
                ],
                exclude: ["Samples"],
                swiftSettings: strict),
            .testTarget(
                name: "PennyImportTests",
                dependencies: [
                    "PennyImport", "PennyContent", "PennyMarkup", "PennyEngine", "PennyDiagnostics",
                    "PennyText", "PennyTestSupport",
                ],
                exclude: ["Samples"],
                swiftSettings: strict),
            .testTarget(
                name: "PennyReportTests",
                dependencies: [
                    "PennyReport", "PennyContent", "PennyEngine", "PennyDiagnostics",
                    "PennyFiles", "PennyTestSupport",
                ],
                exclude: ["Samples"],
                swiftSettings: strict + readsXML),
            .testTarget(
                name: "PennyMarkdownTests",
                dependencies: ["PennyMarkdown", "PennyDiagnostics", "PennyTestSupport"],
                exclude: ["Samples"],
                swiftSettings: strict),
            .testTarget(
                name: "PennyTemplatesTests",
                dependencies: [
                    "PennyTemplates", "PennyTheme", "PennyCatalogs", "PennyDiagnostics",
                ],
                swiftSettings: strict),
            .testTarget(
                name: "PennyPreviewTests",
                dependencies: [
                    "PennyPreview", "PennySite", "PennyMarkup", "PennyDiagnostics", "PennyFiles",
                    "PennyTestSupport",
                ],
                swiftSettings: strict),
            .testTarget(
                name: "PennySiteTests",
                dependencies: [
                    "PennySite", "PennyTheme", "PennyTemplates", "PennyMarkup", "PennyContent",
                    "PennyEngine",
                    "PennyDiagnostics", "PennyFiles", "PennyText", "PennyVectors",
                    "PennyTestSupport",
                ],
                swiftSettings: strict),
            .testTarget(
                name: "PennyDiffTests",
                dependencies: [
                    "PennyDiff", "PennySite", "PennyMarkup", "PennyDiagnostics", "PennyFiles",
                ],
                swiftSettings: strict),
            .testTarget(
                name: "PennyCommandLineTests",
                dependencies: [
                    "PennyCommandLine", "PennySite", "PennyContent", "PennyMarkdown", "PennyMarkup",
                    "PennyEngine", "PennyDiagnostics", "PennyFiles", "PennyTemplates", "pennypress",
                    "PennyTestSupport",
                ],
                exclude: ["Scenarios"],
                swiftSettings: strict),
            .testTarget(
                name: "PennyBrowserTests",
                dependencies: [
                    "PennyBrowser", "PennySite", "PennyMarkup", "PennyEngine", "PennyDiagnostics",
                    "PennyFiles", "PennyText", "pennypress", "PennyWordsSupport",
                    "PennyTestSupport",
                ],
                exclude: ["Scenarios", "Previews"],
                swiftSettings: strict),
            .testTarget(
                name: "PennyHouseTests",
                dependencies: [
                    "penny-messages", "loan-table", "PennyMessages", "PennyEngine",
                    "PennyTestSupport",
                ],
                swiftSettings: strict + quick),
            .target(
                name: "PennyVectors", dependencies: ["PennyEngine"], path: "Tests/PennyVectors",
                resources: [.copy("Vectors")], swiftSettings: strict),
            .target(
                name: "PennyWordsSupport",
                dependencies: ["PennyCatalogs", "PennyMarkup", "PennyMessages", "PennyEngine"],
                path: "Tests/PennyWordsSupport", swiftSettings: strict),
            .target(
                name: "PennyTestSupport", path: "Tests/PennyTestSupport", swiftSettings: strict),
        ])
}

/// What is measured and certified with optimisation, which `make bench-engine`,
/// `make check-exact` and `make fuzz` build: the engine with its tests, the benchmark
/// and the fuzzer. `make bench` takes the maker of its sites from here.
func measuredPackage() -> Package {
    Package(
        name: "pennypress",
        targets: [
            .target(
                name: "PennyEngine", dependencies: ["PennyNaturals"], swiftSettings: embeddable),
            .target(name: "PennyNaturals", swiftSettings: embeddable),
            .target(name: "PennyMessages", swiftSettings: embeddable + quick),
            .target(name: "CMessages"),
            .target(
                name: "PennyCatalogs", dependencies: ["PennyMessages", "CMessages"],
                swiftSettings: shipped),
            .target(name: "CFileCalls"),
            .target(name: "PennyFiles", dependencies: ["CFileCalls"], swiftSettings: shipped),
            .executableTarget(
                name: "penny-bench", dependencies: ["PennyEngine"], path: "Tests/PennyBenchmarks",
                swiftSettings: strict),
            .executableTarget(
                name: "penny-bench-sites", dependencies: ["PennyTestSupport"],
                path: "Tests/PennyBenchSites", swiftSettings: strict),
            .testTarget(
                name: "PennyEngineTests",
                dependencies: [
                    "PennyEngine", "PennyNaturals", "PennyVectors", "PennyFiles",
                    "PennyWordsSupport", "PennyTestSupport",
                ],
                swiftSettings: strict),
            .target(
                name: "PennyMarkup", dependencies: ["PennyMessages", "PennyEngine"],
                swiftSettings: embeddable),
            .executableTarget(
                name: "penny-fuzz",
                dependencies: [
                    "PennyMarkup", "PennyEngine", "PennyCatalogs", "PennyVectors",
                    "PennyWordsSupport", "PennyTestSupport",
                ],
                path: "Tests/PennyFuzz", swiftSettings: strict),
            .target(
                name: "PennyVectors", dependencies: ["PennyEngine"], path: "Tests/PennyVectors",
                resources: [.copy("Vectors")], swiftSettings: strict),
            .target(
                name: "PennyWordsSupport",
                dependencies: ["PennyCatalogs", "PennyMarkup", "PennyMessages", "PennyEngine"],
                path: "Tests/PennyWordsSupport", swiftSettings: strict),
            .target(
                name: "PennyTestSupport", path: "Tests/PennyTestSupport", swiftSettings: strict),
        ])
}

/// The native package with the plugin that `make engine-docs` runs, which nothing else needs.
func documentedPackage() -> Package {
    let package = nativePackage()
    package.dependencies.append(
        .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
    return package
}

extension Package {
    /// Some test targets, and what they reach, so that nothing else is built.
    func cut(to tests: [String]) -> Package {
        var found: [Target] = []
        var names = tests
        while let name = names.popLast() {
            if found.contains(where: { $0.name == name }) { continue }
            guard let target = targets.first(where: { $0.name == name }) else {
                fatalError("Package.swift declares no target \(name)")
            }
            found.append(target)
            names += target.dependencies.compactMap(\.ownTarget)
        }
        return Package(name: name, dependencies: dependencies, targets: found)
    }

    /// The tests of a target: its own, or of one that has none, those of the targets that use it.
    func tests(of name: String) -> [String] {
        if targets.contains(where: { $0.name == name && $0.type == .test }) { return [name] }
        let own = "\(name)Tests"
        if targets.contains(where: { $0.name == own }) { return [own] }
        return targets.filter { $0.dependencies.contains { $0.ownTarget == name } }
            .flatMap { tests(of: $0.name) }
    }
}

extension Target.Dependency {
    /// The target of this package that it names.
    var ownTarget: String? {
        switch self {
        case .byNameItem(let name, _), .targetItem(let name, _): name
        default: nil
        }
    }
}

/// The words of a variable of the environment, if it is set.
func words(_ name: String) -> [String]? {
    Context.environment[name]?.split(separator: " ").map(String.init)
}

let package =
    if Context.environment["PENNY_MEASURE"] != nil {
        measuredPackage()
    } else if Context.environment["PENNY_DOCS"] != nil {
        documentedPackage()
    } else if let tests = words("PENNY_TESTS") {
        // With sanitizers, or with optimization.
        nativePackage().cut(to: tests)
    } else if let changed = words("PENNY_CHANGED") {
        // What `make quick` runs.
        nativePackage().cut(
            to: ["PennyHouseTests"] + changed.flatMap(nativePackage().tests))
    } else {
        nativePackage()
    }
