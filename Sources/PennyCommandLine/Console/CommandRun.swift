import ArgumentParser
import PennyContent
import PennyDiagnostics
import PennyFiles

/// Runs what a command does and turns what went wrong into words on standard
/// error and an exit status of 1.
func run(_ work: () throws -> Void) throws {
    do {
        try work()
    } catch let error as DiagnosticError {
        report(error.diagnostics)
        throw ExitCode(1)
    } catch let error as Console.WriteError {
        Console.message("pennypress: cannot write the output: \(error.reason)\n")
        throw ExitCode(1)
    }
}

/// Prints diagnostics with the lines they are about, and their count.
func report(_ diagnostics: [Diagnostic]) {
    if diagnostics.isEmpty { return }
    let printer = DiagnosticPrinter { path in
        // A terminal or a pipe would be waited for, and what a refused link
        // leads to is nobody's to see.
        let (folder, name) = FileSystem.split(path)
        do throws(FileError) {
            let bytes = try FileTree(folder).read(name, limit: ContentText.byteLimit)
            return String(decoding: bytes.prefix(ContentText.byteLimit), as: UTF8.self)
        } catch {
            return nil
        }
    }
    Console.message(printer.text(of: diagnostics) + countText(of: diagnostics) + "\n")
}
