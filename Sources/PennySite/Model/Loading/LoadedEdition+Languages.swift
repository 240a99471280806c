import PennyContent
import PennyDiagnostics
import PennyEngine

extension LoadedEdition {
    /// The defaults of the edition's forms, which follow how its readers type.
    var formDefaults: InputDefaults { configuration.inputDefaults(readers) }

    /// Returns the language of a file's text, by the path that messages show; nil where it is the
    /// edition's language.
    func language(of shown: String) -> TextLanguage? {
        folder.isInOwnLanguage(shown) ? nil : edition.foreign
    }

    func language(at location: SourceLocation) -> TextLanguage? { language(of: location.path) }

    /// Whether content without a translation has no pages in this edition.
    var leavesOut: Bool { folder.language?.untranslated == .leaveOut }
}
