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
        guard let bell = WakePipe(), let refresher = Refresher(bell: bell, look),
            loop.watch(bell.reading)
        else {
            let fault = PreviewFault.cannotWatch
            throw DiagnosticError([Diagnostic(.error, fault, at: .option(site.folder))])
        }
        self.look = look
        self.loop = loop
        self.bell = bell
        let watcher = SiteWatcher(site, polls: polls)
        if let hints = watcher.descriptor, !loop.watch(hints) { watcher.doWithoutHints() }
        self.watcher = watcher
        self.refresher = refresher
        loop.readable = { [unowned self] in readable($0) }
        loop.woken = { [unowned self] in woken() }
        // A look that failed while everything was open may succeed now.
        loop.recovered = { refresher.ask() }
        loop.wake(in: patience)
    }

    /// Looks for the first time, and waits for it.
    func lookNow(beforeTelling prepare: () -> Void = {}) {
        guard let first = look({ false }) else { return }
        prepare()
        found(first)
    }

    /// The time to wait before somebody looks without being woken; nil for ever.
    private var patience: Int? {
        bell.isBroken ? min(watcher.patience ?? .max, 50) : watcher.patience
    }

    private func readable(_ descriptor: Int32) {
        if descriptor == bell.reading {
            bell.clear()
            takeFound()
            if bell.isBroken {
                // It is readable from now on, whether there is anything or not.
                loop.unwatch(bell.reading)
                loop.wake(in: patience)
            }
        } else if watcher.takeHints() {
            pause.begin()
            loop.wake(in: pause.milliseconds)
        }
    }

    private func takeFound() {
        if let new = refresher.take() { found(new) }
    }

    private func woken() {
        if bell.isBroken { takeFound() }
        if pause.isOn {
            pause.end()
            refresher.ask()
        } else if !watcher.isComplete, watcher.look() {
            refresher.ask()
        }
        loop.wake(in: patience)
    }
}
