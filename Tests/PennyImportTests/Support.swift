import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyTestSupport

@testable import PennyImport

/// A diagnostic as messages show it, without its path: `3:7 error: … | Next step.`
func line(_ diagnostic: Diagnostic) -> String {
    let location = diagnostic.location.description.split(separator: ":").dropFirst()
        .joined(separator: ":")
    let related = diagnostic.related.map(\.description)
    let nextStep = diagnostic.nextStep.isEmpty ? [] : [diagnostic.nextStep]
    let parts = ([diagnostic.summary] + related + nextStep).joined(separator: " | ")
    return "\(location) \(diagnostic.severity.rawValue): \(parts)"
}

/// The result of an import: its files or its errors, and what was left out.
struct Outcome {
    var files: [String: String] = [:]
    var contents: [String] = []
    var leftOut: [String] = []
    var notes: [String] = []
    var errors: [String] = []

    /// The text of the only file.
    var text: String { files.count == 1 ? files.first?.value ?? "" : "" }

    /// The lines of the only file's front matter, without the fences.
    var yaml: [String] {
        text.split(separator: "\n").map(String.init).dropFirst().prefix { $0 != "---" }.map(\.self)
    }

    init(_ work: () throws(DiagnosticError) -> Imported) {
        do throws(DiagnosticError) {
            let imported = try work()
            for file in imported.files { files[file.path] = file.text }
            contents = imported.files.map(\.contents)
            leftOut = imported.leftOut.map(line)
            notes = imported.notes.map(line)
        } catch {
            errors = error.diagnostics.map(line)
        }
    }
}

func products(
    _ csv: String, _ mismatch: ProductImport.Mismatch = .error,
    _ settings: ImportSettings = ImportSettings()
) -> Outcome {
    Outcome { () throws(DiagnosticError) in
        let file = try ContentText(path: "rice.csv", bytes: Array(csv.utf8))
        let target = try ImportTarget(nil, folder: "comparisons/", source: file.path)
        return try ProductImport(settings, mismatch).read(file, to: target)
    }
}

func budget(
    _ text: String, from source: BudgetSource = .auto, month: String? = nil,
    _ settings: ImportSettings = ImportSettings()
) -> Outcome {
    Outcome { () throws(DiagnosticError) in
        let file = try ContentText(path: "home.csv", bytes: Array(text.utf8))
        let target = try ImportTarget(nil, folder: "budgets/", source: file.path)
        var settings = settings
        settings.month = month.flatMap { CalendarMonth($0) }
        return try BudgetImport(settings, from: source).read(file, to: target)
    }
}

/// The settings of a file, or a site, whose decimals follow a comma.
func settings(
    file: NumberConvention = .point, site: NumberConvention = .point, currency: String? = nil,
    isDayFirst: Bool? = nil
) -> ImportSettings {
    var settings = ImportSettings(site: InputDefaults(convention: site))
    settings.convention = file
    settings.currency = currency.flatMap { Currency(code: $0) }
    settings.isDayFirst = isDayFirst
    return settings
}

/// Replaces the type of the same name in the testing library.
typealias SourceLocation = PennyDiagnostics.SourceLocation
