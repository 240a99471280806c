package import PennyDiagnostics

extension Fault {
    package static let output = OutputFaults()
}

/// Faults of the output folder, and of the cache.
package struct OutputFaults: FaultDeclarations {
    let isSource = FaultDeclaration(558, example: "site") { path in
        ("the output folder “\(path)” holds the site’s sources", "Choose another folder with “-o”.")
    }
    let notOurs = FaultDeclaration(559, example: "downloads") { path in
        (
            "the folder “\(path)” was not made by Pennypress",
            "Choose an empty or a new folder with “-o”."
        )
    }
    let holdsOther = FaultDeclaration(560, example: "notes.txt", "public") { name, folder in
        (
            "“\(name)” in “\(folder)” was not made by Pennypress",
            "Move it to the site’s static/ or elsewhere, or choose another folder with “-o”."
        )
    }
    let locked = FaultDeclaration(561, example: "public") { path in
        ("another build is writing to “\(path)”", "Wait until it has ended.")
    }
    let isMountPoint = FaultDeclaration(562, example: "public") { path in
        (
            "another file system is mounted at “\(path)”, so a build cannot move files into it",
            "Name a folder in it, such as “-o \(path)/site”."
        )
    }
    let isLink = FaultDeclaration(598, example: "public", "/srv/www") { path, target in
        (
            "the output “\(path)” is a link to “\(target)”, which you have not named",
            "Remove the link, or name the folder: “-o \(target)”."
        )
    }
    let halfChanged = FaultDeclaration(599, example: "public", "Input/output error") {
        path, reason in
        (
            "some files in “\(path)” are new and some are old: \(reason)",
            "Check the permissions and the disk, then build again. That first puts the old files "
                + "back."
        )
    }
    let unconfirmed = FaultDeclaration(563, example: "public", "Input/output error") {
        path, reason in
        (
            "the new pages are in “\(path)”, but the disk has not confirmed them: \(reason)",
            "Check the disk, then build again."
        )
    }
    let undoUnconfirmed = FaultDeclaration(600, example: "public", "Input/output error") {
        path, reason in
        (
            "the old pages are in “\(path)” again, but the disk has not confirmed them: \(reason)",
            "Check the disk, then build again. That first makes sure that the old pages are there."
        )
    }
    let replaced = FaultDeclaration(564, example: "public") { path in
        ("“\(path)” is not the folder it was when the build began", "Build again.")
    }
    let oldOutputLeft = FaultDeclaration(
        565, as: .warning, example: ".public-old", "Permission denied"
    ) { path, reason in
        (
            "what is left of a build in “\(path)” cannot be removed: \(reason)",
            "The new pages are not affected. Remove the folder by hand."
        )
    }
    let reuseDiffers = FaultDeclaration(566, example: "calculations/first-home.html") { page in
        (
            "\(page) was to be reused from the last build, but making it again gives another page",
            "Build with “--clean”, and report this: it is a fault of Pennypress."
        )
    }
    let cacheNotWritten = FaultDeclaration(567, as: .warning, example: "No space left on device") {
        reason in
        (
            "the next build cannot reuse anything of this one: \(reason)",
            "The pages are not affected. Check the permissions and the space left."
        )
    }
}
