import PennyDiagnostics
import PennyTemplates

extension SiteFault {
    public var summary: String {
        switch self {
        case .cannotRead(let path, let reason): "cannot read “\(path)”: \(reason)"
        case .cannotWrite(let path, let reason): "cannot write “\(path)”: \(reason)"
        case .fileChanged: "the file changed while the site was being built"
        case .foreignSite(let site), .foreignSiteAround(let site):
            "the site or library in “\(site)” belongs to another user"
        case .noSite(let folder, _): "there is no site.yaml in “\(folder)”"
        case .notAnEmptyFolder(let path): "“\(path)” is not an empty folder"
        case .workflowThere(let path), .themeFileThere(let path):
            "there is a file “\(path)” already"
        case .symbolicLink: "symbolic links are not followed"
        case .unexpectedFile(let name, let folder, _):
            "“\(name)” is not a kind of file that \(folder)/ holds"
        case .unreadFolder(let name, _): "the folder “\(name)” is not read"
        case .unreadFile(let name, _): "the file “\(name)” is not read"
        case .nestedFolder(let name): "the folder “\(name)” is inside another"
        case .tooDeep(let limit): "the folder is more than \(limit) folders deep"
        case .undatedPage(let section):
            "the section \(section) lists its pages by date, and this one has none"
        case .notAFile(let name): "“\(name)” is neither a file nor a folder"
        case .badFileName(let name, _) where SourceFolder.isReserved(name):
            "Windows keeps the file name “\(name)” for itself"
        case .badFileName(let name, _): "the file name “\(name)” cannot be an address"
        case .translationIntoFirst(let name, _):
            "“\(name)” is named like a translation into the site’s first language"
        case .languageNotOfSite(let name, let language, _):
            "“\(name)” is named like a translation, and the site has no language “\(language)”"
        case .translationOfNothing(let name, let original):
            "“\(name)” translates “\(original)”, which is not there"
        case .translatedTwice(let name, let first):
            "“\(name)” translates the same file as “\(first)”"
        case .sharedThemeFile(let name): "“\(name)” is a file that all languages share"
        case .unknownThemeFile(let name, _): "the theme has no file “\(name)”"
        case .unknownPageTemplate(let name, _):
            "the site has no template “\(name)” of its own"
        case .templateOfTheme(let name): "“\(name)” is the theme’s template for all such pages"
        case .unusedStyle(let name, let whole):
            "“\(name)” is not used beside \(whole), which is the whole style sheet"
        case .unusedTemplate(let name, _): "no page uses the template “\(name)”"
        case .unknownLocale(let locale, _, _): "locale “\(locale)” is not known"
        case .baseURLWithUser:
            "the address has the name of a user, which every page would show"
        case .notABaseURL(let url): "“\(url)” is not a web address to publish at"
        case .noPictures: "sharingPictures asks for pictures, and there is no Chromium to make them"
        case .unknownSet(let name, _): "there is no saved set “\(name)”"
        case .nestedScenarios(let name): "“\(name)” itself sets others side by side"
        case .unknownFigure(let name, let set, _, _): "“\(set)” has no figure “\(name)”"
        case .incompleteReference(let name): "the reference “\(name)” does not name a figure"
        case .ownReferenceOutsideSet(let name):
            "the reference “\(name)” is not on a saved set’s page"
        case .sameMonth(let month, let set, let other):
            "“\(set)” and “\(other)” are both the budget of \(month)"
        case .otherCurrency(let set, let other):
            "“\(set)” is in another currency than “\(other)” of the same series"
        case .monthsTooLarge(let word): "the months of “\(word)” add up to too much"
        case .noMonths(let word): "the months of “\(word)” cannot be put side by side"
        case .unknownTerm(let name, _): "the glossary has no term “\(name)”"
        case .ambiguousName(let name, let term, let other):
            "“\(name)” is a name of both “\(term)” and “\(other)”"
        case .everydayWord(let name): "“\(name)” is an everyday word, too"
        case .figureChanged(let name, let then, let now?):
            "“\(name)” was shown as \(then) and is \(now) today"
        case .figureChanged(let name, let then, nil):
            "“\(name)” was shown as \(then) and is no figure today"
        case .unusedTerm(let name): "no page names the term “\(name)”"
        case .termNamedTwice(let name): "the term “\(name)” is named twice"
        case .termNamesItself(let name): "the term “\(name)” names itself"
        case .explanationOfOtherKind(let kind, let wanted):
            "the explanation of “\(wanted)” has an example of kind “\(kind)”"
        case .unusedExplanation(let kind): "no page uses the explanation of “\(kind)”"
        case .reportsWithoutSources:
            "there are reports, but no report.yaml that names their sources"
        case .unknownSource(let name, _): "report.yaml has no source “\(name)”"
        case .sourceOfOtherKind(let name, let isValue):
            isValue
                ? "“\(name)” is a source of values, not of headlines"
                : "“\(name)” is a source of headlines, not of values"
        case .draft(let name): "“\(name)” is a draft"
        case .brokenLink(let target, _): "the link “\(target)” leads to no file of the site"
        case .linkLeavesSite(let target): "the link “\(target)” leads out of the site’s folder"
        case .rowNotNamed(let target, _):
            "the link “\(target)” leads to a table, not to one of its rows"
        case .unknownRow(let row, let table, _): "“\(table)” has no row “\(row)”"
        case .unknownAnchor(let anchor, let page, _): "“\(page)” has no heading “#\(anchor)”"
        case .unknownPage(let name, _): "the site has no page “\(name)”"
        case .unreachedPage: "no menu, list or link leads to this page"
        case .addressTaken(let address, let other): "the address \(address) is taken by \(other)"
        case .outputIsSource(let path): "the output folder “\(path)” holds the site’s sources"
        case .outputNotOurs(let path): "the folder “\(path)” was not made by Pennypress"
        case .outputHoldsOther(let name, let folder):
            "“\(name)” in “\(folder)” was not made by Pennypress"
        case .outputLocked(let path): "another build is writing to “\(path)”"
        case .outputIsMountPoint(let path):
            "another file system is mounted at “\(path)”, so a build cannot move files into it"
        case .outputIsLink(let path, let target):
            "the output “\(path)” is a link to “\(target)”, which you have not named"
        case .outputHalfChanged(let path, let reason):
            "some files in “\(path)” are new and some are old: \(reason)"
        case .outputUnconfirmed(let path, let reason):
            "the new pages are in “\(path)”, but the disk has not confirmed them: \(reason)"
        case .outputReplaced(let path):
            "“\(path)” is not the folder it was when the build began"
        case .oldOutputLeft(let path, let reason):
            "what is left of a build in “\(path)” cannot be removed: \(reason)"
        case .reuseDiffers(let page):
            "\(page) was to be reused from the last build, but making it again gives another page"
        case .cacheNotWritten(let reason):
            "the next build cannot reuse anything of this one: \(reason)"
        }
    }

    public var nextStep: String {
        switch self {
        case .cannotRead: "Check that it exists and that you may read it."
        case .cannotWrite: "Check the permissions and the space left."
        case .fileChanged: "Build again when it is saved."
        case .foreignSite(let site):
            "If you trust what is in it, name it, as in “pennypress build \(site)” or "
                + "“pennypress list --site \(site)”."
        case .foreignSiteAround: "Move the file to a folder of your own, or run as that user."
        case .noSite(_, let misnamed?): "Rename “\(misnamed)” to “site.yaml”."
        case .noSite: "Name the site’s folder, or make one with “pennypress new my-site”."
        case .notAnEmptyFolder: "Name a new folder, or an empty one."
        case .templateOfTheme(let name):
            "Remove the line. For a template of some pages, copy “templates/\(name).mustache” "
                + "under another name, and write that."
        case .unknownPageTemplate(_, let near?): "Did you mean “\(near)”?"
        case .unknownPageTemplate(let name, nil):
            "Add “templates/\(name).mustache”, or remove the line."
        case .themeFileThere: "Edit that file, or move it away to begin again."
        case .workflowThere:
            "Move it away for a new one. To update Pennypress, change the version that it names."
        case .symbolicLink: "Put the file itself there."
        case .unexpectedFile(_, _, let wanted): "Put \(wanted) there, or move the file to assets/."
        case .tooDeep: "Put its files into a folder above."
        case .undatedPage: "Add “date: 2026-11-25” with the day of the text."
        case .unreadFolder(_, let near?), .unreadFile(_, let near?): "Did you mean “\(near)”?"
        case .unreadFolder, .unreadFile:
            "To publish it as it is, move it to static/. If it is for you alone, put “_” before "
                + "its name."
        case .nestedFolder: "Put its files into the folder above."
        case .notAFile: "Take it out of the site’s folder."
        case .badFileName(let name, let suggestion) where SourceFolder.isReserved(name):
            "Rename it, for example to \(suggestion)."
        case .badFileName(_, let suggestion):
            "Use small letters, digits and hyphens, such as “\(suggestion)”."
        case .translationIntoFirst(_, let plain):
            "Name it “\(plain)”: files without a language are in the first one."
        case .languageNotOfSite(_, let language, let plain):
            "Add “\(language)” to “languages:” in site.yaml, or name the file “\(plain)”."
        case .translationOfNothing(_, let original):
            "Write “\(original)” in the site’s first language, or correct the name."
        case .translatedTwice: "Keep one of the two."
        case .sharedThemeFile:
            "Only templates and explanations can be translated. A style sheet can use “:lang(de)”."
        case .unknownThemeFile(_, let near):
            near.map { "Did you mean “\($0)”?" }
                ?? "Put files to be copied as they are into assets/."
        case .unusedStyle(_, let whole):
            "Remove \(whole), or move the rules into it."
        case .unusedTemplate(_, .nearest(let near)): "Did you mean “\(near)”?"
        case .unusedTemplate(_, .renamed(let old, let new)):
            "Rename it: “\(old)” is “\(new)” now."
        case .unknownLocale(_, let near, let known):
            near.map { "Did you mean “\($0)”?" } ?? "It can be \(alternatives(known))."
        case .baseURLWithUser: "Leave out what is between “//” and “@”, and the “@”."
        case .notABaseURL: "Write the whole of it, such as “https://example.org/blog/”."
        case .noPictures:
            "Install the package chromium-headless-shell or chromium, or remove the key."
        case .unknownSet(let names, nil) where names.utf8.contains(UInt8(ascii: ",")):
            "Write several names as a list: “[\(names)]”."
        case .unknownSet(_, let near):
            near.map { "Did you mean “\($0)”?" }
                ?? "A set’s name is its file’s name, or the name cell of its row."
        case .nestedScenarios: "Name the sets that it has."
        case .unknownFigure(_, _, let near, let known):
            near.map { "Did you mean “\($0)”?" } ?? "It can be \(alternatives(known))."
        case .incompleteReference:
            "Write it as “{{name-of-set.figure}}”, such as {{first-home.payment}}."
        case .ownReferenceOutsideSet: "Write the set’s name instead of “this”."
        case .sameMonth: "Correct the month of one, or give it another “series:”."
        case .otherCurrency: "Give it another “series:”."
        case .monthsTooLarge: "Give some of them another “series:”."
        case .noMonths: "Give each a month such as “month: 2026-10”."
        case .unknownTerm(_, let near):
            near.map { "Did you mean “\($0)”?" }
                ?? "A term’s name is its file’s name, or the name cell of its row."
        case .ambiguousName: "Text does not link to it until one of the two gives it up."
        case .everydayWord:
            "Say when it links: “autolink: case-sensitive”, “autolink: never” or “autolink: first”."
        case .figureChanged:
            "Find out why; then write what is right under “shown”, or take it away."
        case .unusedTerm: "Name it in a lesson or another text, or leave it out."
        case .termNamedTwice: "Name it once."
        case .termNamesItself: "Name other terms only."
        case .unusedExplanation: "Add a saved set of that kind, or take the file out."
        case .explanationOfOtherKind(_, let wanted): "Give it an example of kind “\(wanted)”."
        case .reportsWithoutSources: "Write report.yaml beside site.yaml, with a list “sources:”."
        case .unknownSource(_, let near):
            near.map { "Did you mean “\($0)”?" } ?? "Add it to report.yaml, or take it out here."
        case .sourceOfOtherKind: "Name a source of that kind, or move it to the other list."
        case .draft: "Build with “--drafts”, or remove “draft: true” from its file."
        case .brokenLink(_, let near):
            near.map { "Did you mean “\($0)”?" } ?? "Link to a source file, relative to this one."
        case .linkLeavesSite: "Link to a file inside the site’s folder."
        case .rowNotNamed(_, let example): "Add the row’s name, such as “\(example)”."
        case .unknownRow(_, _, let near), .unknownAnchor(_, _, let near):
            near.map { "Did you mean “#\($0)”?" } ?? "Look up its names, or link without “#”."
        case .unknownPage(_, let near):
            near.map { "Did you mean “\($0)”?" }
                ?? "Name a file of the site, such as lessons/01-saving.md, or a page’s address."
        case .unreachedPage:
            "Link to it, put it in “navigation” in site.yaml, or put an index.md in its folder."
        case .addressTaken(_, let other) where other.hasPrefix("built-in "):
            "To replace a file of the theme, put it into templates/."
        case .addressTaken: "Rename one of the two."
        case .outputIsSource: "Choose another folder with “-o”."
        case .outputNotOurs: "Choose an empty or a new folder with “-o”."
        case .outputHoldsOther:
            "Move it to the site’s static/ or elsewhere, or choose another folder with “-o”."
        case .outputLocked: "Wait until it has ended."
        case .outputIsMountPoint(let path): "Name a folder in it, such as “-o \(path)/site”."
        case .outputIsLink(_, let target):
            "Remove the link, or name the folder: “-o \(target)”."
        case .outputHalfChanged:
            "Check the permissions and the disk, then build again. That first puts the old files "
                + "back."
        case .outputUnconfirmed: "Check the disk, then build again."
        case .outputReplaced: "Build again."
        case .oldOutputLeft: "The new pages are not affected. Remove the folder by hand."
        case .reuseDiffers:
            "Build with “--clean”, and report this: it is a fault of Pennypress."
        case .cacheNotWritten:
            "The pages are not affected. Check the permissions and the space left."
        }
    }

    /// Returns the sentence that follows the advice of the first of many faults with one cause.
    static func sameCause(_ file: String, others: Int) -> String {
        """
        \(counted(others, "more error")) below \(others == 1 ? "has" : "have") the same cause: \
        no file is called “\(file)”.
        """
    }
}
