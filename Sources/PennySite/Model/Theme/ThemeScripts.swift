import PennyDiagnostics
import PennyTheme

/// The scripts of a theme, joined from its modules.
enum ThemeScripts {
    private static let ending = ".js"

    /// Returns the files of a theme with joined scripts in place of its modules.
    static func joined(_ files: ThemeFiles.ByName) throws(DiagnosticError) -> [Theme.File] {
        let modules = files.filter { $0.key.hasSuffix(ending) }
        let isBuiltIn = modules.allSatisfy { $0.value.origin.hasPrefix(ThemeFiles.builtIn) }
        return isBuiltIn ? try builtIn.get() : try join(modules)
    }

    /// The scripts of the theme without files of a site, which most sites have.
    private static let builtIn = Result { () throws(DiagnosticError) in
        var files: ThemeFiles.ByName = [:]
        for file in BuiltInTheme.scripts {
            files[file.name] = (ThemeFiles.builtIn + file.path, file.bytes)
        }
        return try join(files)
    }

    private static func join(_ files: ThemeFiles.ByName) throws(DiagnosticError) -> [Theme.File] {
        var modules: [ScriptModule] = []
        for (name, file) in files.sorted(by: { $0.key < $1.key }) {
            modules.append(
                try ScriptModule.parse(
                    name: name, origin: file.origin,
                    text: String(decoding: file.bytes, as: UTF8.self)))
        }
        let joiner = ScriptJoiner(modules)
        var scripts: [Theme.File] = []
        for script in PageScript.allCases {
            let joined = try joiner.joined(script.file)
            scripts.append(
                Theme.File(
                    path: "assets/" + script.file,
                    origin: files[script.file]?.origin ?? ThemeFiles.builtIn + script.file,
                    bytes: Array(joined.text.utf8), modules: joined.modules))
        }
        return scripts
    }
}
