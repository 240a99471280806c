import PennyDiagnostics
import PennyFiles
import PennySite

/// Checks a site whenever its files may have changed: soon after the last of several changes, and
/// on its own thread.
final class SiteWatch<Value: Sendable> {
    /// Receives the outcome of each check.
    var report: (Value) -> Void = { _ in }

    private let loop: ServerLoop
    private let watcher: SiteWatcher
    private let refresher: Refresher<Value>
    private let check: Refresher<Value>.Check
    private let bell: WakePipe
    private var pause = Pause()

    /// - Parameter polls: whether to do without the system's hints.
    init(
        _ site: PreviewSession, _ loop: ServerLoop, polls: Bool,
        check: @escaping Refresher<Value>.Check
    ) throws(DiagnosticError) {
        guard let bell = WakePipe(), let refresher = Refresher(bell: bell, check),
            loop.watch(bell.reading)
        else {
            let fault = Fault.preview.cannotWatch
            throw DiagnosticError([Diagnostic(fault, at: .option(site.folder))])
        }
        self.check = check
        self.loop = loop
        self.bell = bell
        let watcher = SiteWatcher(site, polls: polls)
        if let hints = watcher.descriptor, !loop.watch(hints) { watcher.doWithoutHints() }
        self.watcher = watcher
        self.refresher = refresher
        loop.readable = { [unowned self] in readable($0) }
        loop.woken = { [unowned self] in woken() }
        // A check that failed for lack of descriptors may succeed now.
        loop.recovered = { refresher.request() }
        loop.wake(in: patience)
    }

    /// Checks for the first time, and waits for the outcome.
    func checkNow(beforeReporting prepare: () -> Void = {}) {
        guard let first = check({ false }) else { return }
        prepare()
        report(first)
    }

    /// The timeout in milliseconds before an unrequested check; nil for none.
    private var patience: Int? {
        bell.isBroken ? min(watcher.patience ?? .max, 50) : watcher.patience
    }

    private func readable(_ descriptor: Int32) {
        if descriptor == bell.reading {
            bell.clear()
            reportNext()
            if bell.isBroken {
                // A broken pipe stays readable, so it must not wake the loop again.
                loop.unwatch(bell.reading)
                loop.wake(in: patience)
            }
        } else if watcher.drainHints() {
            pause.begin()
            loop.wake(in: pause.milliseconds)
        }
    }

    private func reportNext() {
        if let new = refresher.nextValue() { report(new) }
    }

    private func woken() {
        if bell.isBroken { reportNext() }
        if pause.isOn {
            pause.end()
            refresher.request()
        } else if !watcher.isComplete, watcher.check() {
            refresher.request()
        }
        loop.wake(in: patience)
    }
}
