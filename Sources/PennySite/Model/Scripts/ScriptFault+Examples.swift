extension ScriptFault {
    package static let examples: [Self] = [
        .unsupported("export default start;"),
        .unknownModule("mesages.js", near: "messages.js"),
        .missingExport("startShare", of: "share.js", importer: "result.js"),
        .importCycle(["engine.js", "input-lines.js", "engine.js"]),
    ]
}
