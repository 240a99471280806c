import PennyDiagnostics
import PennyEngine

@testable import PennyContent

/// A fault as messages show it: `3:7 rate “6” has no percent sign`.
func line(_ diagnostic: Diagnostic) -> String {
    "\(diagnostic.location.line):\(diagnostic.location.column) \(diagnostic.summary)"
}

/// The faults of `work`, one per line; empty if there are none.
func faults<Value>(_ work: () throws(DiagnosticError) -> Value) -> [String] {
    diagnostics(work).map(line)
}

func diagnostics<Value>(_ work: () throws(DiagnosticError) -> Value) -> [Diagnostic] {
    do throws(DiagnosticError) {
        _ = try work()
        return []
    } catch {
        return error.diagnostics
    }
}

/// The value of a reading; with faults, those of its sets' inputs beside them.
func judged<Value>(
    _ reading: Reading<Value>, _ sets: (Value) -> [SavedSet]
) throws(DiagnosticError) -> Value {
    var diagnostics = reading.diagnostics
    if let value = reading.value, !diagnostics.isEmpty {
        for set in sets(value) {
            do throws(DiagnosticError) {
                _ = try set.calculation(InputDefaults())
            } catch {
                diagnostics += error.diagnostics
            }
        }
    }
    if !diagnostics.isEmpty { throw DiagnosticError(diagnostics) }
    return try reading.sound()
}

func file(_ text: String) -> ContentText { ContentText(path: "a.md", text: text) }

/// The node of a text with its location: `at 2:3 "text"`, lists and mappings inside out.
func outline(_ node: ContentNode) -> String {
    let location = "\(node.location.line):\(node.location.column)"
    switch node.value {
    case .text(let text): return "\(location) \(text)"
    case .list(let items): return "\(location) [" + items.map(outline).joined(separator: ", ") + "]"
    case .mapping(let entries): return "\(location) {" + outline(entries) + "}"
    }
}

func outline(_ entries: [ContentNode.Entry]) -> String {
    entries.map { entry in
        let location = "\(entry.keyLocation.line):\(entry.keyLocation.column)"
        return "\(location) \(entry.key) = \(outline(entry.value))"
    }.joined(separator: "; ")
}

func entries(_ yaml: String, firstLine: Int = 1) throws(DiagnosticError) -> [ContentNode.Entry] {
    try YAMLReader(path: "a.md", firstLine: firstLine).entries(of: yaml)
}

/// Replaces the type of the same name in the testing library.
typealias SourceLocation = PennyDiagnostics.SourceLocation
