import PennyDiagnostics
import PennyText

/// Joins the modules of the theme into the scripts that pages load.
///
/// A browser loads no module from a disk, and each file would be a request. So a script has all
/// modules that it needs, each in a function of its own, after those that it imports. The functions
/// put what their modules export into the one global object `Penny`, by the names of the modules.
/// Where a page has two scripts with one module, the second takes it from there.
struct ScriptJoiner {
    private let modules: [String: ScriptModule]
    /// The functions of the modules, of which several scripts have some.
    private let functions: [String: String]

    init(_ modules: [ScriptModule]) {
        self.modules = Dictionary(uniqueKeysWithValues: modules.map { ($0.name, $0) })
        functions = self.modules.mapValues(Self.function)
    }

    /// A joined script.
    struct Script: Sendable {
        /// The names of its modules, each after those that it imports.
        let modules: [String]
        let text: String
    }

    /// Joins a module and all that it imports.
    func joined(_ name: String) throws(DiagnosticError) -> Script {
        var order: [ScriptModule] = []
        if let module = modules[name] { try add(module, to: &order, through: []) }
        let names = order.map(\.name)
        let parts = names.compactMap { functions[$0] }
        return Script(
            modules: names,
            text: """
                // \(names.joined(separator: ", "))
                (() => {
                "use strict";

                const scriptURL = document.currentScript.src || document.baseURI;
                const modules = globalThis.Penny ??= {};

                \(parts.joined(separator: "\n\n"))
                })();

                """)
    }

    private func add(
        _ module: ScriptModule, to order: inout [ScriptModule], through importers: [String]
    ) throws(DiagnosticError) {
        if order.contains(where: { $0.name == module.name }) { return }
        let path = importers + [module.name]
        for imported in module.imports {
            let location = module.location(line: imported.line)
            guard let other = modules[imported.module] else {
                let near = nearMiss(to: imported.module, among: modules.keys.sorted())
                throw Self.error(.script.unknownModule(imported.module, near), location)
            }
            if path.contains(other.name) {
                throw Self.error(.script.importCycle(path + [other.name]), location)
            }
            try check(imported, of: other, in: module)
            try add(other, to: &order, through: path)
        }
        order.append(module)
    }

    /// Checks that a module exports what another imports of it.
    private func check(
        _ imported: ScriptModule.Import, of module: ScriptModule, in importer: ScriptModule
    ) throws(DiagnosticError) {
        guard case .some(let names) = imported.names else { return }
        for name in names where !module.exports.contains(name.exported) {
            // The file that a site has in place of the theme's is the one to change.
            let isOwn = !module.origin.hasPrefix(ThemeFiles.builtIn)
            throw Self.error(
                .script.missingExport(name.exported, module.name, importer.name),
                isOwn ? module.location(line: 1) : importer.location(line: imported.line))
        }
    }

    private static func error(
        _ fault: Fault, _ location: SourceLocation
    ) -> DiagnosticError {
        DiagnosticError([Diagnostic(fault, at: location)])
    }

    /// Writes a module as a function that gives what it exports.
    private static func function(_ module: ScriptModule) -> String {
        let imports = module.imports.compactMap { imported -> String? in
            let source = "modules[\"\(imported.module)\"]"
            switch imported.names {
            case .none: return nil
            case .all(let name): return "const \(name) = \(source);"
            case .some(let names):
                let list = names.map { exported, local in
                    exported == local ? local : "\(exported): \(local)"
                }
                return "const { \(list.joined(separator: ", ")) } = \(source);"
            }
        }
        let body = module.body.joined(separator: "\n")
            .replacing("import.meta.url", by: "scriptURL")
        return """
            modules["\(module.name)"] ??= (() => {
            \((imports + [body]).joined(separator: "\n"))
            return { \(module.exports.joined(separator: ", ")) };
            })();
            """
    }
}
