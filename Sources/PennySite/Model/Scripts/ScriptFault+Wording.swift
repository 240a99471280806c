import PennyDiagnostics

extension ScriptFault {
    package var summary: String {
        switch self {
        case .unsupported(let line): "“\(line)” is not in a form that a build can join"
        case .unknownModule(let name, _): "the theme has no script “\(name)”"
        case .missingExport(let name, let module, let importer):
            "“\(module)” does not export “\(name)”, which “\(importer)” imports"
        case .importCycle(let names):
            "the scripts import each other: \(names.joined(separator: " → "))"
        }
    }

    package var nextStep: String {
        switch self {
        case .unsupported:
            "Write “import { a } from \"./x.js\";”, “export function a() {” or “export const a =”, "
                + "at the beginning of a line."
        case .unknownModule(_, let near):
            near.map { "Did you mean “\($0)”?" }
                ?? "Import a script of the theme: “pennypress theme list” names them."
        case .missingExport(_, let module, _):
            "Add the export. “pennypress theme show \(module)” prints the theme’s own file."
        case .importCycle: "Move what both need into one of them."
        }
    }
}
