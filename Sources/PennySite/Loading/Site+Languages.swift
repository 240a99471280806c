import PennyContent
import PennyDiagnostics
import PennyEngine

extension Site {
    /// How readers of the edition type, into its forms.
    var formDefaults: InputDefaults { configuration.inputDefaults(readers) }

    /// The language of what stands in a file, as messages show its path; nil for that of the
    /// edition.
    func language(of shown: String) -> TextLanguage? {
        folder.isInOwnLanguage(shown) ? nil : edition.foreign
    }

    func language(at place: SourceLocation) -> TextLanguage? { language(of: place.path) }

    /// Whether content that is not translated has no pages.
    var leavesOut: Bool { folder.language?.untranslated == .leaveOut }
}
