import PennyDiagnostics
import PennyTemplates
import PennyTheme

/// The templates and the files that a site's pages are made with.
struct Theme {
    let templates: TemplateSet
    let files: [Site.ThemeFile]
}

/// Puts the built-in theme and a site's own `templates/` together: a file of
/// the site wins over the built-in one of the same name.
struct ThemeLoader {
    private let folder: SiteFolder
    private(set) var diagnostics: [Diagnostic] = []

    init(_ folder: SiteFolder) {
        self.folder = folder
    }

    mutating func load() -> Theme? {
        var files: [String: (origin: String, bytes: [UInt8])] = [:]
        for file in BuiltInTheme.files {
            files[file.path] = ("built-in " + file.path, file.bytes)
        }
        for path in folder.templates {
            let name = String(path.split(separator: "/").last ?? "")
            guard isPart(name, path) else { continue }
            do throws(DiagnosticError) {
                files[name] = (folder.path(path), try folder.bytes(path))
            } catch {
                diagnostics += error.diagnostics
            }
        }
        return theme(files)
    }

    private static let ending = ".mustache"

    /// Whether a file of the site can be part of a theme.
    private mutating func isPart(_ name: String, _ path: String) -> Bool {
        let known = BuiltInTheme.files.map(\.path)
        if known.contains(name) { return true }
        let near = nearMiss(to: name, among: known)
        let location = SourceLocation(path: folder.path(path))
        guard name.hasSuffix(Self.ending) else {
            diagnostics.append(
                Diagnostic(.error, SiteFault.unknownThemeFile(name, near: near), at: location))
            return false
        }
        if let near {
            diagnostics.append(
                Diagnostic(.warning, SiteFault.unusedTemplate(name, near: near), at: location))
        }
        return true
    }

    private mutating func theme(
        _ files: [String: (origin: String, bytes: [UInt8])]
    ) -> Theme? {
        var templates: [TemplateFile] = []
        var copied: [Site.ThemeFile] = []
        for (name, file) in files.sorted(by: { $0.key < $1.key }) {
            if name.hasSuffix(Self.ending) {
                templates.append(
                    TemplateFile(
                        name: String(name.dropLast(Self.ending.count)), path: file.origin,
                        text: String(decoding: file.bytes, as: UTF8.self)))
            } else {
                copied.append(
                    Site.ThemeFile(path: "assets/" + name, origin: file.origin, bytes: file.bytes))
            }
        }
        do throws(DiagnosticError) {
            return Theme(templates: try TemplateSet.load(templates), files: copied)
        } catch {
            diagnostics += error.diagnostics
            return nil
        }
    }
}
