import Glibc
import PennyDiagnostics

/// A running browser and its socket. The process and all its helpers end with the value, in any
/// case.
///
/// The browser reads commands from its descriptor 3 and writes answers to 4, as
/// `--remote-debugging-pipe` defines: there is no port that others could connect to.
final class BrowserProcess {
    let socket: Int32
    private let process: pid_t
    /// The browser's folder, which exists until the process has ended.
    private let folder: BrowserFolder

    init(_ browser: InstalledBrowser, _ folder: BrowserFolder) throws(Fault) {
        func failure(_ code: Int32) -> Fault {
            .browser.cannotStart(browser.path, String(cString: strerror(code)))
        }
        var ends: [Int32] = [-1, -1]
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw failure(errno) }
        // Above the descriptor numbers that it gets in the browser.
        let theirs = fcntl(ends[1], F_DUPFD_CLOEXEC, 10)
        let code = errno
        close(ends[1])
        guard theirs >= 0 else {
            close(ends[0])
            throw failure(code)
        }
        defer { close(theirs) }
        var process: pid_t = 0
        let started = Self.spawn(
            Self.arguments(browser, folder), theirs, wordsTo: folder.words, &process)
        guard started == 0 else {
            close(ends[0])
            throw failure(started)
        }
        socket = ends[0]
        self.process = process
        self.folder = folder
    }

    private static func spawn(
        _ arguments: [String], _ theirs: Int32, wordsTo words: String, _ process: inout pid_t
    ) -> Int32 {
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(
            &files, STDERR_FILENO, words, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        posix_spawn_file_actions_adddup2(&files, theirs, 3)
        posix_spawn_file_actions_adddup2(&files, theirs, 4)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // A process group of its own, so that its helpers end with it.
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        posix_spawnattr_setpgroup(&attributes, 0)
        var words = arguments.map { strdup($0) }
        defer { words.forEach { free($0) } }
        words.append(nil)
        return posix_spawn(&process, arguments[0], &files, &attributes, words, environ)
    }

    /// The arguments of a shell that runs the browser, waits for it and removes its folder. The
    /// browser ends when its connection closes, so the folder is removed even when this command is
    /// killed.
    private static func arguments(
        _ browser: InstalledBrowser, _ folder: BrowserFolder
    ) -> [String] {
        let script = "folder=$1; shift; \"$@\"; exec /bin/rm -rf -- \"$folder\""
        return ["/bin/sh", "-c", script, "sh", folder.path] + browserArguments(browser, folder)
    }

    private static func browserArguments(
        _ browser: InstalledBrowser, _ folder: BrowserFolder
    ) -> [String] {
        var arguments = [
            browser.path, "--headless", "--remote-debugging-pipe",
            "--user-data-dir=\(folder.profile)", "--no-first-run", "--disable-gpu",
            "--disable-dev-shm-usage", "--disable-extensions", "--disable-sync",
            "--disable-background-networking", "--disable-component-update", "--hide-scrollbars",
            "--force-color-profile=srgb", "--font-render-hinting=none",
            // A printed page is self-contained. The rule stops all network access, including early
            // name lookups, which ask for no permission.
            "--host-resolver-rules=MAP * ~NOTFOUND",
        ]
        // As root, Chromium refuses to start with its sandbox.
        if geteuid() == 0 { arguments.append("--no-sandbox") }
        return arguments + ["about:blank"]
    }

    deinit {
        close(socket)
        kill(-process, SIGKILL)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }
}
