import Foundation
import PennyCatalogs
import PennyTemplates
import PennyTheme
import Testing

@Suite("The built-in theme")
struct BuiltInThemeTests {
    @Test("carries each file of the folder templates, byte for byte")
    func listing() throws {
        let folder = URL(filePath: #filePath).appending(path: "../../../templates").standardized
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
            .filter { !$0.hasPrefix(".") && $0.contains(".") && !$0.hasSuffix(".json") }
        #expect(BuiltInTheme.files.map(\.path).sorted() == names.sorted())
        for (path, bytes) in BuiltInTheme.files {
            let data = try Data(contentsOf: folder.appending(path: path))
            #expect(Data(bytes) == data, "\(path)")
        }
    }

    @Test("renders each kind of page", arguments: ThemePages.all)
    func rendering(page: ThemePage) throws {
        let text = try TemplateSet.load(builtInTemplates, words: .english).text(
            of: page.template, page.values)
        for part in page.contains { #expect(text.contains(part), "\(part)") }
        for part in page.lacks { #expect(!text.contains(part), "\(part)") }
        #expect(!text.contains("{{"))
    }

    @Test("has the same names in each language, and texts of the language")
    func languages() throws {
        for language in ["en", "de", "fr"] {
            #expect(BuiltInTheme.files(in: language).map(\.name).sorted() == BuiltInTheme.names)
        }
        let english = BuiltInTheme.files(in: "en")
        #expect(english.allSatisfy { [$0.name, "scripts/" + $0.name].contains($0.path) })
        let scripts = BuiltInTheme.scripts.map(\.name)
        #expect(scripts.count > 50 && scripts.allSatisfy { $0.hasSuffix(".js") })
        let german = BuiltInTheme.files(in: "de").filter { file in
            file.name != file.path && !scripts.contains(file.name)
        }
        #expect(german.map(\.path).contains("de/explain-simple-interest.md"))
        for file in german {
            #expect(file.path == "de/" + file.name)
            #expect(BuiltInTheme.files.contains { $0.path == file.path && $0.bytes == file.bytes })
        }
    }

    @Test("has pages with one h1, a skip link, and nothing inline", arguments: ThemePages.html)
    func frame(page: ThemePage) throws {
        let text = try TemplateSet.load(builtInTemplates, words: .english).text(
            of: page.template, page.values)
        #expect(text.hasPrefix("<!doctype html>\n<html lang=\"en-US\" data-head=\""))
        #expect(text.contains("\">\n<head>\n<meta http-equiv="))
        #expect(text.count(of: "<h1>") == 1)
        #expect(text.contains("<body>\n<a class=\"skip\" href=\"#main\">"))
        #expect(text.contains("<main id=\"main\""))
        for word in ["<style", "style=", "http://", "onclick"] {
            #expect(!text.contains(word), "\(word)")
        }
        // Data for programs is not a script that runs.
        let data = text.count(of: "<script type=\"application/ld+json\">")
        let scripts = text.count(of: "<script") - data
        #expect(scripts == text.matches(of: /<script defer src="[^"]+"><\/script>/).count)
    }

    @Test(
        "has a style for what results and pages are marked with",
        arguments: [
            "figure", "main", "negative", "inputs", "entries", "bar-chart", "bar", "bar-value",
            "zero", "best", "gain", "loss", "n", "scroll", "related", "words", "strip", "door",
            "search", "letters", "terms", "uses", "key-words", "chapters", "standards", "quiz",
            "answer", "reason", "verdict", "example", "example-inputs", "note-mark", "notes",
            "quotes", "latest", "move", "word", "about", "mark", "old",
            "dot",
            "history", "headlines", "archive", "credits",
        ])
    func styled(name: String) throws {
        let sheet = BuiltInTheme.files.filter { BuiltInTheme.styles.contains($0.path) }
        let text = sheet.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        let pattern = try Regex("\\.\(name)(?![a-z-])[^{}]*\\{")
        #expect(text.contains(pattern))
    }

    @Test("puts every style that it carries into the sheet")
    func styles() {
        let carried = BuiltInTheme.files.map(\.path).filter { $0.hasSuffix(".css") }
        #expect(carried == BuiltInTheme.styles.sorted())
    }

    @Test("puts fragments at the first column, as they are")
    func fragments() throws {
        let fragment = "<pre>one\n  two\nthree</pre>"
        let set = try TemplateSet.load(builtInTemplates, words: .english)
        var page = ThemePages.calculation
        page.values["result"] = .html(fragment)
        page.values["inputs"] = .html(fragment)
        page.values["prose"] = .html(fragment)
        #expect(try set.text(of: "calculation", page.values).count(of: "\n\(fragment)\n") == 3)
    }
}

extension TemplateWords {
    /// The messages in English.
    fileprivate static let english = TemplateWords { name in
        switch Catalogs.text(named: name, language: Catalogs.source) {
        case .plain(let text): .text(text)
        case .formatted: .notPlain
        case nil: nil
        }
    }
}

/// The theme's templates, as the site passes them.
private let builtInTemplates: [TemplateFile] = BuiltInTheme.files.compactMap { path, bytes in
    guard path.hasSuffix(".mustache") else { return nil }
    let name = String(path.dropLast(".mustache".count))
    return TemplateFile(
        name: name, path: "built-in \(path)", text: String(decoding: bytes, as: UTF8.self))
}

extension String {
    fileprivate func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}
