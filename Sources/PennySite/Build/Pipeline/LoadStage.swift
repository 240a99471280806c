import PennyContent
import PennyDiagnostics

/// A site whose files are loaded: its editions, the first language's before the others in the order
/// of `site.yaml`.
struct LoadedSite {
    let editions: [SiteLoader.Loaded]
    /// Makes pictures of results; nil for a site without them.
    let pictureMaker: (any PictureMaker)?
}

extension Pipeline {
    /// The purpose that a site is read for.
    enum Purpose {
        case output
        /// Single pages or checks: no pictures are made.
        case reading
    }

    /// Reads the files of a site in each of its languages.
    ///
    /// - Parameter stamps: the stamps of the files that an earlier build has read.
    func load(
        _ sources: SourceFolder, _ stamps: SourceStamps, for purpose: Purpose
    ) throws(DiagnosticError) -> LoadedSite {
        count?.begin(.reading)
        var first = loaded(sources, stamps)
        let pictures = try purpose == .output ? findPictureMaker(for: first.site) : nil
        first.site.drawsPictures = pictures?.maker != nil
        first.diagnostics += pictures?.diagnostics ?? []
        var editions = [first]
        for language in sources.translations.languages {
            var stamps = stamps
            stamps.prefix = language.code + "/"
            var edition = loaded(sources.edition(in: language), stamps, first: first.site)
            edition.site.drawsPictures = first.site.drawsPictures
            editions.append(edition)
        }
        return LoadedSite(editions: editions, pictureMaker: pictures?.maker)
    }

    private func loaded(
        _ folder: SourceFolder, _ stamps: SourceStamps, first: LoadedEdition? = nil
    ) -> SiteLoader.Loaded {
        var loader = SiteLoader(folder, options, workers, stamps, first: first)
        return loader.load()
    }

    /// Finds the maker of the pictures that a site asks for; nil if it asks for none. Pictures need
    /// the address of the site; without a maker, the site is built with a warning.
    private func findPictureMaker(
        for site: LoadedEdition
    ) throws(DiagnosticError) -> (maker: (any PictureMaker)?, diagnostics: [Diagnostic])? {
        guard site.configuration.sharingPictures, site.baseURL != nil,
            let find = options.pictureMaker
        else { return nil }
        if let maker = try find() { return (maker, []) }
        let location = SourceLocation(path: site.folder.path(SourceFolder.configurationName))
        return (nil, [Diagnostic(Fault.theme.noPictures, at: location)])
    }
}
