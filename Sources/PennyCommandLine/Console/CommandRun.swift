import ArgumentParser
import PennyDiagnostics
import PennySite

/// Runs a command's work, and reports an error on standard error with an exit status of 1.
func run(_ work: () throws -> Void) throws {
    do {
        try AddressSpace.check()
        try work()
    } catch let error as DiagnosticError {
        report(error.diagnostics)
        throw ExitCode(1)
    } catch let error as Console.WriteError {
        Console.message("pennypress: cannot write the output: \(error.reason)\n")
        throw ExitCode(1)
    }
}

/// Prints diagnostics with their source lines and their count.
func report(_ diagnostics: [Diagnostic]) {
    if diagnostics.isEmpty { return }
    let printer = DiagnosticPrinter(source: DiagnosticSource.text)
    Console.message(printer.text(of: diagnostics) + countText(of: diagnostics) + "\n")
}
