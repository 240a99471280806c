import Glibc

/// Opens pages in a person's browser.
public enum BrowserWindow {
    /// Passes an address to the desktop, which opens it in the person's browser.
    ///
    /// - Returns: whether the desktop has a program for that.
    public static func open(_ address: String) -> Bool {
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&files, stream, "/dev/null", O_RDWR, 0)
        }
        let words: [UnsafeMutablePointer<CChar>?] = [strdup("xdg-open"), strdup(address), nil]
        defer { for word in words { free(word) } }
        var child: pid_t = 0
        return posix_spawnp(&child, "xdg-open", &files, nil, words, environ) == 0
    }
}
