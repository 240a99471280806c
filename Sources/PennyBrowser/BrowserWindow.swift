import Glibc

/// The browser that a person has open.
public enum BrowserWindow {
    /// Hands an address to the desktop, which shows it in the person's browser.
    ///
    /// - Returns: whether there is a desktop's program to hand it to.
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
