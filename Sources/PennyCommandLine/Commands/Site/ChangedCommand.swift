import ArgumentParser
import PennyDiagnostics
import PennyDiff

struct ChangedCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "changed",
        abstract: "List which files to upload and which to delete.",
        discussion: """
            Compares the list of files that a build writes, pennypress.json, with the one that is \
            published. It does not read the files, so it is fast for a million. With --only, it \
            prints plain names for other programs. Upload pennypress.json last, as it is listed: \
            if an upload breaks off before it, the next one begins with the same list.

              pennypress changed public --since published.json
              pennypress changed public --since published.json --only upload > upload.txt
              grep -vx pennypress.json upload.txt > pages.txt
              rclone copy --files-from-raw pages.txt public remote:site
              rsync -r --files-from pages.txt public host:/srv/www

            Without --since, all files are to be uploaded.
            """)

    enum Part: String, ExpressibleByArgument, CaseIterable {
        case upload, delete
    }

    @Argument(
        help: ArgumentHelp("The output folder of the build to publish.", valueName: "folder"),
        completion: .directory)
    var output: String

    @Option(
        help: ArgumentHelp(
            "The pennypress.json of the build that is published, or the folder with it.",
            valueName: "file"),
        completion: .file())
    var since: String?

    @Option(help: "Print only the names to upload, or to delete.")
    var only: Part?

    @Flag(name: [.customShort("0"), .customLong("null")], help: "End each name with a null byte.")
    var isNullEnded = false

    func validate() throws {
        if output == "" || since == "" { throw ValidationError("The name of a file is empty.") }
        if isNullEnded, only == nil { throw ValidationError("--null needs --only.") }
    }

    func run() throws {
        try PennyCommandLine.run {
            let changes = try PublishedChanges(in: output, since: since)
            try Console.output(text(of: changes))
        }
    }

    private func text(of changes: PublishedChanges) -> [UInt8] {
        switch only {
        case .upload:
            PublishedChanges.list(changes.uploads, isNullEnded: isNullEnded)
        case .delete:
            PublishedChanges.list(changes.deletions, isNullEnded: isNullEnded)
        case nil:
            PublishedChanges.list(
                changes.deletions.map { "delete  " + $0 } + changes.uploads.map { "upload  " + $0 },
                isNullEnded: false)
        }
    }
}
