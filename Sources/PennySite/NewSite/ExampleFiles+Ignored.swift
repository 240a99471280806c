extension ExampleFiles {
    /// What stands in a site's folder and is not for its repository. `.library/` has sets that
    /// were removed, which nobody means to publish, and the journal of one person's undo. What
    /// a source answered is somebody else's page.
    static let ignored = (
        path: ".gitignore",
        text: """
        # The built site, and what a stopped build has left.
        /public/
        /.public.*
        # Sets that you removed, for “pennypress undo” on this machine.
        /.library/
        # The answers of the sources of the daily report. The values are in reports/.
        /reports/raw/

        """
    )
}
