import PennyDiagnostics
import PennyFiles
import PennySite

/// Looks at a site whenever its files may have changed: soon behind the last of several changes,
/// and in a thread of its own.
final class SiteWatch<Found: Sendable> {
    /// Told what each look has found.
    var found: (Found) -> Void = { _ in }

    private let loop: ServerLoop
    private let watcher: SiteWatcher
    private let refresher: Refresher<Found>
    private let look: Refresher<Found>.Look
    private let bell: WakePipe
    private var pause = Pause()

    /// - Parameter polls: whether to do without the system's hints.
    init(
        _ site: LiveSite, _ loop: ServerLoop, polls: Bool, look: @escaping Refresher<Found>.Look
    ) throws(DiagnosticError) {
        guard let bell = WakePipe(), let refresher = Refresher(bell: bell, look) else {
            let fault = PreviewFault.cannotWatch
            throw DiagnosticError([Diagnostic(.error, fault, at: .option(site.folder))])
        }
        self.look = look
        self.loop = loop
        self.bell = bell
        watcher = SiteWatcher(site, polls: polls)
        self.refresher = refresher
        loop.watch(bell.reading)
        if let descriptor = watcher.descriptor { loop.watch(descriptor) }
        loop.readable = { [unowned self] in readable($0) }
        loop.woken = { [unowned self] in woken() }
        loop.wake(in: watcher.patience)
    }

    /// Looks for the first time, and waits for it.
    func lookNow(beforeTelling prepare: () -> Void = {}) {
        guard let first = look({ false }) else { return }
        prepare()
        found(first)
    }

    private func readable(_ descriptor: Int32) {
        if descriptor == bell.reading {
            bell.clear()
            if let new = refresher.take() { found(new) }
        } else if watcher.takeHints() {
            pause.begin()
            loop.wake(in: pause.milliseconds)
        }
    }

    private func woken() {
        if pause.isOn {
            pause.end()
            refresher.ask()
        } else if watcher.look() {
            refresher.ask()
        }
        loop.wake(in: watcher.patience)
    }
}
