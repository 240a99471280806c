import Testing

@Suite struct ImportRulesTests {
    static let samples: [Sample] = [
        Sample(
            ImportRules.oneImporter, "Sources/PennySite/Page.swift", "import CYAML",
            "only PennyContent imports CYAML"),
        Sample(
            ImportRules.oneImporter, "Sources/PennySite/Page.swift", "private import CCMark",
            "only PennyMarkdown imports CCMark"),
        Sample(
            ImportRules.oneImporter, "Sources/PennySite/Page.swift", "internal import CXML",
            "only PennyReport imports CXML"),
        Sample(
            ImportRules.oneImporter, "Sources/PennySite/Page.swift", "import CFetch",
            "only PennyReport imports CFetch"),
        Sample(
            ImportRules.oneImporter, "Sources/PennySite/Page.swift", "import CMarkup",
            "only PennyReport imports CMarkup"),
        Sample(
            ImportRules.oneImporter, "Sources/PennyContent/Page.swift", "import CPattern",
            "only PennyPattern imports CPattern"),
        Sample(
            ImportRules.oneImporter, "Sources/PennySite/Page.swift", "import CServe",
            "only PennyPreview imports CServe"),
        Sample(
            ImportRules.oneImporter, "Sources/PennyReport/Fetching/Fetcher.swift", "import CFetch"),
        Sample(
            ImportRules.oneImporter, "Sources/PennySite/Page.swift",
            "@preconcurrency import ArgumentParser",
            "only PennyCommandLine and pennypress imports ArgumentParser"),
        Sample(ImportRules.oneImporter, "Sources/pennypress/main.swift", "import ArgumentParser"),
        Sample(ImportRules.oneImporter, "Sources/PennyContent/Node.swift", "internal import CYAML"),
        Sample(ImportRules.oneImporter, "Sources/PennySite/Page.swift", "// import CYAML"),
        Sample(
            ImportRules.lowModules, "Sources/PennyEngine/Money.swift", "public import Foundation",
            "PennyEngine imports only PennyNaturals, not Foundation"),
        Sample(
            ImportRules.lowModules, "Sources/PennyNaturals/Big.swift", "import Glibc",
            "PennyNaturals imports nothing, not Glibc"),
        Sample(
            ImportRules.lowModules, "Sources/PennyDiagnostics/Fault.swift", "import Glibc",
            "PennyDiagnostics imports nothing, not Glibc"),
        Sample(
            ImportRules.lowModules, "Sources/PennyTheme/Theme.swift", "import PennyEngine",
            "PennyTheme imports only CEngineModules, CTheme, not PennyEngine"),
        Sample(
            ImportRules.lowModules, "Sources/PennyMarkup/Csv.swift", "import PennyDiagnostics",
            "PennyMarkup imports only PennyEngine, PennyMessages, not PennyDiagnostics"),
        Sample(
            ImportRules.lowModules, "Sources/PennyWasm/Exports.swift",
            "import FoundationEssentials",
            "PennyWasm imports only PennyEngine, PennyMarkup, not FoundationEssentials"),
        Sample(
            ImportRules.lowModules, "Sources/PennyImport/Archives/PropertyList.swift",
            "import Foundation",
            "PennyImport imports only PennyContent, PennyDiagnostics, PennyEngine, PennyMarkdown, "
                + "PennyText, not Foundation"),
        Sample(
            ImportRules.lowModules, "Sources/PennyMarkup/Csv.swift", "public import PennyEngine"),
        Sample(ImportRules.lowModules, "Sources/PennySite/Page.swift", "import Foundation"),
        Sample(
            ImportRules.noFoundation, "Sources/PennySite/Page.swift", "import Foundation",
            "Foundation makes the program larger; JSON is PennyMarkup's, base64 PennyText's"),
        Sample(
            ImportRules.noFoundation, "Sources/PennyBrowser/Page.swift",
            "import struct FoundationEssentials.Data",
            "FoundationEssentials makes the program larger; JSON is PennyMarkup's, base64 "
                + "PennyText's"),
        Sample(ImportRules.noFoundation, "Sources/PennySite/Page.swift", "// import Foundation"),
    ]

    @Test(arguments: samples) func `an import in the wrong module is found`(_ sample: Sample) {
        sample.check()
    }
}
