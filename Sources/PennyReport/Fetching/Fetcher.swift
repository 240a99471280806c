import CFetch
package import PennyDiagnostics

/// Fetches one address over http or https, within limits, and never from a private network that the
/// configuration does not name.
package struct Fetcher: Sendable {
    private let settings: FetchSettings

    package init(_ settings: FetchSettings) {
        self.settings = settings
    }

    /// Fetches an address and follows redirects. The answer has a whole body, or states that
    /// nothing is newer than `known`.
    ///
    /// - Throws: a fault for any other status, and for an answer over the limits.
    package func fetch(
        _ address: String, newerThan known: Validators = Validators()
    ) throws(Fault) -> FetchAnswer {
        let answer = try answer(at: address, newerThan: known)
        if let fault = answer.fault(isKnown: known != Validators()) { throw fault }
        return answer
    }

    /// Fetches an answer of any status. The body of an error page is truncated.
    func answer(
        at address: String, newerThan known: Validators
    ) throws(Fault) -> FetchAnswer {
        let start = ContinuousClock.now
        var address = address
        for _ in 0...settings.redirectLimit {
            let host = try checkedHost(of: address)
            let left = settings.totalMilliseconds - Self.milliseconds(since: start)
            if left <= 0 { throw .connection.tooSlow(settings.totalMilliseconds) }
            let transfer = Transfer(settings, isHostAllowed: settings.allows(host: host))
            let end = transfer.run(address, known, milliseconds: left)
            let (answer, redirect) = try outcome(end, transfer, address)
            guard let redirect else { return answer }
            if URLParts.isDowngrade(from: address, to: redirect) {
                throw .fetchAddress.downgrade(redirect)
            }
            address = redirect
        }
        throw .fetchAddress.tooManyRedirects(settings.redirectLimit)
    }

    private func checkedHost(of address: String) throws(Fault) -> String {
        if URLParts.hasCredentials(address) { throw .fetchAddress.credentials(address) }
        guard URLParts.isWeb(address), let host = URLParts.host(of: address) else {
            throw .fetchAddress.notFetchable(address)
        }
        return host
    }

    private static func milliseconds(since start: ContinuousClock.Instant) -> Int {
        let parts = (ContinuousClock.now - start).components
        return Int(parts.seconds) * 1000 + Int(parts.attoseconds / 1_000_000_000_000_000)
    }

    // MARK: - Outcomes

    private func outcome(
        _ end: Transfer.End, _ transfer: Transfer, _ address: String
    ) throws(Fault) -> (FetchAnswer, redirect: String?) {
        switch end.end {
        case PENNY_FETCH_DONE: break
        case PENNY_FETCH_REFUSED: throw .fetchAddress.notFetchable(address)
        case PENNY_FETCH_TIMED_OUT: throw .connection.tooSlow(settings.totalMilliseconds)
        case PENNY_FETCH_NOT_CONNECTED:
            throw .connection.notConnected(
                min(settings.connectMilliseconds, settings.totalMilliseconds))
        case PENNY_FETCH_TOO_LARGE where end.status >= 400: break
        case PENNY_FETCH_TOO_LARGE: throw .answerSize.tooLarge(settings.byteLimit)
        case PENNY_FETCH_TOO_MANY_HEADERS:
            throw .answerSize.headersTooLarge(Int(PENNY_FETCH_HEADERS))
        default: throw Self.failure(end, address)
        }
        let body = end.status == 200 ? transfer.body : Array(transfer.body.prefix(Self.pageLimit))
        let answer = FetchAnswer(
            address: address, status: end.status, body: body,
            contentType: end.contentType, validators: end.validators, retryAfter: end.retryAfter)
        let isRedirect = [301, 302, 303, 307, 308].contains(end.status)
        return (answer, isRedirect ? end.redirect : nil)
    }

    private static func failure(_ end: Transfer.End, _ address: String) -> Fault {
        let host = URLParts.host(of: address) ?? address
        return switch end.end {
        case PENNY_FETCH_BAD_COMPRESSION: .answer.badCompression
        case PENNY_FETCH_UNTRUSTED: .fetchAddress.untrusted(host)
        case PENNY_FETCH_NO_TLS: .connection.noTLS(host)
        case PENNY_FETCH_UNKNOWN_HOST: .connection.unknownHost(host)
        case PENNY_FETCH_NO_CONNECTION: .connection.refused(host)
        case PENNY_FETCH_CLOSED: .connection.closed
        case PENNY_FETCH_CUT_SHORT: .connection.cutShort
        default: .connection.noAnswer(end.reason)
        }
    }

    /// The number of bytes to keep of an error page.
    private static let pageLimit = 64 * 1024
}
