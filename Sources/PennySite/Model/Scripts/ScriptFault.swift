import PennyDiagnostics

/// The faults of a site's own scripts, which are modules of the theme; `ScriptFault+Wording.swift`
/// words them.
package enum ScriptFault: Fault {
    /// An import or an export in a form that a build does not join.
    case unsupported(String)
    case unknownModule(String, near: String?)
    case missingExport(String, of: String, importer: String)
    /// The names of modules that import each other, from one to itself.
    case importCycle([String])
}
