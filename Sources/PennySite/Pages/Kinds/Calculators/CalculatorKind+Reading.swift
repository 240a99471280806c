import PennyContent
import PennyDiagnostics
import PennyEngine

extension CalculatorKind {
    /// Reads the explanations of calculators that the site has sets of.
    static func read(_ files: inout ContentReader, into site: inout LoadedEdition) {
        let example = LocalizedExample(site.formDefaults, site.readers)
        site.explanations = site.calculators.all.compactMap { calculator in
            let path = SourcePath.explanation(of: calculator)
            guard site.sets.kinds.contains(calculator) else {
                reportUnused(path, calculator, &files)
                return nil
            }
            guard let theme = files.theme else {
                // The faults of the theme are reported already.
                files.faulty.insert(path)
                return nil
            }
            // A calculator that is not the program's may have none.
            guard let file = theme.explanations[Explanation.fileName(of: calculator)] else {
                return nil
            }
            return read(file, of: calculator, path, site.calculators, &files)?.local(example)
        }
    }

    private static func read(
        _ file: Theme.Text, of calculator: Calculator, _ path: String,
        _ calculators: CalculatorCatalog, _ files: inout ContentReader
    ) -> Explanation? {
        let found = files.collect(Explanation.read(file, of: calculator, calculators), of: path)
        guard let set = found?.set, set.calculator != calculator else { return found }
        let fault = Fault.learning.explanationOfOtherKind(
            set.calculator.name, calculator.name)
        files.diagnostics.append(Diagnostic(fault, at: set.location))
        files.faulty.insert(path)
        return nil
    }

    /// Reports a site's own explanation of a calculator without sets, unless a file that cannot be
    /// read may be such a set.
    private static func reportUnused(
        _ path: String, _ calculator: Calculator, _ files: inout ContentReader
    ) {
        let mayHaveSet = files.faulty.contains { SetFolder.containing($0) != nil }
        guard files.folder.templates.contains(path), !mayHaveSet else { return }
        let fault = Fault.learning.unusedExplanation(calculator.name)
        files.diagnostics.append(
            Diagnostic(fault, at: SourceLocation(path: files.folder.path(path))))
    }

    /// Computes the examples of the explanations.
    static func compute(_ site: inout WorkedExamples, _ figures: SetStore, _ workers: WorkerPool) {
        let explanations = site.site.explanations
        if site.canCompute {
            let defaults = site.site.formDefaults
            let results = workers.compute(explanations, &site.diagnostics) {
                (page) throws(DiagnosticError) in
                try figures.result(of: page.set, defaults)
            }
            for whole in results { site.examples[whole.set.set.id] = whole }
        }
        for explanation in explanations where site.examples[explanation.set.id] == nil {
            site.faultyExamples.insert(explanation.set.id)
        }
    }
}
