import ArgumentParser
import Glibc
import PennyContent
import PennyDiagnostics

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
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            let file = fopen(path, "r")
        else { return nil }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: ContentText.byteLimit)
        let count = fread(&bytes, 1, bytes.count, file)
        return String(decoding: bytes[0..<count], as: UTF8.self)
    }
    Console.message(printer.text(of: diagnostics) + countText(of: diagnostics) + "\n")
}
