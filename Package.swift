// swift-tools-version: 6.2
import Glibc
import PackageDescription

/// The settings of all modules. The compiler checks the layers of ARCHITECTURE.md.
let strict =
    ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    .map { SwiftSetting.enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]

/// The settings of modules in the program. Like the browser's, they have no regular expressions.
let shipped =
    strict + [.unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"])]

/// The settings of modules that mostly wait, for a person, a network, a program or the disk.
let small = shipped + [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// The settings of modules that also run in the browser. All builds refuse what Embedded Swift does.
let embeddable = shipped + [.treatWarning("EmbeddedRestrictions", as: .error)]

/// Further settings of modules where tests spend most of their time: they are always optimized. All
/// files of such a module are compiled at once, which takes half as long. The engine is not optimized,
/// which halves the time of a build.
let wholeModule = ["-O", "-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode"]
let fast = [SwiftSetting.unsafeFlags(wholeModule, .when(configuration: .debug))]

/// The headers of libxml2. The program is not linked with it (Sources/CMarkup/LibXML.h).
let libxml2 = ["-I/usr/include/libxml2"]
let readsXML = [SwiftSetting.unsafeFlags(libxml2.flatMap { ["-Xcc", $0] })]
let ownSettings = ["PennyReport": readsXML, "PennyReportTests": readsXML, "PennyHouseTests": fast]

func exists(_ path: String) -> Bool { access("\(Context.packageDirectory)/\(path)", F_OK) == 0 }

/// Makes dependencies from names separated by spaces.
func named(_ names: String) -> [Target.Dependency] {
    names.split(separator: " ").map { name in
        name == "ArgumentParser"
            ? .product(name: "ArgumentParser", package: "swift-argument-parser")
            : .byName(name: String(name))
    }
}

/// The library that each of these modules links.
let libraries = [
    "PennyContent": "yaml", "PennyMarkdown": "cmark", "CPattern": "re2", "CServe": "event",
    "CEngineModules": "zstd",
]

/// Makes the setting by which a module links its library: the archive, if it is installed, as
/// Debian's packages for development have it, or the shared library.
func archive(ofModule module: String) -> [LinkerSetting] {
    guard let name = libraries[module] else { return [] }
    let folders = ["x86_64-linux-gnu/", "aarch64-linux-gnu/", ""]
    let isInstalled = folders.contains { access("/usr/lib/\($0)lib\(name).a", R_OK) == 0 }
    return [.linkedLibrary(isInstalled ? ":lib\(name).a" : name)]
}

extension [SwiftSetting] {
    /// Makes modules that have these settings, from their names and what each imports.
    func modules(_ imports: KeyValuePairs<String, String>) -> [Target] {
        imports.map { name, imported in
            .target(
                name: name, dependencies: named(imported),
                path: exists("Sources/\(name)") ? nil : "Tests/\(name)",
                resources: name == "PennyVectors" ? [.copy("Vectors")] : [],
                swiftSettings: self + (ownSettings[name] ?? []),
                linkerSettings: archive(ofModule: name))
        }
    }
}

func program(_ name: String, in path: String? = nil, imports: String) -> Target {
    .executableTarget(name: name, dependencies: named(imports), path: path, swiftSettings: shipped)
}

let swiftModules =
    small.modules([
        "PennyCommandLine": "PennyPreview PennyDiff PennySite PennyLibrary PennyImport PennyReport "
            + "PennyBrowser PennyContent PennyMarkup PennyEngine PennyDiagnostics PennyFiles "
            + "CArguments ArgumentParser",
        "PennyPreview":
            "PennySite PennyTheme PennyMarkup PennyDiagnostics PennyFiles PennyText CServe",
        "PennyDiff": "PennySite PennyMarkup PennyEngine PennyDiagnostics PennyFiles PennyText",
        "PennySite": "PennyContent PennyMarkdown PennyTemplates PennyTheme PennyCatalogs "
            + "PennyMarkup PennyEngine PennyDiagnostics PennyFiles PennyText",
        "PennyImport": "PennyContent PennyMarkdown PennyEngine PennyDiagnostics PennyText",
        "PennyLibrary": "PennyContent PennyMarkup PennyEngine PennyDiagnostics PennyFiles",
        "PennyBrowser": "PennyMarkup PennyDiagnostics PennyFiles PennyText",
        "PennyContent": "PennyPattern PennyEngine PennyDiagnostics PennyText CYAML",
        "PennyReport":
            "PennyContent PennyPattern PennyEngine PennyDiagnostics PennyFiles PennyText "
            + "CFetch CMarkup CXML",
    ])
    + shipped.modules(["PennyTheme": "CEngineModules CTheme", "PennyPattern": "CPattern"])
    + (shipped + fast).modules([
        "PennyMarkdown": "CCMark PennyDiagnostics PennyText", "PennyTemplates": "PennyDiagnostics",
        "PennyCatalogs": "PennyMessages CMessages", "PennyFiles": "CFileCalls",
        "PennyDiagnostics": "", "PennyText": "",
    ])
    + embeddable.modules([
        "PennyMarkup": "PennyMessages PennyEngine", "PennyEngine": "PennyNaturals",
    ])
    + (embeddable + fast).modules(["PennyNaturals": "", "PennyMessages": ""])

let otherTargets: [Target] =
    strict.modules([
        "PennyVectors": "PennyEngine", "PennyTestSupport": "",
        "PennyWordsSupport": "PennyCatalogs PennyMarkup PennyMessages PennyEngine",
    ]) + [
        program("pennypress", imports: "PennyCommandLine ArgumentParser"),
        .target(name: "CFetch", dependencies: ["CCurl"]),
        .target(name: "CMarkup", dependencies: ["CXML"], cSettings: [.unsafeFlags(libxml2)]),
        .target(
            name: "CEngineModules", cSettings: [.headerSearchPath("../../.build-wasm/modules")],
            linkerSettings: archive(ofModule: "CEngineModules")),
        program("penny-messages", imports: "PennyMessages PennyFiles"),
        program("loan-table", in: "examples/loan-table/Sources/loan-table", imports: "PennyEngine"),
    ]
    + ["CArguments", "CFileCalls", "CMessages", "CPattern", "CServe", "CTheme"].map {
        .target(name: $0, linkerSettings: archive(ofModule: $0))
    }
    + [("CCMark", "cmark"), ("CYAML", "yaml"), ("CCurl", "curl4-openssl"), ("CXML", "xml2")].map {
        .systemLibrary(name: $0, providers: [.apt(["lib\($1)-dev"])])
    }

/// The imports of a module's tests beyond the module, what it imports, and PennyTestSupport.
let testImports = [
    "PennyBrowser": "PennySite PennyEngine PennyWordsSupport pennypress",
    "PennyCommandLine": "PennyMarkdown PennyTemplates pennypress",
    "PennyEngine": "PennyVectors PennyFiles PennyWordsSupport",
    "PennyHouse": "PennyMessages PennyEngine penny-messages loan-table",
    "PennyImport": "PennyMarkup", "PennyLibrary": "PennySite PennyWordsSupport",
    "PennyMarkup": "PennyWordsSupport", "PennyMessages": "PennyText", "PennySite": "PennyVectors",
    "PennyTemplates": "PennyTheme PennyCatalogs",
    "PennyWasm": "PennyMarkup PennyEngine PennyCatalogs PennyVectors PennyWordsSupport",
]
/// The folders of tests that hold no sources.
let testFiles = ["Goldens", "Previews", "Samples", "Scenarios", "Vectors"]

/// The tests of every module that has some, in Tests/NAMETests.
let testTargets = (swiftModules.map(\.name) + ["PennyHouse", "PennyWasm"]).compactMap {
    name -> Target? in
    guard exists("Tests/\(name)Tests") else { return nil }
    let tested = swiftModules.first { $0.name == name }.map { named(name) + $0.dependencies } ?? []
    return .testTarget(
        name: "\(name)Tests",
        dependencies: tested + named("PennyTestSupport \(testImports[name] ?? "")"),
        exclude: testFiles.filter { exists("Tests/\(name)Tests/\($0)") },
        swiftSettings: strict + (ownSettings["\(name)Tests"] ?? []))
}

/// The benchmark of the engine, the maker of sites for `make bench`, and the fuzzer.
let measured = [
    ("penny-bench", "PennyBenchmarks", "PennyEngine"),
    ("penny-bench-sites", "PennyBenchSites", "PennyTestSupport"),
    ("penny-fuzz", "PennyFuzz", "PennyTestSupport \(testImports["PennyWasm", default: ""])"),
].map { program($0, in: "Tests/\($1)", imports: $2) }

let package = Package(
    name: "pennypress", products: [.library(name: "PennyEngine", targets: ["PennyEngine"])],
    dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")],
    targets: swiftModules + otherTargets + testTargets)

func imports(_ target: Target) -> [String] {
    target.dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
}

extension Package {
    /// Removes all targets but those named and what they import, so that nothing else is built.
    func cut(to names: [String]) {
        var found = Set(names)
        for _ in targets {
            found.formUnion(targets.filter { found.contains($0.name) }.flatMap(imports))
        }
        targets.removeAll { !found.contains($0.name) }
        products = []
        if !found.contains("PennyCommandLine") { dependencies = [] }
    }

    /// The tests of a module: its own, or those of the modules that import it. Tests, and programs
    /// to measure, stay as they are.
    @MainActor func tests(of name: String) -> [String] {
        if (testTargets + measured).contains(where: { $0.name == name }) { return [name] }
        if testTargets.contains(where: { $0.name == "\(name)Tests" }) { return ["\(name)Tests"] }
        guard targets.contains(where: { $0.name == name }) || exists("Tests/\(name)") else {
            fatalError("Package.swift declares no target \(name)")
        }
        return targets.filter { imports($0).contains(name) }.flatMap { tests(of: $0.name) }
    }
}

if let wanted = Context.environment["PENNY_TARGETS"] {
    // What `make quick` tests, or a script measures, or builds with sanitizers or optimization.
    let names = wanted.split(separator: " ").map(String.init).flatMap(package.tests)
    package.targets += measured
    package.cut(to: names)
} else if Context.environment["PENNY_DOCS"] != nil {
    // `make engine-docs` runs this plugin, which nothing else needs.
    package.dependencies.append(
        .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}
