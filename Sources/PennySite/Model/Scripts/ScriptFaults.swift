package import PennyDiagnostics

extension Fault {
    package static let script = ScriptFaults()
}

/// Faults of a site’s own scripts, which are modules of the theme.
package struct ScriptFaults: FaultDeclarations {
    /// An import or an export in a form that a build does not join.
    let unsupported = FaultDeclaration(568, example: "export default start;") { line in
        (
            "“\(line)” is not in a form that a build can join",
            "Write “import { a } from \"./x.js\";”, “export function a() {” or “export const a =”, "
                + "at the beginning of a line."
        )
    }
    let unknownModule = FaultDeclaration(569, example: "mesages.js", "messages.js") {
        (name: String, near: String?) in
        (
            "the theme has no script “\(name)”",
            didYouMean(near)
                ?? "Import a script of the theme: “pennypress theme list” names them."
        )
    }
    let missingExport = FaultDeclaration(570, example: "startShare", "share.js", "result.js") {
        name, module, importer in
        (
            "“\(module)” does not export “\(name)”, which “\(importer)” imports",
            "Add the export. “pennypress theme show \(module)” prints the theme’s own file."
        )
    }
    /// The names of modules that import each other, from one to itself.
    let importCycle = FaultDeclaration(589, example: ["engine.js", "input-lines.js", "engine.js"]) {
        (names: [String]) in
        (
            "the scripts import each other: \(names.joined(separator: " → "))",
            "Move what both need into one of them."
        )
    }
}
