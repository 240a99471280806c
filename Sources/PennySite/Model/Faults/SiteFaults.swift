package import PennyDiagnostics

extension Fault {
    package static let site = SiteFaults()
}

/// Faults of a site’s folder and of the files in it.
package struct SiteFaults: FaultDeclarations {
    package let cannotRead = FaultDeclaration(
        501, example: "calculations/car.md", "Permission denied"
    ) {
        path, reason in
        ("cannot read “\(path)”: \(reason)", "Check that it exists and that you may read it.")
    }
    package let cannotWrite = FaultDeclaration(
        502, example: "public/index.html", "No space left on device"
    ) { path, reason in
        ("cannot write “\(path)”: \(reason)", "Check the permissions and the space left.")
    }
    let fileChanged = Fault(
        503, "the file changed while the site was being built", "Build again when it is saved.")
    let noSite = FaultDeclaration(504, example: "sites", "site.yml") {
        (folder: String, misnamed: String?) in
        (
            "there is no site.yaml in “\(folder)”",
            misnamed.map { "Rename “\($0)” to “site.yaml”." }
                ?? "Name the site’s folder, or make one with “pennypress new my-site”."
        )
    }
    let foreignSite = FaultDeclaration(505, example: "/srv/site") { site in
        (
            "the site or library in “\(site)” belongs to another user",
            "If you trust what is in it, name it, as in “pennypress build \(site)” or "
                + "“pennypress list --site \(site)”."
        )
    }
    let foreignSiteAround = FaultDeclaration(506, example: "/srv/site") { site in
        (
            "the site or library in “\(site)” belongs to another user",
            "Move the file to a folder of your own, or run as that user."
        )
    }
    let notAnEmptyFolder = FaultDeclaration(507, example: "site") { path in
        ("“\(path)” is not an empty folder", "Name a new folder, or an empty one.")
    }
    let workflowThere = FaultDeclaration(508, example: ".github/workflows/site.yml") { path in
        (
            "there is a file “\(path)” already",
            "Move it away for a new one. To update Pennypress, change the version that it names."
        )
    }
    let symbolicLink = Fault(509, "symbolic links are not followed", "Put the file itself there.")
    let unexpectedFile = FaultDeclaration(
        510, example: "car.txt", "calculations", ".md, .yaml, .json or .csv"
    ) { name, folder, wanted in
        (
            "“\(name)” is not a kind of file that \(folder)/ holds",
            "Put \(wanted) there, or move the file to assets/."
        )
    }
    let unreadFolder = FaultDeclaration(511, as: .warning, example: "calculatoins", "calculations")
    { (name: String, near: String?) in
        ("the folder “\(name)” is not read", didYouMean(near) ?? publishAsItIs)
    }
    let unreadFile = FaultDeclaration(512, as: .warning, example: "site.yml", "site.yaml") {
        (name: String, near: String?) in
        ("the file “\(name)” is not read", didYouMean(near) ?? publishAsItIs)
    }
    let nestedFolder = FaultDeclaration(513, example: "2026") { name in
        ("the folder “\(name)” is inside another", "Put its files into the folder above.")
    }
    let tooDeep = FaultDeclaration(514, example: 16) { (limit: Int) in
        ("the folder is more than \(limit) folders deep", "Put its files into a folder above.")
    }
    /// A page of a section by date has no date.
    let undatedPage = FaultDeclaration(515, example: "news") { section in
        (
            "the section \(section) lists its pages by date, and this one has none",
            "Add “date: 2026-11-25” with the day of the text."
        )
    }
    let notAFile = FaultDeclaration(516, example: "pipe") { name in
        ("“\(name)” is neither a file nor a folder", "Take it out of the site’s folder.")
    }
    let badFileName = FaultDeclaration(517, example: "First Home.md", "first-home.md") {
        name, suggestion in
        SourceFolder.isReserved(name)
            ? (
                "Windows keeps the file name “\(name)” for itself",
                "Rename it, for example to \(suggestion)."
            )
            : (
                "the file name “\(name)” cannot be an address",
                "Use small letters, digits and hyphens, such as “\(suggestion)”."
            )
    }
    let draft = FaultDeclaration(550, example: "car") { name in
        ("“\(name)” is a draft", "Build with “--drafts”, or remove “draft: true” from its file.")
    }
    package let unknownLocale = FaultDeclaration(
        526, example: "en-UK", "en-GB", ["en-GB", "en-US"]
    ) {
        (locale: String, near: String?, known: [String]) in
        ("locale “\(locale)” is not known", didYouMean(near, among: known))
    }
    let notABaseURL = FaultDeclaration(527, example: "example.org") { url in
        (
            "“\(url)” is not a web address to publish at",
            "Write the whole of it, such as “https://example.org/blog/”."
        )
    }
    /// The address is not repeated: it may have a password.
    let baseURLWithUser = Fault(
        597, "the address has the name of a user, which every page would show",
        "Leave out what is between “//” and “@”, and the “@”.")
}

private let publishAsItIs =
    "To publish it as it is, move it to static/. If it is for you alone, put “_” before its name."
